import { measureGroup } from './core/result';
import { measureAcquired } from './models/acquired';
import { measureAcquisitionAsset } from './models/acquisitionAsset';
import { judgeComponents } from './models/components';
import { measureFinanceAllocation } from './models/financeAllocation';
import { measureInitialRecognition } from './models/initialRecognition';
import { measureMarginRollForward } from './models/marginRollForward';
import { measureReinsuranceChange } from './models/reinsuranceChange';
import { measureReinsuranceHeld } from './models/reinsuranceHeld';
import { measureReinsuranceInitial } from './models/reinsuranceInitial';
import { measureTransitionFairValue } from './models/transitionFairValue';
import { measureTransitionGeneral } from './models/transitionGeneral';
import { measureTransitionVariableFee } from './models/transitionVariableFee';
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
      return measureInitialRecognition(input);
    case 'reinsuranceInitial':
      return measureReinsuranceInitial(input);
    case 'reinsuranceChange':
      return measureReinsuranceChange(input);
    case 'acquired':
      return measureAcquired(input);
    case 'acquisitionAsset':
      return measureAcquisitionAsset(input);
    case 'transitionGeneral':
      return measureTransitionGeneral(input);
    case 'transitionVariableFee':
      return measureTransitionVariableFee(input);
    case 'transitionFairValue':
      return measureTransitionFairValue(input);
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
