"""The game at a glance, in order of play: deal and signal, the race, the end of a round; and a clock."""

from tablee.core import course
from tablee.games.light_line.modes.long_line.events import Event
from tablee.games.light_line.modes.long_line.state import State

Course = course.Course[State, Event]
