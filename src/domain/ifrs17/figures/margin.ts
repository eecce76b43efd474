import type { Policies } from '../core/policies';
import { shareOfUnits, type Definitions } from './definitions';

const held = 'outflows.opening + ra.opening + ra.new';
const service = `${held} + outflows.interest + ra.interest - investment.opening`;
/** Where only investment components are to come no outflow pays for service, and a loss follows coverage units (52). */
const hasService = `max(0, ${service} - 0.000000001 × max(${held}, -(${held})))`;

/**
 * Systematic allocation of the loss component (50(a), 51-52): part of the period's claims, expenses, risk adjustment release and finance
 * belongs to it, so that it is nothing when coverage ends. Shares are of the present value of future outflows and the risk
 * adjustment; investment components are no service and bear none of it.
 */
function allocation({ lossComponentOrder, systematicBasis }: Policies): Definitions {
  const byUnits = systematicBasis === 'coverageUnits';
  const ratio = 'min(1, max(0, (expected.claims - ra.release) ÷ ' + `(${service})))`;
  return {
    lcBase: [
      '50',
      lossComponentOrder === 'reversalFirst'
        ? 'lc.opening + lc.new + lc.losses - lc.reversed'
        : 'lc.opening + lc.new',
    ],
    lcFinance: [
      '51(c)',
      byUnits
        ? 'lc.base × rate.accretion'
        : `if(lc.base, if(${held}, lc.base × (outflows.interest + ra.interest) ÷ (${held}), 0), 0)`,
    ],
    lcReleaseShare: [
      '50(a), 51',
      `if(lc.base, ${byUnits ? shareOfUnits : `if(${hasService}, ${ratio}, ${shareOfUnits})`}, 0)`,
    ],
    lcReleased: ['50(a), 51', 'if(lc.base, (lc.base + lc.finance) × lc.releaseShare, 0)'],
    lcClaimsShare: [
      '51(a)',
      'if(expected.claims - ra.release, expected.claims ÷ (expected.claims - ra.release), 1)',
    ],
    lcSystematic: ['51(a)', '-lc.released × lc.claimsShare'],
    lcAllocatedRa: ['51(b)', '-lc.released × (1 - lc.claimsShare)'],
  };
}

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
const leaving = ({ joiningContracts }: Policies): Definitions => ({
  marginChanged: ['44', 'margin.csm + max(0, margin.decrease) - margin.absorbed - lc.reversed'],
  lcChanged: [
    '49',
    'lc.opening + lc.new + lc.finance + lc.systematic + lc.allocatedRa + lc.losses - lc.reversed',
  ],
  lcDerecognised: [
    '76(b), 77',
    'if(leaving.effect, max(0, -leaving.effect - margin.changed) - min(lc.changed, max(0, leaving.effect)), 0)',
  ],
  csmDerecognised: ['76(b), 77', 'leaving.effect + lc.derecognised'],
  lcMadeUp: [
    '20, 24',
    joiningContracts === 'oneGroup'
      ? 'max(0, min(margin.changed + csm.derecognised, lc.changed + lc.derecognised))'
      : '0',
  ],
  lcReversal: ['50(b)', '-lc.reversed - lc.madeUp'],
  csmFuture: [
    '44(c), 48, 50(b)',
    'max(0, margin.decrease) - margin.absorbed - lc.reversed - lc.madeUp - csm.underlyingItems - csm.financeEffect',
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

const effectOfLeaving: Definitions = {
  leavingEffect: [
    '76(b), 77',
    '-bel.derecognised - ra.derecognised - leaving.price - leaving.deemed',
  ],
};

/**
 * CSM and loss component of contracts issued (43-46, 47-52, B119): interest at the locked-in rate (44(b)) or the variable fee (45(b)), then changes
 * of future service, then contracts that leave (76(b)), and last the release (44(e)). Once no coverage is to come nothing of a loss is left (52).
 */
export const marginIssued = (policies: Policies): Definitions => {
  const isAfter = policies.lossComponentOrder === 'reversalFirst';
  return {
    ...effectOfLeaving,
    csmInterest: ['44(b), B72(b)', '(csm.opening + csm.new) × rate.csm'],
    ...(isAfter ? {} : allocation(policies)),
    ...changes(policies),
    ...(isAfter ? allocation(policies) : {}),
    ...leaving(policies),
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
export const marginHeld = ({ lossRecoveryReversal }: Policies): Definitions => ({
  ...effectOfLeaving,
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
  csmDerecognised: ['76(b), 77', 'leaving.effect'],
  ...release,
});
