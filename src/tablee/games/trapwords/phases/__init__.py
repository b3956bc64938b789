"""The game at a glance: dungeon, rounds, draw, traps, turn, clue, guess, claims, settle; beside them talk and time."""

from tablee.core import course
from tablee.games.trapwords.events import Event
from tablee.games.trapwords.state import State

Course = course.Course[State, Event]
