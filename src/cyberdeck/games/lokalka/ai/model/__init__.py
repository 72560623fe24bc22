"""The policy/value model of Lokalka."""

from cyberdeck.games.lokalka.ai.model.actions import LearnedModel

__all__ = ("LearnedModel",)
