import type { GroupInput } from '@/domain/ifrs17';
import { changesAt, currentRates, tranchesOf } from './estimates';
import { each, type Flows, total, worth } from './flows';
import { plainGroup, type PlainPeriod } from './group';
import { discountOf, seenAfter, type Curve } from './rates';

/** A proportional treaty over groups without contracts that join or leave; a share of each group is covered. */
export interface PlainTreaty {
  readonly cessionRate: number;
  readonly coveredShares: readonly number[];
  readonly premiums: readonly number[];
  readonly lockedIn: Curve;
  readonly current: readonly Curve[];
  readonly underlying: readonly GroupInput[];
}

/** What each group expects at the start of each period and at its end. */
function estimatesOf(group: GroupInput): readonly { opening: Flows; closing: Flows }[] {
  let now = tranchesOf(group)[0]?.flows as Flows;
  return each(group.periods, (index) => index + 1).map((date) => {
    const opening = now;
    ({ closing: now } = changesAt(group, opening, date));
    return { opening, closing: now };
  });
}

/**
 * Reinsurance held over its underlying groups on paper (60-68, B119D-B119F): recoveries are its share of claims, its CSM has either sign, and what it
 * recovers of underlying losses is income at once. Its risk adjustment is not disaggregated (81). Liability positive.
 */
export function plainTreaty(treaty: PlainTreaty): readonly PlainPeriod[] {
  const { underlying, premiums, lockedIn } = treaty;
  const [first] = underlying as [GroupInput];
  const shares = underlying.map(
    (_, index) => treaty.cessionRate * (treaty.coveredShares[index] ?? 1),
  );
  const rows = underlying.map(plainGroup);
  const estimates = underlying.map(estimatesOf);
  const year = 1 / (first.periodsPerYear ?? 1);
  const length = Math.max(
    ...estimates.map(([one]) => one?.opening.claims.length ?? 0),
    premiums.length,
  );
  const currentAt = currentRates({ ...first, rates: { lockedIn, current: treaty.current } });
  const ceded = (of: (index: number) => number) =>
    total(shares.map((share, index) => share * of(index)));
  /** The treaty as if it were issued, recoveries being claims: held, it runs the other way. */
  const flows = (period: number, at: 'opening' | 'closing'): Flows => {
    const none = each(length, () => 0);
    return {
      premiums: each(length, (of) => premiums[of] ?? 0),
      claims: each(length, (of) =>
        ceded((index) => estimates[index]?.[period]?.[at].claims[of] ?? 0),
      ),
      units: each(length, (of) => total(estimates.map((all) => all[period]?.[at].units[of] ?? 0))),
      expenses: none,
      investmentComponents: none,
      acquisition: none,
    };
  };
  const input: GroupInput = { ...first, held: true };
  let was = { bel: 0, ra: 0, csm: 0, lc: 0 };
  return each(first.periods, (index) => index).map((period): PlainPeriod => {
    const date = period + 1;
    const figure = (name: string) => ceded((index) => rows[index]?.[period]?.[name] ?? 0);
    const [opening, closing] = [flows(period, 'opening'), flows(period, 'closing')];
    const rates = seenAfter(discountOf(lockedIn), period * year);
    const ratesAtEnd = seenAfter(rates, year);
    const isFirst = period === 0;
    const belNew = isFirst ? -worth(input, opening, 0, rates) : 0;
    const raNew = -figure('ra.new');
    const [premium, recovery] = [opening.premiums[period] ?? 0, opening.claims[period] ?? 0];
    const future =
      worth(input, opening, date, ratesAtEnd) - worth(input, closing, date, ratesAtEnd);
    const bel = -worth(input, closing, date, currentAt(date));
    const finance = bel - was.bel - belNew + premium - recovery - future;
    const ra = -figure('ra.closing');
    const [initial, losses] = [figure('lc.new'), figure('lc.losses')];
    const reversal = -figure('lc.reversal');
    const allocated =
      -figure('lc.finance') - figure('lc.allocatedClaims') - figure('lc.allocatedRa');
    const csmNew = isFirst ? -(belNew + raNew) : 0;
    const interest = (was.csm + csmNew - initial) * (1 / rates(year) - 1);
    const before =
      was.csm + csmNew + interest - future + figure('ra.future') - initial - losses + reversal;
    const [now, later] = [closing.units[period] ?? 0, total(closing.units.slice(date))];
    const csm = before - (now + later > 0 ? before * (now / (now + later)) : before);
    const lc = was.lc - initial - losses + reversal + allocated;
    // What happened as expected is each group's own expectation.
    const received = ceded(
      (index) =>
        underlying[index]?.actual?.claims?.[period] ??
        estimates[index]?.[period]?.opening.claims[period] ??
        0,
    );
    const comprehensive = was.bel + was.ra + was.csm - bel - ra - csm - premium + received;
    const financeTotal = finance + interest;
    was = { bel, ra, csm, lc };
    return {
      'bel.closing': bel,
      'ra.closing': ra,
      'csm.new': csmNew,
      'csm.interest': interest,
      'csm.closing': csm,
      'lc.closing': lc,
      'finance.total': financeTotal,
      'service.result': comprehensive + financeTotal,
    };
  });
}
