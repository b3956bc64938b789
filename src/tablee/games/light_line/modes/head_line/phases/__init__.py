"""The game at a glance, in order of play: dealing, a call, its proof, the end of a round; and the clock."""

from tablee.core import course
from tablee.games.light_line.modes.head_line.events import Event
from tablee.games.light_line.modes.head_line.state import State

Course = course.Course[State, Event]
