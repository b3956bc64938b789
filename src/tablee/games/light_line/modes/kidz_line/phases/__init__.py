"""The game at a glance, in order of play: deal, then six rounds of turns (turn up, then place or give up)."""

from tablee.core import course
from tablee.games.light_line.modes.kidz_line.events import Event
from tablee.games.light_line.modes.kidz_line.state import State

Course = course.Course[State, Event]
