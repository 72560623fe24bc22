"""The policy/value model of Black Hat."""

from cyberdeck.games.blackhat.ai.model.actions import LearnedModel

__all__ = ("LearnedModel",)
