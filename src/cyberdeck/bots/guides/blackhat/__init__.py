"""The guide of Black Hat."""

from cyberdeck.bots.guides.blackhat.guide import Thumbs

__all__ = ("Thumbs",)
