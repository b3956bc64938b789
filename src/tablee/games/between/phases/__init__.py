"""The game at a glance, in order of play: deal, choose, then turns (joker, ask, announce) until a round is over."""

from tablee.core import course
from tablee.games.between.events import Event
from tablee.games.between.state import State

Course = course.Course[State, Event]
