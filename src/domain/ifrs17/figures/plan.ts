import {
  columnNamed,
  openingFields,
  openings,
  place,
  width,
  type Column,
  type RowCursor,
} from '../core/row';
import type { State } from '../core/state';
import { compileFormula, type Compiled } from '../formula/compile';
import { parseFormula, type Formula } from '../formula/parse';
import { allocatedAtOpening, allocatedFinance } from './allocatedFinance';
import { closing } from './balances';
import type { Case } from './case';
import type { Definition, Definitions, Source } from './definitions';
import { cashFlows, fulfilment, leaving } from './fulfilment';
import { incurredClaims } from './incurredClaims';
import { lossOutflows, margin, recoveries } from './margin';
import { performance } from './performance';
import { premiumAllocation } from './premiumAllocation';
import { joiningAcquisition, recognition, valued } from './recognition';
import { riskAdjustment } from './riskAdjustment';
import { acquisitionRecovery, coverageUnits, variableFee } from './service';

/** Works figures out in a row, in their order. */
export type Block = (state: State) => void;

/** The one definition of a figure as it is asked for: its formula, or where it comes from. */
export type Defined = { readonly paragraph: string } & (
  { readonly formula: Formula; readonly source?: undefined } | { readonly source: Source }
);

/** The figures of a group, in the order of the standard: what comes before CSM and loss component, these, and what follows from them. */
export interface Plan {
  readonly before: Block;
  /** Works in any row: the year to date is a row of its own (B137). */
  readonly margin: (row: RowCursor) => void;
  readonly after: Block;
  readonly definitions: ReadonlyMap<Column, Defined>;
}

const placeOf = (name: string): number => place(columnNamed(name));

const entriesOf = (definitions: Definitions) =>
  Object.entries(definitions) as [Column, Definition][];

const isSource = (definition: Definition): definition is Source => 'read' in definition;

function blockOf(definitions: Definitions): Block {
  const entries = entriesOf(definitions);
  const places = Int32Array.from(entries, ([column]) => place(column));
  const steps = entries.map(([, definition]): Compiled | undefined =>
    isSource(definition) ? undefined : compileFormula(parseFormula(definition[1]), placeOf),
  );
  const sources = entries.map(([, definition]) => (isSource(definition) ? definition : undefined));
  return (state) => {
    const { table, offset } = state.row;
    for (let step = 0; step < steps.length; step++) {
      const formula = steps[step];
      table[offset + (places[step] as number)] = formula
        ? formula(table, offset)
        : (sources[step] as Source).read(state);
    }
  };
}

function marginOf(definitions: Definitions): Plan['margin'] {
  const entries = entriesOf(definitions);
  const places = entries.map(([column]) => place(column));
  const values = entries.map(([, definition]) =>
    compileFormula(parseFormula((definition as readonly [string, string])[1]), placeOf),
  );
  return ({ table, offset }) => {
    for (let step = 0; step < values.length; step++)
      table[offset + (places[step] as number)] = (values[step] as Compiled)(table, offset);
  };
}

const defined = (definition: Definition): Defined =>
  isSource(definition)
    ? { paragraph: definition.paragraph, source: definition }
    : { paragraph: definition[0], formula: parseFormula(definition[1]) };

/** In the order of the standard; coverage units first, for what is of future service depends on whether coverage is to come. */
function partsOf(of: Case): Record<'before' | 'margin' | 'after', Definitions> {
  const after = { ...incurredClaims(of), ...performance(of), ...closing(of) };
  if (of.model === 'PAA')
    return {
      before: {
        ...joiningAcquisition(of),
        ...recoveries,
        ...coverageUnits(of),
        ...premiumAllocation(of),
      },
      margin: {},
      after,
    };
  return {
    before: {
      ...valued,
      ...coverageUnits(of),
      ...recognition(of),
      ...joiningAcquisition(of),
      ...leaving(of),
      ...cashFlows(of),
      ...fulfilment(of),
      ...riskAdjustment(of),
      ...allocatedFinance(of),
      ...variableFee(of),
      ...lossOutflows(of),
      ...recoveries,
    },
    margin: margin(of),
    after: { ...acquisitionRecovery(of), ...after },
  };
}

function newPlan(of: Case): Plan {
  const { before, margin: marginFigures, after } = partsOf(of);
  return {
    before: blockOf(before),
    margin: marginOf(marginFigures),
    after: blockOf(after),
    definitions: new Map(
      [before, marginFigures, after]
        .flatMap(entriesOf)
        .map(([column, definition]) => [column, defined(definition)]),
    ),
  };
}

const known = new Map<string, Plan>();

/** Groups of like cases share a plan. */
export function planOf(of: Case): Plan {
  const key = JSON.stringify(of);
  const plan = known.get(key) ?? newPlan(of);
  known.set(key, plan);
  return plan;
}

const carried = Object.entries(openings).map(
  ([opening, before]) => [place(opening as Column), place(before)] as const,
);

const stated = Object.entries(openingFields).map(
  ([opening, field]) => [place(opening as Column), field] as const,
);

/**
 * The closing balances of one period open the next (40), which is in the other half of the table. Balances of a stored closing
 * or a transition open the first.
 */
export function openPeriod({ row: { table, offset }, group, period }: State): void {
  if (period > 0) {
    const last = offset === 0 ? width : 0;
    for (const [opening, before] of carried)
      table[offset + opening] = table[last + before] as number;
    return;
  }
  const { opening } = group.input;
  if (!opening) return;
  for (const [column, field] of stated) table[offset + column] = opening[field] ?? 0;
  table[offset + place('allocatedOpening')] = allocatedAtOpening(group);
}
