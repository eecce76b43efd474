import type { Policies } from '../core/policies';
import { columnNamed, place, type Column, type RowCursor } from '../core/row';
import { compileFormula, type Compiled } from '../formula/compile';
import { parseFormula, type Formula } from '../formula/parse';
import {
  claimsClosing,
  claimsTakenOver,
  closingAllocation,
  closingGeneral,
  coverageClosing,
  recognition,
} from './balances';
import type { Definitions } from './definitions';
import { marginHeld, marginIssued } from './margin';
import { performanceAllocation, performanceGeneral } from './performance';

/** Works figures out in a row, in their order. */
export type Block = (row: RowCursor) => void;

/** The figures of a group in blocks that run once what they rest on is known, and the definition of each. */
export interface Plan {
  readonly recognition: Block;
  readonly claimsTakenOver: Block;
  readonly claimsClosing: Block;
  readonly margin: Block;
  readonly coverageClosing: Block;
  readonly performance: Block;
  readonly closing: Block;
  readonly definitions: ReadonlyMap<Column, { paragraph: string; formula: Formula }>;
}

const placeOf = (name: string): number => place(columnNamed(name));

function blockOf(definitions: Definitions): Block {
  const entries = entriesOf(definitions);
  const places = entries.map(([column]) => place(column));
  const values = entries.map(([, [, text]]) => compileFormula(parseFormula(text), placeOf));
  return ({ table, offset }) => {
    for (let step = 0; step < values.length; step++)
      table[offset + (places[step] as number)] = (values[step] as Compiled)(table, offset);
  };
}

const entriesOf = (definitions: Definitions) =>
  Object.entries(definitions) as [Column, readonly [string, string]][];

function newPlan(model: string, isHeld: boolean, policies: Policies): Plan {
  const isAllocation = model === 'PAA';
  const parts = {
    recognition: isAllocation ? {} : recognition,
    claimsTakenOver,
    claimsClosing,
    margin: isAllocation ? {} : isHeld ? marginHeld(policies) : marginIssued(policies),
    coverageClosing: isAllocation ? coverageClosing : {},
    performance: isAllocation ? performanceAllocation : performanceGeneral(isHeld, policies),
    closing: isAllocation ? closingAllocation : closingGeneral,
  };
  return {
    recognition: blockOf(parts.recognition),
    claimsTakenOver: blockOf(parts.claimsTakenOver),
    claimsClosing: blockOf(parts.claimsClosing),
    margin: blockOf(parts.margin),
    coverageClosing: blockOf(parts.coverageClosing),
    performance: blockOf(parts.performance),
    closing: blockOf(parts.closing),
    definitions: new Map(
      Object.values(parts)
        .flatMap(entriesOf)
        .map(([column, [paragraph, text]]) => [column, { paragraph, formula: parseFormula(text) }]),
    ),
  };
}

const known = new Map<string, Plan>();

/** Groups of one model and like policies share a plan. */
export function planOf(model: string, isHeld: boolean, policies: Policies): Plan {
  const key = [model, isHeld, ...Object.entries(policies).flat()].join();
  const plan = known.get(key) ?? newPlan(model, isHeld, policies);
  known.set(key, plan);
  return plan;
}
