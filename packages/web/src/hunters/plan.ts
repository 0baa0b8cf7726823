/** The attack plan being drawn up: shared by the panel that makes it and the scene that shows it. */
import { signal } from '@preact/signals';

/** Torpedoes aimed at each target by the plan on the table; empty when there is none. */
export const aimed = signal<readonly number[]>([]);
