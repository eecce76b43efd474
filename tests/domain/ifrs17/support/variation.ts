import { asCase, type PublishedCase } from '@/domain/ifrs17';

export interface Variation {
  readonly model?: string;
  readonly facts: Readonly<Record<string, unknown>>;
  /** Figures worked out by other means than the engine's. */
  readonly expected: Readonly<Record<string, unknown>>;
}

/** A case of our own in the format of the published ones, its figures exact. */
export const variation = (id: string, of: () => Variation): PublishedCase =>
  asCase({ id, ...of(), tolerance: { abs: 1e-7 } });

export const sum = (values: readonly number[]): number =>
  values.reduce((all, each) => all + each, 0);
