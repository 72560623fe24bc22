"""The guide of Black Hat."""

from cyberdeck.bots.guides.blackhat.guide import LearnedGuide

__all__ = ("LearnedGuide",)
