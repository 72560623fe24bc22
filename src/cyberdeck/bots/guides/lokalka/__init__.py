"""The guide of Lokalka."""

from cyberdeck.bots.guides.lokalka.guide import Thumbs

__all__ = ("Thumbs",)
