"""The guide of Kiberrubezh."""

from cyberdeck.bots.guides.kiberrubezh.guide import Thumbs

__all__ = ("Thumbs",)
