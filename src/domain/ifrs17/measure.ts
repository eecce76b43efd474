import { resultOf } from './formula/worksheet';
import { measureGroup } from './core/result';
import { acquiredSheet } from './models/acquired';
import { acquisitionAssetSheet } from './models/acquisitionAsset';
import { judgeComponents } from './models/components';
import { measureFinanceAllocation } from './models/financeAllocation';
import { initialRecognitionSheet } from './models/initialRecognition';
import { measureMarginRollForward } from './models/marginRollForward';
import { measureReinsuranceChange } from './models/reinsurance/reinsuranceChange';
import { measureReinsuranceHeld } from './models/reinsurance/reinsuranceHeld';
import { reinsuranceInitialSheet } from './models/reinsurance/reinsuranceInitial';
import { transitionFairValueSheet } from './models/transition/transitionFairValue';
import { transitionGeneralSheet } from './models/transition/transitionGeneral';
import { transitionVariableFeeSheet } from './models/transition/transitionVariableFee';
import { engineInput, type EngineInput } from './schema/input';
import { parse } from './schema/shape';

/** Measures a checked input. Amounts in units of currency, unrounded; liability positive. */
export function measureInput(input: EngineInput) {
  switch (input.kind) {
    case 'group':
      return measureGroup(input);
    case 'reinsuranceHeld':
      return measureReinsuranceHeld(input);
    case 'initialRecognition':
      return resultOf(initialRecognitionSheet(input));
    case 'reinsuranceInitial':
      return resultOf(reinsuranceInitialSheet(input));
    case 'reinsuranceChange':
      return measureReinsuranceChange(input);
    case 'acquired':
      return resultOf(acquiredSheet(input));
    case 'acquisitionAsset':
      return resultOf(acquisitionAssetSheet(input));
    case 'transitionGeneral':
      return resultOf(transitionGeneralSheet(input));
    case 'transitionVariableFee':
      return resultOf(transitionVariableFeeSheet(input));
    case 'transitionFairValue':
      return resultOf(transitionFairValueSheet(input));
    case 'financeAllocation':
      return measureFinanceAllocation(input);
    case 'marginRollForward':
      return measureMarginRollForward(input);
    case 'components':
      return judgeComponents(input);
  }
}

/**
 * The engine as one function from JSON to JSON.
 * @throws InputError naming every field that is not as the schema says
 */
export const measure = (json: unknown) => measureInput(parse(engineInput, json));
