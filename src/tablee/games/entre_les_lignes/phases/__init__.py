"""The game at a glance, in the order of play: deal, draw, show, vote, objections, reveal; and what cuts across them."""

from tablee.core import course
from tablee.games.entre_les_lignes.events import Event
from tablee.games.entre_les_lignes.state import State

Course = course.Course[State, Event]
