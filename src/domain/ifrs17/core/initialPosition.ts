import type { CompiledGroup } from './compile';
import type { Row } from './row/columns';

/** Initial recognition is translated at the rate of its date (IAS 21.21). */
const rateOf = ({ input }: CompiledGroup): number => input.exchangeRates?.closing[0] ?? 1;

const times = <T extends Readonly<Record<string, number>>>(figures: T, rate: number): T =>
  Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, value * rate + 0])) as T;

/** Initial recognition (32, 38, 47, 65-66A). For reinsurance held the inflows are recoveries, and the CSM is after their income at once. */
export function initialPosition(group: CompiledGroup, first: Row) {
  const csm = group.held ? first.csmNew + first.lcNew : first.csmNew;
  return times(
    {
      pvInflows: group.held ? first.belNewOutflows : first.belNewInflows,
      pvOutflows: group.held ? first.belNewInflows : first.belNewOutflows,
      pvNet: first.belNew,
      riskAdjustment: first.raNew,
      fulfilmentCashFlows: first.belNew + first.raNew,
      csm,
      loss: first.lcNew,
      liability: first.belNew + first.raNew + csm,
      lossInProfitOrLoss: -first.lcNew,
      // 66A: what contracts held recover of underlying losses is income at once.
      ...(group.held ? { lossRecovery: -first.lcNew } : {}),
    },
    rateOf(group),
  );
}

/** The position once the cash flows due at once are exchanged, the second column of initial recognition in the examples. */
export function positionAfterPremium(group: CompiledGroup, first: Row) {
  const { timing, premiumAllocation } = group.input;
  const flows = group.estimates.opening[0];
  const received = (timing?.premiums ?? 'start') === 'start' ? (flows?.premiums[0] ?? 0) : 0;
  const paid = (timing?.acquisition ?? 'start') === 'start' ? (flows?.acquisition[0] ?? 0) : 0;
  const pv = first.belNew + received - paid;
  return times(
    {
      pvInflows: first.belNewInflows + received,
      pvOutflows: first.belNewOutflows - paid,
      riskAdjustment: first.raNew,
      fulfilmentCashFlows: pv + first.raNew,
      csm: first.csmNew,
      liability: pv + first.raNew + first.csmNew,
      // 55(a): premiums received less acquisition cash flows deferred.
      premiumAllocation: received - (premiumAllocation?.acquisitionExpensed ? 0 : paid),
    },
    rateOf(group),
  );
}
