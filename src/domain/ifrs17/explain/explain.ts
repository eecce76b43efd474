import { compileGroup } from '../core/compile';
import { statedRecovery } from '../core/lossRecovery';
import { measureWhole } from '../core/result';
import { translated } from '../core/translated';
import { worksheetOf } from '../models/worksheets';
import type { GroupInput } from '../schema/group';
import { engineInput, type EngineInput } from '../schema/input';
import { parse } from '../schema/shape';
import type { Explainer, Measured } from './context';
import { fact, type Derivation } from '../formula/derivation';
import { explainGroup, figuresOf } from './explainGroup';
import { reinsuranceExplainer } from './reinsurance/explainReinsurance';
import { worksheetExplainer } from '../formula/worksheet';
import { settledFacts } from './estimates/settledFacts';

const measured = (input: GroupInput, { facts, isWhole }: ExplainHow): Measured => {
  const group = compileGroup(input);
  const rows = measureWhole(group);
  const settled = settledFacts(group.input);
  const parts = {
    initial: 'initial',
    losses: 'losses',
    reversal: 'reversals',
    allocated: 'released',
  };
  return {
    group,
    rows,
    reported: translated(group, rows),
    known: new Map(),
    ...(isWhole && { isWhole }),
    facts: (path, value) => facts?.(path, value) ?? settled(path, value),
    recovery: (part, period) =>
      fact(`lossRecovery.${parts[part]}[${period}]`, statedRecovery(input)[period]?.[part] ?? 0),
  };
};

/** `facts`: what numbers of a group come from, where others made it. */
export type ExplainHow = Pick<Measured, 'facts' | 'isWhole'>;

/** Measures a checked input once, to be asked of many figures. */
export function explainer(input: EngineInput, how: ExplainHow = {}): Explainer {
  if (input.kind === 'reinsuranceHeld') return reinsuranceExplainer(input, how);
  if (input.kind === 'group') {
    const group = measured(input, how);
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
