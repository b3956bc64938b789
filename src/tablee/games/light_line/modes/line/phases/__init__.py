"""The game at a glance, in order of play: deal, then turns (place or exchange, pay, draw) until the end."""

from tablee.core import course
from tablee.games.light_line.modes.line.events import Event
from tablee.games.light_line.modes.line.state import State

Course = course.Course[State, Event]
