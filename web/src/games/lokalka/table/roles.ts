// A sign for each role and guess.

import Crown from "~icons/ph/crown-fill";
import Detective from "~icons/ph/detective-fill";
import Eye from "~icons/ph/eye-fill";
import Headset from "~icons/ph/headset-fill";
import Question from "~icons/ph/question-bold";
import type { Component } from "svelte";

export const ROLE_SIGNS: { readonly [role: string]: Component } = {
  administrator: Crown,
  hacker: Detective,
  insider: Eye,
  helpdesk: Headset,
  unsure: Question,
};
