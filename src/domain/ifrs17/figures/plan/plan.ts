import {
  columnNamed,
  openingFields,
  openings,
  place,
  shortName,
  width,
  type Column,
  type RowCursor,
} from '../../core/row';
import type { State } from '../../core/state';
import { parseFormula, type Formula } from '../../formula/parse';
import { compileProgram, type Line } from '../../formula/program';
import { isNothing, reduceFormula } from '../../formula/reduce';
import { allocatedAtOpening, allocatedFinance } from '../allocatedFinance';
import { closing } from '../balances';
import type { Case } from './case';
import {
  checkOrder,
  entriesOf,
  isSource,
  type Definition,
  type Definitions,
  type Source,
} from './definitions';
import { cashFlows, fulfilment, leaving } from '../fulfilment';
import { incurredClaims } from '../incurredClaims';
import { lossOutflows, margin, recoveries } from '../margin';
import { performance } from '../performance';
import { premiumAllocation } from '../premiumAllocation';
import { joiningAcquisition, recognition, valued } from '../recognition';
import { riskAdjustment } from '../riskAdjustment';
import { acquisitionRecovery, coverageUnits, variableFee } from '../service';

/** Works figures out in a row, in their order: the period's, or the year to date's (B137). */
export type Block = (row: RowCursor, state: State) => void;

/** The one definition of a figure as it is asked for: its formula, or where it comes from. */
export type Defined = { readonly paragraph: string } & (
  { readonly formula: Formula; readonly source?: undefined } | { readonly source: Source }
);

/** The figures of a group, in the order of the standard: what comes before CSM and loss component, these, and what follows from them. */
export interface Plan {
  readonly before: Block;
  readonly margin: Block;
  readonly after: Block;
  readonly definitions: ReadonlyMap<Column, Defined>;
}

const placeOf = (name: string): number => place(columnNamed(name));

/**
 * Leaves out what is nothing whatever the period, and all that follows from it.
 * @param filled the figures that may be something so far, those of the block among them afterwards
 */
function blockOf(definitions: Definitions, of: Case, filled: Set<string>): Block {
  const lines = entriesOf(definitions).flatMap(([column, definition]): Line<State>[] => {
    if (isSource(definition)) {
      if (definition.exists?.(of) === false) return [];
      filled.add(shortName(column));
      return [{ place: place(column), read: definition.read }];
    }
    const formula = reduceFormula(parseFormula(definition[1]), (name) => !filled.has(name));
    if (isNothing(formula)) return [];
    filled.add(shortName(column));
    return [{ place: place(column), formula }];
  });
  const run = compileProgram(lines, placeOf);
  return ({ table, offset }, state) => run(table, offset, state);
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
        ...leaving(of),
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
  const parts = [before, marginFigures, after] as const;
  checkOrder(parts);
  const filled = new Set(Object.keys(openings).map((column) => shortName(column as Column)));
  return {
    before: blockOf(before, of, filled),
    margin: blockOf(marginFigures, of, filled),
    after: blockOf(after, of, filled),
    definitions: new Map(
      parts.flatMap(entriesOf).map(([column, definition]) => [column, defined(definition)]),
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

const carriedTo = Int32Array.from(Object.keys(openings), (column) => place(column as Column));
const carriedFrom = Int32Array.from(Object.values(openings), place);

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
    for (let index = 0; index < carriedTo.length; index++)
      table[offset + (carriedTo[index] as number)] = table[
        last + (carriedFrom[index] as number)
      ] as number;
    return;
  }
  const { opening } = group.input;
  if (!opening) return;
  for (const [column, field] of stated) table[offset + column] = opening[field] ?? 0;
  table[offset + place('allocatedOpening')] = allocatedAtOpening(group);
}
