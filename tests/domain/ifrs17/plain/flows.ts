import type { GroupInput } from '@/domain/ifrs17';
import type { Discount } from './rates';

export const kinds = [
  'premiums',
  'claims',
  'expenses',
  'investmentComponents',
  'acquisition',
] as const;
export type Kind = (typeof kinds)[number];
/** Expected flows and coverage units by period. */
export type Flows = Readonly<Record<Kind | 'units', readonly number[]>>;
/** Paid is positive: what is received lowers a liability. */
const signOf = (kind: Kind) => (kind === 'premiums' ? -1 : 1);
export const outflows: readonly Kind[] = ['claims', 'expenses', 'investmentComponents'];

export const each = (length: number, of: (index: number) => number) =>
  Array.from({ length }, (_, index) => of(index));
export const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

export const flowsOf = (
  stated: GroupInput['expected'],
  units: readonly number[] | undefined,
  length: number,
): Flows => {
  const listed = (values: readonly number[] | undefined) =>
    each(length, (index) => values?.[index] ?? 0);
  return {
    premiums: listed(stated?.premiums),
    claims: listed(stated?.claims),
    expenses: listed(stated?.expenses),
    investmentComponents: listed(stated?.investmentComponents),
    acquisition: listed(stated?.acquisition),
    units: listed(units),
  };
};

const mapped = (
  flows: Flows,
  of: (value: number, index: number, kind: Kind | 'units') => number,
): Flows =>
  Object.fromEntries(
    ([...kinds, 'units'] as const).map((kind) => [
      kind,
      flows[kind].map((value, index) => of(value, index, kind)),
    ]),
  ) as unknown as Flows;

export const added = (one: Flows, other: Flows): Flows =>
  mapped(one, (value, index, kind) => value + (other[kind][index] ?? 0));

/** What a revision leaves out stays; what it states is of the periods after it. */
export function revised(
  flows: Flows,
  { atEndOf, expected, coverageUnits }: NonNullable<GroupInput['revisions']>[number],
): Flows {
  const stated: Partial<Record<Kind | 'units', readonly number[]>> = {
    ...expected,
    ...(coverageUnits ? { units: coverageUnits } : {}),
  };
  return mapped(flows, (value, index, kind) =>
    index < atEndOf || !stated[kind] ? value : (stated[kind]?.[index - atEndOf] ?? 0),
  );
}

/** What stays of later periods; the period that ends has been served. */
export const shrunk = (flows: Flows, atEndOf: number, stays: number): Flows =>
  mapped(flows, (value, index) => (index < atEndOf ? value : value * stays));

/** When in its period a flow falls, as a share of it. */
export function moments({ timing }: GroupInput): Readonly<Record<Kind, number>> {
  const at = { start: 0, middle: 0.5, end: 1 } as const;
  const out = at[timing?.outflows ?? 'end'];
  return {
    premiums: at[timing?.premiums ?? 'start'],
    acquisition: at[timing?.acquisition ?? 'start'],
    claims: out,
    expenses: out,
    investmentComponents: out,
  };
}

/** Present value at the start of period `from` (from 0) of what falls from then on, paid less received (33, 36). */
export const worth = (
  input: GroupInput,
  flows: Flows,
  from: number,
  discount: Discount,
  of: readonly Kind[] = kinds,
): number =>
  total(
    of.map((kind) =>
      total(
        flows[kind].map((value, index) =>
          index < from
            ? 0
            : signOf(kind) *
              value *
              discount((index - from + moments(input)[kind]) / (input.periodsPerYear ?? 1)),
        ),
      ),
    ),
  );
