import type { Worksheet } from '../formula/worksheet';
import type { EngineInput } from '../schema/input';
import { initialRecognitionSheet } from './initialRecognition';
import { reinsuranceInitialSheet } from './reinsurance/reinsuranceInitial';
import { reinsuranceChangeSheet } from './reinsurance/reinsuranceChange';
import { acquiredSheet } from './acquired';
import { acquisitionAssetSheet } from './acquisitionAsset';
import { transitionGeneralSheet } from './transition/transitionGeneral';
import { transitionVariableFeeSheet } from './transition/transitionVariableFee';
import { transitionFairValueSheet } from './transition/transitionFairValue';
import { financeAllocationSheet } from './financeAllocation';
import { marginSheet } from './marginRollForward';

/** The calculation that an input of one date states. @returns undefined for groups, and for what has no amounts */
export function worksheetOf(input: EngineInput): Worksheet | undefined {
  switch (input.kind) {
    case 'initialRecognition':
      return initialRecognitionSheet(input);
    case 'reinsuranceInitial':
      return reinsuranceInitialSheet(input);
    case 'reinsuranceChange':
      return reinsuranceChangeSheet(input);
    case 'acquired':
      return acquiredSheet(input);
    case 'acquisitionAsset':
      return acquisitionAssetSheet(input);
    case 'transitionGeneral':
      return transitionGeneralSheet(input);
    case 'transitionVariableFee':
      return transitionVariableFeeSheet(input);
    case 'transitionFairValue':
      return transitionFairValueSheet(input);
    case 'financeAllocation':
      return financeAllocationSheet(input);
    case 'marginRollForward':
      return marginSheet(input);
    default:
      return undefined;
  }
}
