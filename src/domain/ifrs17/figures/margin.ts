import type { Policies } from '../core/policies';
import type { FlowSet } from '../core/flowSet';
import type { Column, WholeRow } from '../core/row/columns';
import type { State } from '../core/state';
import type { DiscountCurve } from '../curves/discountCurve';
import { accretionRate } from '../explain/rates/rates';
import { fact } from '../formula/derivation';
import type { Case } from './plan/case';
import { shareOfUnits, type Definitions, type Source } from './plan/definitions';
import { currentAtStart, ofStart, onlyWhere, presentValueAt } from './plan/sources';

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

/** Growth of one unit over the period less one, at the rates that accrete the CSM (44(b), B72(b)). */
const accretion: Source = {
  paragraph: '44(b), B72(b)',
  read({ group, period }) {
    const dated = group.accretion[period];
    if (!dated) return 0;
    const step = 2 * (period - dated.origin);
    const { factors } = dated.curve;
    return (factors[step] as number) / (factors[step + 2] as number) - 1;
  },
  explain: (measured, period) => accretionRate(measured, period),
};

/**
 * Where a loss component may have something allocated to it: with 50(b) first, a loss of the period itself; year to date (B137), one that is made good
 * since the year opened.
 */
const hasLoss = ({ group, period, row, year }: State): boolean =>
  row.lcOpening + row.lcNew !== 0 ||
  group.policies.lossComponentOrder === 'reversalFirst' ||
  (period % (group.input.periodsPerYear ?? 1) !== 0 && year.lcOpening !== 0);

/** Value at the end of the period of what follows it, from the value at its start with what falls due between. */
const followed =
  (start: Column, due: (row: WholeRow) => number) =>
  ({ group, period, row }: State): number => {
    const { factors } = group.current[period] as DiscountCurve;
    const { moments } = group.estimates.opening[period] as FlowSet;
    return (row[start] - due(row) * (factors[moments.outflows] as number)) / (factors[2] as number);
  };

const outflowsAt = (
  column: Column,
  kinds: readonly ('claims' | 'investment')[],
  known?: (state: State) => number,
): Source =>
  onlyWhere(
    column,
    hasLoss,
    presentValueAt({
      paragraph: '51',
      estimates: ofStart,
      rates: currentAtStart,
      at: known ? 'end' : 'start',
      kinds,
      ...(known ? { known } : {}),
    }),
  );

/**
 * What moves the CSM beside its own figures: the sum of what is of future service (44(c), B96), the rate at which it accretes, and present value and
 * interest of the outflows to which a loss component is allocated (51), worked out only where there is one.
 */
export function lossOutflows({ isStated, model, policies }: Case): Definitions {
  const joins = policies.joiningContracts === 'oneGroup' ? ' + new.loss' : '';
  return {
    fcfFuture: ['44(c), 45(c), B96', `bel.future + bel.futureExperience + ra.future${joins}`],
    ...(model === 'VFA'
      ? {}
      : { rateAccretion: accretion, rateCsm: ['44(b)', 'rate.accretion'] as const }),
    ...(isStated ? statedOutflows : worked),
  };
}

/** Stated sources give net values; once premiums are received these are the outflows. */
const statedOutflows: Definitions = {
  outflowsOpening: [
    '51',
    'if(lc.opening + lc.new, bel.opening + bel.new + expected.premiums - expected.acquisition, 0)',
  ],
  outflowsInterest: ['51(c)', 'if(lc.opening + lc.new, bel.interest, 0)'],
};

/** Interest is what is due and what follows at the end of the period, less what both were at its start. */
const worked: Definitions = {
  outflowsClaims: outflowsAt('outflowsClaims', ['claims']),
  outflowsInvestment: outflowsAt('outflowsInvestment', ['investment']),
  outflowsOpening: ['51', 'outflows.claims + outflows.investment'],
  outflowsAfter: outflowsAt(
    'outflowsAfter',
    ['claims', 'investment'],
    followed('outflowsOpening', (row) => row.expectedClaims + row.expectedInvestmentComponent),
  ),
  investmentAfter: outflowsAt(
    'investmentAfter',
    ['investment'],
    followed('outflowsInvestment', (row) => row.expectedInvestmentComponent),
  ),
  outflowsInterest: [
    '51(c)',
    'if(outflows.opening, outflows.after + expected.claims + expected.investmentComponent - outflows.opening, 0)',
  ],
  investmentOpening: [
    '51',
    'if(outflows.opening, investment.after + expected.investmentComponent, 0)',
  ],
};

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
