import type { Policies } from '../core/policies';
import type { Row } from '../core/row';

/** Where only investment components are to come no outflow pays for service: a loss then follows coverage units (52). */
export const hasService = (service: number, held: number): boolean =>
  service > 1e-9 * Math.abs(held);

function shareOfUnits({ coverageProvided, coverageFuture }: Row): number {
  const units = coverageProvided + coverageFuture;
  return units === 0 ? 1 : coverageProvided / units;
}

/**
 * Systematic allocation of the loss component (50(a), 51-52): part of the period's claims, expenses, risk adjustment release and finance
 * belongs to it, so that it is nothing when coverage ends. Shares are of the present value of future outflows and the risk
 * adjustment; investment components are no service and bear none of it.
 * @param change what reversals or new losses have already moved, where 50(b) goes first
 */
export function allocateLossComponent(
  row: Row,
  policies: Policies,
  change: number,
  interestFactor: number,
): void {
  const component = row.lcOpening + row.lcNew + change;
  row.lcFinance = 0;
  row.lcReleaseShare = 0;
  row.lcAllocatedClaims = 0;
  row.lcAllocatedRa = 0;
  if (component === 0) return;
  const claims = row.expectedClaims;
  const ra = -row.raRelease;
  let share: number;
  if (policies.systematicBasis === 'coverageUnits') {
    row.lcFinance = component * (interestFactor - 1);
    share = shareOfUnits(row);
  } else {
    const held = row.outflowsOpening + row.raOpening + row.raNew;
    const finance = row.outflowsInterest + row.raInterest;
    if (held !== 0) row.lcFinance = (component * finance) / held;
    const service = held + finance - row.investmentOpening;
    share = hasService(service, held)
      ? Math.min(1, Math.max(0, (claims + ra) / service))
      : shareOfUnits(row);
  }
  row.lcReleaseShare = share;
  const released = (component + row.lcFinance) * share;
  const claimsShare = claims + ra === 0 ? 1 : claims / (claims + ra);
  row.lcAllocatedClaims = -released * claimsShare;
  row.lcAllocatedRa = -released * (1 - claimsShare);
}
