import { compileGroup } from '../core/compile';
import { measureRows } from '../core/result';
import { translated } from '../core/translation';
import { worksheetOf } from '../models/worksheets';
import type { GroupInput } from '../schema/group';
import { engineInput, type EngineInput } from '../schema/input';
import { parse } from '../schema/shape';
import type { Explainer, Measured } from './context';
import type { Derivation } from './derivation';
import { explainGroup, figuresOf } from './explainGroup';
import { reinsuranceExplainer } from './explainReinsurance';
import { recoveryStated } from './recoveryStated';
import { worksheetExplainer } from '../formula/worksheet';
import { settledFacts } from './settledFacts';

const measured = (input: GroupInput, facts?: Measured['facts']): Measured => {
  const group = compileGroup(input);
  const rows = measureRows(group);
  const settled = settledFacts(group.input);
  const own: Measured = {
    group,
    rows,
    reported: translated(group, rows),
    known: new Map(),
    facts: (path, value) => facts?.(path, value) ?? settled(path, value),
  };
  return input.held
    ? { ...own, recovery: (column, period) => recoveryStated(own, column, period) }
    : own;
};

/**
 * Measures a checked input once, to be asked of many figures.
 * @param facts what numbers of a group come from, where others made it
 */
export function explainer(input: EngineInput, facts?: Measured['facts']): Explainer {
  if (input.kind === 'reinsuranceHeld') return reinsuranceExplainer(input);
  if (input.kind === 'group') {
    const group = measured(input, facts);
    return { explain: (path) => explainGroup(group, path), figures: figuresOf(group) };
  }
  const sheet = worksheetOf(input);
  return {
    explain: sheet ? worksheetExplainer(sheet) : () => undefined,
    figures: sheet?.figures.map(({ id }) => id) ?? [],
  };
}

/**
 * How a reported figure came about: formula, paragraph, inputs with their values, and what they came from, down to the facts.
 * Works from the input again: measuring itself keeps no record, so explanations cost nothing until they are asked for.
 * @throws InputError
 */
export const explain = (json: unknown, path: string): Derivation | undefined =>
  explainer(parse(engineInput, json)).explain(path);
