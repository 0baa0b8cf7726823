/** The agenda: pending steps as two plain lists, the steps and their arguments; the last one runs next. */
import type { AnyStep, Frame, GameShape, StepName } from './game.ts';

/** The pending steps of a table. */
export class Agenda<G extends GameShape> {
  readonly steps: AnyStep<G>[] = [];
  readonly args: unknown[] = [];
  /** Where the running step's own steps go, so that they run in the order they were added. */
  base = 0;
  readonly #known: ReadonlyMap<string, AnyStep<G>>;

  constructor(known: ReadonlyMap<string, AnyStep<G>>) {
    this.#known = known;
  }

  /** Adds a step. It runs after those the running step has already added and before everything that was pending. */
  add(name: string, args: unknown): void {
    const step = this.#known.get(name);
    if (step === undefined) throw new Error(`There is no step "${name}".`);
    const { steps, args: given, base } = this;
    let at = steps.length;
    steps.push(step);
    given.push(args);
    for (; at > base; at--) {
      steps[at] = steps[at - 1] as AnyStep<G>;
      given[at] = given[at - 1];
    }
    steps[at] = step;
    given[at] = args;
  }

  /** Takes off the step that runs next; the steps it adds take its place. */
  pop(): void {
    this.steps.pop();
    this.args.pop();
    this.base = this.steps.length;
  }

  /** Drops every pending step. */
  clear(): void {
    this.#cut(0);
  }

  /** Drops the pending steps above the nearest one of this name; if there is none, drops nothing and gives false. */
  dropUntil(name: StepName<G>): boolean {
    for (let i = this.steps.length - 1; i >= 0; i--) {
      if ((this.steps[i] as AnyStep<G>).name !== name) continue;
      this.#cut(i + 1);
      return true;
    }
    return false;
  }

  /** The pending steps by name, as a state keeps them. */
  frames(): Frame[] {
    return this.steps.map(({ name }, i) => ({ step: name, args: this.args[i] }));
  }

  /** Takes over the pending steps of a state. */
  lay(frames: readonly Frame[]): void {
    this.clear();
    for (const { step, args } of frames) {
      this.base = this.steps.length;
      this.add(step, args);
    }
  }

  #cut(length: number): void {
    this.steps.length = length;
    this.args.length = length;
    this.base = length;
  }
}
