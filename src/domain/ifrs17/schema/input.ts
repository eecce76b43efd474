import { acquired } from '../models/acquired';
import { acquisitionAsset } from '../models/acquisitionAsset';
import { components } from '../models/components';
import { financeAllocation } from '../models/financeAllocationInput';
import { initialRecognition } from '../models/initialRecognition';
import { marginRollForward } from '../models/marginRollForwardInput';
import { reinsuranceChange } from '../models/reinsurance/reinsuranceChange';
import { reinsuranceHeld } from '../models/reinsurance/reinsuranceHeldInput';
import { reinsuranceInitial } from '../models/reinsurance/reinsuranceInitial';
import { transitionFairValue } from '../models/transition/transitionFairValue';
import { transitionGeneral } from '../models/transition/transitionGeneral';
import { transitionVariableFee } from '../models/transition/transitionVariableFee';
import { group } from './group';
import { tagged, type Infer } from './shape';

const inputKinds = {
  group,
  reinsuranceHeld,
  initialRecognition,
  reinsuranceInitial,
  reinsuranceChange,
  acquired,
  acquisitionAsset,
  transitionGeneral,
  transitionVariableFee,
  transitionFairValue,
  financeAllocation,
  marginRollForward,
  components,
};

/** What the engine takes: one JSON object whose `kind` says which calculation it states. */
export const engineInput = tagged('An input of the engine.', 'kind', inputKinds);
export type EngineInput = Infer<typeof engineInput>;
