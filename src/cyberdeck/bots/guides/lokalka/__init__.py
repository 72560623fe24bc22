"""The guide of Lokalka."""

from cyberdeck.bots.guides.lokalka.guide import LearnedGuide

__all__ = ("LearnedGuide",)
