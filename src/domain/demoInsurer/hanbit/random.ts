/** A stream of numbers that depends on its name alone: the same in every installation, whatever else is drawn before it. */
export interface RandomStream {
  /** Uniform from 0 to 1. */
  readonly next: () => number;
  /** One of the values. */
  readonly pick: <T>(values: readonly T[]) => T;
  /** About -1 to 1, the middle likelier. */
  readonly noise: () => number;
}

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

/** mulberry32, seeded by a name. */
export function randomStream(name: string): RandomStream {
  let state = hashOf(`Hanbit ${name}`);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    pick: (values) => values[Math.floor(next() * values.length)] as (typeof values)[number],
    noise: () => (next() + next() + next()) / 1.5 - 1,
  };
}

export const rounded = (value: number, step: number): number => Math.round(value / step) * step;

/** As it would be written: no digits that nobody stated. */
export const written = (value: number, digits = 6): number => Number(value.toPrecision(digits));
