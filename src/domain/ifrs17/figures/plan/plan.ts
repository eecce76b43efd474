import { columnNamed, place, shortName, width, type Column } from '../../core/row/columns';
import { openingFields, openings } from '../../core/row/openings';
import { clear, type RowCursor } from '../../core/row/row';
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
import { cashFlows } from '../fulfilment/cashFlows';
import { derecognition } from '../fulfilment/derecognition';
import { fulfilment } from '../fulfilment/fulfilment';
import { incurredClaims } from '../incurredClaims';
import { lossOutflows } from '../margin/lossOutflows';
import { margin, recoveries } from '../margin/margin';
import { performance } from '../performance';
import { premiumAllocation } from '../premiumAllocation';
import { newAcquisition, recognition, valued } from '../recognition';
import { riskAdjustment } from '../riskAdjustment';
import { acquisitionRecovery, coverageUnits, variableFee } from '../service';

/** Works figures out in a row, in their order: the period's, or the year to date's (B137). */
export type Block = (row: RowCursor, state: State) => void;

/** The one definition of a figure as it is asked for: its formula, or where it comes from. */
export type Defined = { readonly paragraph: string } & (
  | { readonly formula: Formula; readonly source?: undefined }
  | { readonly source: Source }
);

/** In the order of the standard: what comes before CSM and loss component, these, and what follows from them. */
type Parts<Each> = Readonly<Record<'before' | 'margin' | 'after', Each>>;

/** The figures of a group. */
export interface Plan extends Parts<Block> {
  /** The same for a period in which nobody joins or leaves and no estimate changes: most are such. */
  readonly quiet: Parts<Block>;
  readonly definitions: ReadonlyMap<Column, Defined>;
}

const placeOf = (name: string): number => place(columnNamed(name));

/**
 * Leaves out what is nothing whatever the period, and all that follows from it.
 * @param filled the figures that may be something so far, those of the lines among them afterwards
 */
function linesOf(
  definitions: Definitions,
  exists: (source: Source) => boolean,
  filled: Set<string>,
): readonly Line<State>[] {
  return entriesOf(definitions).flatMap(([column, definition]): Line<State>[] => {
    if (isSource(definition)) {
      if (!exists(definition)) return [];
      filled.add(shortName(column));
      return [{ place: place(column), read: definition.read }];
    }
    const formula = reduceFormula(parseFormula(definition[1]), (name) => !filled.has(name));
    if (isNothing(formula)) return [];
    filled.add(shortName(column));
    return [{ place: place(column), formula }];
  });
}

function blockOf(lines: readonly Line<State>[]): Block {
  const run = compileProgram(lines, placeOf);
  return ({ table, offset }, state) => run(table, offset, state);
}

/** Balances that may be something when a period opens: all that are stated, else those with which the one before may close. */
function opened(
  parts: readonly Definitions[],
  exists: (source: Source) => boolean,
  isStated: boolean,
): ReadonlySet<string> {
  const all = Object.entries(openings) as [Column, Column][];
  let known = new Set<string>();
  for (;;) {
    const filled = new Set(known);
    for (const each of parts) linesOf(each, exists, filled);
    const next = all.filter(([, closed]) => isStated || filled.has(shortName(closed)));
    if (next.length === known.size) return known;
    known = new Set(next.map(([column]) => shortName(column)));
  }
}

function blocksOf(
  parts: Parts<Definitions>,
  exists: (source: Source) => boolean,
  open: ReadonlySet<string>,
): Parts<Block> {
  const filled = new Set(open);
  const block = (part: keyof typeof parts) => blockOf(linesOf(parts[part], exists, filled));
  return { before: block('before'), margin: block('margin'), after: block('after') };
}

const defined = (definition: Definition): Defined =>
  isSource(definition)
    ? { paragraph: definition.paragraph, source: definition }
    : { paragraph: definition[0], formula: parseFormula(definition[1]) };

/** In the order of the standard; coverage units first, for what is of future service depends on whether coverage is to come. */
function partsOf(of: Case): Parts<Definitions> {
  const after = { ...incurredClaims(of), ...performance(of), ...closing(of) };
  if (of.model === 'PAA')
    return {
      before: {
        ...newAcquisition(of),
        ...recoveries,
        ...coverageUnits(of),
        ...derecognition(of),
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
      ...newAcquisition(of),
      ...derecognition(of),
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
  const parts = partsOf(of);
  const inOrder = [parts.before, parts.margin, parts.after];
  checkOrder(inOrder);
  const exists = (source: Source) => source.exists?.(of) !== false;
  const open = opened(inOrder, exists, of.opens);
  return {
    ...blocksOf(parts, exists, open),
    quiet: blocksOf(parts, (source) => exists(source) && !source.isOfChange, open),
    definitions: new Map(
      inOrder.flatMap(entriesOf).map(([column, definition]) => [column, defined(definition)]),
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
export function openPeriod({ row, group, period }: State): void {
  const { table, offset } = row;
  // What its figures leave out is nothing, not what stood there two periods ago.
  clear(row);
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
