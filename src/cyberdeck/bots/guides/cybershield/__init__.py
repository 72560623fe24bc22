"""The guide of Cyber Shield."""

from cyberdeck.bots.guides.cybershield.guide import Thumbs

__all__ = ("Thumbs",)
