import type { Policies } from '../../core/policies';
import { fact } from '../../formula/derivation';
import type { Case } from '../plan/case';
import { shareOfUnits, type Definitions, type Source } from '../plan/definitions';
import { allocation } from './lossAllocation';

/** A change of future service meets the margin (44(c), 45(c), 48, 50(b)): an increase uses up the CSM, what exceeds it is a loss; a decrease first makes good the loss component. */
const changes = ({ lossComponentOrder }: Policies): Definitions => ({
  lcHeld: [
    '50',
    lossComponentOrder === 'reversalFirst'
      ? 'lc.opening + lc.new'
      : 'lc.opening + lc.new + lc.finance + lc.systematic + lc.allocatedRa',
  ],
  marginDecrease: ['44(c), 45', 'csm.underlyingItems + csm.financeEffect - fcf.future'],
  marginCsm: ['44', 'csm.opening + csm.new + csm.interest'],
  marginAbsorbed: ['44(c)(i)', 'min(margin.csm, max(0, -margin.decrease))'],
  lcLosses: ['48', 'max(0, -margin.decrease - margin.csm)'],
  lcReversed: ['50(b)', 'min(lc.held, max(0, margin.decrease))'],
});

/** Contracts that leave meet it too, apart from changes (76(b), 77); where all is one group its CSM makes up its loss (20, 24). */
const derecognition = ({ joiningContracts }: Policies): Definitions => ({
  marginChanged: ['44', 'margin.csm + max(0, margin.decrease) - margin.absorbed - lc.reversed'],
  lcChanged: [
    '49',
    'lc.opening + lc.new + lc.finance + lc.systematic + lc.allocatedRa + lc.losses - lc.reversed',
  ],
  lcDerecognised: [
    '76(b), 77',
    'if(derecognition.effect, max(0, -derecognition.effect - margin.changed) - min(lc.changed, max(0, derecognition.effect)), 0)',
  ],
  csmDerecognised: ['76(b), 77', 'derecognition.effect + lc.derecognised'],
  lcOffset: [
    '20, 24',
    joiningContracts === 'oneGroup'
      ? 'max(0, min(margin.changed + csm.derecognised, lc.changed + lc.derecognised))'
      : '0',
  ],
  lcReversal: ['50(b)', '-lc.reversed - lc.offset'],
  csmFuture: [
    '44(c), 48, 50(b)',
    'max(0, margin.decrease) - margin.absorbed - lc.reversed - lc.offset - csm.underlyingItems - csm.financeEffect',
  ],
});

/** Last of all: by coverage units of the period over those of the period and the future (44(e), B119). */
const release: Definitions = {
  csmBeforeRelease: [
    '44, 45, 66',
    'exact(csm.opening + csm.new + csm.interest + csm.underlyingItems + csm.financeEffect + csm.future + csm.lossRecovery + csm.derecognised)',
  ],
  csmReleaseShare: ['B119(b)', shareOfUnits],
  csmRelease: ['44(e), B119', '-csm.beforeRelease × csm.releaseShare'],
  csmClosing: ['44, 101(c)', 'csm.beforeRelease + csm.release'],
};

const effectOfDerecognition: Definitions = {
  derecognitionEffect: [
    '76(b), 77',
    '-bel.derecognised - ra.derecognised - derecognition.price - derecognition.deemed',
  ],
};

/**
 * CSM and loss component of contracts issued (43-46, 47-52, B119): interest at the locked-in rate (44(b)) or the variable fee (45(b)), then changes
 * of future service, then contracts that leave (76(b)), and last the release (44(e)). Once no coverage is to come nothing of a loss is left (52).
 */
const marginIssued = (policies: Policies): Definitions => {
  const isAfter = policies.lossComponentOrder === 'reversalFirst';
  return {
    ...effectOfDerecognition,
    csmInterest: ['44(b), B72(b)', '(csm.opening + csm.new) × rate.csm'],
    ...(isAfter ? {} : allocation(policies)),
    ...changes(policies),
    ...(isAfter ? allocation(policies) : {}),
    ...derecognition(policies),
    ...release,
    lcRemaining: [
      '52',
      'exact(lc.opening + lc.new + lc.finance + lc.systematic + lc.allocatedRa + lc.losses + lc.reversal + lc.derecognised)',
    ],
    lcAllocatedClaims: [
      '51(a), 52',
      'if(coverage.future, lc.systematic, lc.systematic - lc.remaining)',
    ],
    lcClosing: [
      '49-52',
      'exact(lc.opening + lc.new + lc.finance + lc.allocatedClaims + lc.allocatedRa + lc.losses + lc.reversal + lc.derecognised)',
    ],
  };
};

/**
 * CSM of reinsurance contracts held (65-66B): no floor, either sign. Recoveries of underlying losses are income at once and go to the CSM
 * the other way (66A); so do changes that did not move an underlying CSM (66(c)(i)). Loss-recovery balances are assets: negative.
 */
const marginHeld = ({ lossRecoveryReversal }: Policies): Definitions => ({
  ...effectOfDerecognition,
  lcNew: ['66A, B119D', '-recovery.initial'],
  lcLosses: ['66(c)(i), B119D', '-recovery.losses'],
  lcReversal: ['66B, B119F', 'recovery.reversal'],
  lcAllocatedClaims: ['66B, B119F', 'recovery.allocated'],
  lcClosing: ['66B', 'exact(lc.opening + lc.new + lc.losses + lc.reversal + lc.allocatedClaims)'],
  csmInterest: ['66(b)', '(csm.opening + csm.new + lc.new) × rate.csm'],
  csmFuture: ['66(c)', '-fcf.future'],
  csmLossRecovery: [
    '66(bb), 66A-66B',
    `lc.new + lc.losses + lc.reversal${lossRecoveryReversal === 'adjustsCsm' ? ' + lc.allocatedClaims' : ''}`,
  ],
  csmDerecognised: ['76(b), 77', 'derecognition.effect'],
  ...release,
});

export const margin = ({ isHeld, policies }: Case): Definitions =>
  isHeld ? marginHeld(policies) : marginIssued(policies);

/** What underlying groups give contracts held, times the share ceded (66A-66B, B119D-B119F); positive amounts. */
const recovered = (part: 'initial' | 'losses' | 'reversal' | 'allocated'): Source => ({
  paragraph: '66A-66B, B119D-B119F',
  exists: ({ isHeld }) => isHeld,
  read: ({ recovery }) => recovery[part],
  explain: (measured, period, _, name) => measured.recovery?.(part, period, name) ?? fact(name, 0),
});

export const recoveries: Definitions = {
  recoveryInitial: recovered('initial'),
  recoveryLosses: recovered('losses'),
  recoveryReversal: recovered('reversal'),
  recoveryAllocated: recovered('allocated'),
};
