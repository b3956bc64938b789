"""The game at a glance, in order of play: deal, compose, then turns and votes until a round is over."""

from tablee.core import course
from tablee.games.wordz.events import Event
from tablee.games.wordz.state import State

Course = course.Course[State, Event]
