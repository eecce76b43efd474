import type { FlowSet } from '../../core/flowSet';
import type { Column, WholeRow } from '../../core/row/columns';
import type { State } from '../../core/state';
import type { DiscountCurve } from '../../curves/discountCurve';
import { accretionRate } from '../../explain/rates/rates';
import type { Case } from '../plan/case';
import type { Definitions, Source } from '../plan/definitions';
import {
  currentAtStart,
  ofStart,
  onlyWhere,
  presentValueAt,
  type Condition,
} from '../plan/sources';

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
const hasLoss: Condition = {
  holds: ({ group, period, row, year }) =>
    row.lcOpening + row.lcNew !== 0 ||
    group.policies.lossComponentOrder === 'reversalFirst' ||
    (period % (group.input.periodsPerYear ?? 1) !== 0 && year.lcOpening !== 0),
  explain({ group: { input, policies } }, period, ask) {
    if (policies.lossComponentOrder === 'reversalFirst') return [];
    const since = period % (input.periodsPerYear ?? 1);
    const isInYear = policies.interimBasis === 'yearToDate' && since > 0;
    return [
      ask('lcOpening'),
      ask('lcNew'),
      ...(isInYear ? [ask('lcOpening', period - since)] : []),
    ];
  },
};

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
