"""The game at a glance: a lot is turned, all bid, all bids are shown; five times."""

from tablee.core import course

from ..events import Event
from ..state import State

Course = course.Course[State, Event]
