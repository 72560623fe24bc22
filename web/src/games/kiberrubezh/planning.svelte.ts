// The wave or the blocks that the reader plans: nothing of it is sent before they say so, all of it can be taken back.

import { untrack } from "svelte";
import { MoveQueue, type QueuedMove } from "../../lib/moveQueue.svelte";
import { say } from "../../lib/i18n.svelte";
import type { LegalAction } from "../../wire";
import { tile, type Moves } from "./moves";
import * as plan from "./plan";
import type { Scene } from "./scene";

interface Now {
  scene: Scene;
  moves: Moves;
  legal: LegalAction[];
}

/** To be made while a component is. */
export class Planning {
  uses = $state.raw<plan.Use[]>([]);
  /** What could not be sent. */
  left = $state("");
  private named = $state.raw<string[]>([]);
  private goal = $state.raw<Map<string, number> | null>(null);
  private readonly following: MoveQueue;

  /** Means that are chosen for the wave. */
  readonly means = $derived.by(() => plan.standing(this.now().scene, this.named, this.goal));
  /** By tile: how many of it are. */
  readonly taken = $derived.by(() => new Map(this.means.map((card) => [this.own(card), this.means.filter((one) => one === card).length])));
  /** By tile: what is planned with it. */
  readonly notes = $derived.by(() => {
    const found = new Map([...this.taken].map(([id, count]) => [id, say("kr-planned", { count })]));
    for (const { measure } of this.uses) {
      const count = plan.blocksOf(this.now().scene, measure);
      found.set(this.own(measure), say("kr-blocks-used", { used: plan.used(this.uses, measure), count }));
    }
    return found;
  });

  constructor(
    private readonly now: () => Now,
    submit: (action: number) => void,
  ) {
    this.following = new MoveQueue(
      () => {
        const { scene, legal } = now();
        return { decision: scene.decision.name, mine: scene.decision.player === scene.seat, legal, moment: scene };
      },
      submit,
      (rest) => this.stopped(rest),
    );
    // Blocks are for one decision; a wave stays planned until it or the turn is over.
    const open = $derived(JSON.stringify([now().scene.decision, now().scene.wave]));
    const turn = $derived.by(() => {
      const { turn, active, wave } = now().scene;
      return `${turn}/${active}/${wave !== null && wave.stage !== "naming"}`;
    });
    $effect(() => {
      void open;
      untrack(() => (this.uses = []));
    });
    $effect(() => {
      void turn;
      untrack(() => {
        this.takeAll();
        this.left = "";
      });
    });
  }

  /** All of it is on its way. */
  get sending(): boolean {
    return this.goal !== null;
  }

  get some(): boolean {
    return this.means.length > 0 || this.uses.length > 0;
  }

  canAdd(card: string): boolean {
    const { scene, moves } = this.now();
    return plan.canAdd(scene, moves, this.means, card);
  }

  /** The attacks that a measure could block beside what is planned. */
  attacks(measure: string): string[] {
    const { scene, moves } = this.now();
    return [...(moves.blocks.get(measure)?.keys() ?? [])].filter((attack) => plan.canBlock(scene, moves, this.uses, measure, attack));
  }

  add(card: string): void {
    this.named = [...this.means, card];
    this.left = "";
  }

  assign(measure: string, attack: string): void {
    this.uses = plan.withBlock(this.now().scene, this.uses, measure, attack);
    this.left = "";
  }

  takeMeans(card: string): void {
    this.named = plan.withoutMeans(this.means, card);
  }

  takeBlock(measure: string, attack: string): void {
    this.uses = plan.withoutBlock(this.uses, measure, attack);
  }

  takeAll(): void {
    this.named = [];
    this.uses = [];
    this.goal = null;
  }

  declare(): void {
    const { scene } = this.now();
    this.goal = plan.goalOf(scene, this.means);
    this.start(plan.waveSteps(scene, this.means));
  }

  block(): void {
    const steps = plan.blockSteps(this.now().scene, this.uses);
    this.uses = [];
    this.start(steps);
  }

  private start(steps: QueuedMove[]): void {
    this.left = "";
    this.following.start(steps);
  }

  private stopped(rest: QueuedMove[]): void {
    this.takeAll();
    this.left = rest.flatMap((step) => (step.maybe ? [] : [step.notation])).join(", ");
  }

  private own(card: string): string {
    return tile(this.now().scene.seat, card, "upright");
  }
}
