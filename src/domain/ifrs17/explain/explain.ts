import { compileGroup } from '../core/compile';
import { measureRows } from '../core/result';
import { translated } from '../core/translation';
import { acquiredFacts, acquiredFigures } from '../models/acquired';
import { acquisitionAssetFacts, acquisitionAssetFigures } from '../models/acquisitionAsset';
import { financeAllocationFacts, financeAllocationFigures } from '../models/financeAllocation';
import { initialRecognitionFacts, initialRecognitionFigures } from '../models/initialRecognition';
import { marginFacts, marginFigures } from '../models/marginRollForward';
import { reinsuranceChangeFacts, reinsuranceChangeFigures } from '../models/reinsuranceChange';
import { reinsuranceInitialFacts, reinsuranceInitialFigures } from '../models/reinsuranceInitial';
import {
  transitionFairValueFacts,
  transitionFairValueFigures,
} from '../models/transitionFairValue';
import { transitionGeneralFacts, transitionGeneralFigures } from '../models/transitionGeneral';
import {
  transitionVariableFeeFacts,
  transitionVariableFeeFigures,
} from '../models/transitionVariableFee';
import type { GroupInput } from '../schema/group';
import { engineInput, type EngineInput } from '../schema/input';
import { parse } from '../schema/shape';
import type { Explainer, Measured } from './context';
import type { Derivation } from './derivation';
import { explainGroup, figuresOf } from './explainGroup';
import { reinsuranceExplainer } from './explainReinsurance';
import { recoveryStated } from './recoveryStated';
import { explainWorksheet } from './explainWorksheet';
import { settledFacts } from './settledFacts';
import type { Figure, Values } from './worksheet';

const measured = (input: GroupInput): Measured => {
  const group = compileGroup(input);
  const rows = measureRows(group);
  const own = {
    group,
    rows,
    reported: translated(group, rows),
    known: new Map(),
    facts: settledFacts(group.input),
  };
  return input.held
    ? { ...own, recovery: (column, period) => recoveryStated(own, column, period) }
    : own;
};

function worksheet(input: EngineInput): readonly [readonly Figure[], Values] | undefined {
  switch (input.kind) {
    case 'initialRecognition':
      return [initialRecognitionFigures, initialRecognitionFacts(input)];
    case 'reinsuranceInitial':
      return [reinsuranceInitialFigures, reinsuranceInitialFacts(input)];
    case 'reinsuranceChange':
      return [reinsuranceChangeFigures, reinsuranceChangeFacts(input)];
    case 'acquired':
      return [acquiredFigures, acquiredFacts(input)];
    case 'acquisitionAsset':
      return [acquisitionAssetFigures, acquisitionAssetFacts(input)];
    case 'transitionGeneral':
      return [transitionGeneralFigures, transitionGeneralFacts(input)];
    case 'transitionVariableFee':
      return [transitionVariableFeeFigures, transitionVariableFeeFacts(input)];
    case 'transitionFairValue':
      return [transitionFairValueFigures, transitionFairValueFacts(input)];
    case 'financeAllocation':
      return [financeAllocationFigures(input), financeAllocationFacts(input)];
    case 'marginRollForward':
      return [marginFigures(input), marginFacts(input)];
    default:
      return undefined;
  }
}

/** Measures a checked input once, to be asked of many figures. */
export function explainer(input: EngineInput): Explainer {
  if (input.kind === 'reinsuranceHeld') return reinsuranceExplainer(input);
  if (input.kind === 'group') {
    const group = measured(input);
    return { explain: (path) => explainGroup(group, path), figures: figuresOf(group) };
  }
  const sheet = worksheet(input);
  return {
    explain: (path) => sheet && explainWorksheet(...sheet, path),
    figures: sheet?.[0].map(({ id }) => id) ?? [],
  };
}

/**
 * How a reported figure came about: formula, paragraph, inputs with their values, and what they came from, down to the facts.
 * Works from the input again: measuring itself keeps no record, so explanations cost nothing until they are asked for.
 * @throws InputError
 */
export const explain = (json: unknown, path: string): Derivation | undefined =>
  explainer(parse(engineInput, json)).explain(path);
