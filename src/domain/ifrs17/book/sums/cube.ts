import type { ClosedGroup } from '../types';
import { addTerm, plus, roundedSum, type ExactSum } from './exactSum';

/** By what sums are taken. */
export const dimensions = [
  'company',
  'currency',
  'portfolio',
  'side',
  'family',
  'model',
  'transition',
  'isAcquired',
  'isOnerousAtRecognition',
  'periodsPerYear',
] as const;
export type Dimensions = Pick<ClosedGroup, (typeof dimensions)[number]>;
/** What a sum is of; dimensions that are left out are all. */
export type Scope = Partial<Dimensions>;

export interface CubeCell extends Dimensions {
  readonly period: string;
  readonly groups: number;
  readonly sums: Readonly<Record<string, ExactSum>>;
}

/** Sums of stored group results by every combination of dimensions that occurs: plain JSON that batches add up. */
export type Cube = readonly CubeCell[];

const keyOf = (each: Dimensions & { readonly period: string }): string =>
  JSON.stringify([each.period, ...dimensions.map((name) => each[name])]);

const dimensionsOf = (each: Dimensions): Dimensions =>
  Object.fromEntries(dimensions.map((name) => [name, each[name]])) as unknown as Dimensions;

function added(
  sums: Record<string, number[]>,
  figures: Readonly<Record<string, ExactSum | number>>,
): void {
  for (const [name, value] of Object.entries(figures)) {
    const parts = (sums[name] ??= []);
    if (typeof value !== 'number') for (const part of value) addTerm(parts, part);
    else if (value !== 0) addTerm(parts, value);
  }
}

function collected(
  cells: Iterable<
    Dimensions & { period: string; groups: number; sums: CubeCell['sums'] | ClosedGroup['figures'] }
  >,
): Cube {
  const found = new Map<
    string,
    { cell: CubeCell; sums: Record<string, number[]>; groups: number }
  >();
  for (const each of cells) {
    const key = keyOf(each);
    const known = found.get(key) ?? {
      cell: { ...dimensionsOf(each), period: each.period, groups: 0, sums: {} },
      sums: {},
      groups: 0,
    };
    added(known.sums, each.sums);
    known.groups += each.groups;
    found.set(key, known);
  }
  return [...found.entries()]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, { cell, sums, groups }]) => ({ ...cell, groups, sums }));
}

function* asCells(groups: Iterable<ClosedGroup>) {
  for (const each of groups) yield { ...each, groups: 1, sums: each.figures };
}

/** Sums of a batch of groups. */
export const cubeOf = (groups: Iterable<ClosedGroup>): Cube => collected(asCells(groups));

/** Sums of several batches, in any order. */
export const mergedCubes = (cubes: readonly Cube[]): Cube => collected(cubes.flat());

export const isWithin = (each: Dimensions, scope: Scope): boolean =>
  dimensions.every((name) => scope[name] === undefined || scope[name] === each[name]);

/** Whether groups of a scope state that a figure is nothing, which a close leaves out: then it counts as a part. */
export const isStatedNothing = (cube: Cube, scope: Scope, figure: string): boolean =>
  cube.some((cell) => isWithin(cell, scope) && cell.sums[figure]?.length === 0);

/** One figure over a scope. Amounts of companies with other currencies are to be translated first (`translatedCube`). */
export function sumOver(cube: Cube, scope: Scope, figure: string): number {
  let sum: ExactSum = [];
  for (const cell of cube) if (isWithin(cell, scope)) sum = plus(sum, cell.sums[figure] ?? []);
  return roundedSum(sum);
}
