"""The guide of Cyber Shield."""

from cyberdeck.bots.guides.cybershield.guide import LearnedGuide

__all__ = ("LearnedGuide",)
