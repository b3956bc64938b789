"""A puzzle at a glance: dealt, built, joined or given up."""

from tablee.core import course
from tablee.games.light_line.modes.solo_line.events import Event
from tablee.games.light_line.modes.solo_line.state import State

Course = course.Course[State, Event]
