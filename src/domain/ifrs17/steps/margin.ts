import type { Policies } from '../core/policies';
import type { Row } from '../core/row';
import { allocateLossComponent } from './lossComponentAllocation';

/**
 * A change in fulfilment cash flows of future service meets the margin (44(c), 45(c), 48, 50(b)): an increase uses up the CSM, and what
 * exceeds it is a loss; a decrease first reverses the loss component, and what remains builds the CSM.
 * @param decrease positive lowers fulfilment cash flows
 * @returns the change of the CSM; losses and reversals are added to the row
 */
function meetMargin(row: Row, decrease: number, csm: number, lossComponent: number): number {
  if (decrease < 0) {
    const absorbed = Math.min(csm, -decrease);
    row.lcLosses += -decrease - absorbed;
    return -absorbed;
  }
  const reversed = Math.min(lossComponent, decrease);
  row.lcReversal -= reversed;
  return decrease - reversed;
}

/**
 * CSM and loss component of a group of contracts issued (43-46, 47-52, B119): interest at the locked-in rate (44(b)) or the variable fee
 * (45(b)), then changes of future service, then contracts that leave (76(b)), and last, after all of these, the release (44(e)).
 * @param accretion growth of one unit over the period at the locked-in rate
 * @param csmGrowth the same of the CSM, where parts of it joined within the period
 */
export function rollMargin(
  row: Row,
  policies: Policies,
  accretion: number,
  derecognition: number,
  csmGrowth = accretion,
): void {
  row.lcLosses = 0;
  row.lcReversal = 0;
  row.lcMadeUp = 0;
  row.csmInterest = (row.csmOpening + row.csmNew) * (csmGrowth - 1);
  const variable = row.csmUnderlyingItems + row.csmFinanceEffect;
  const change = variable - row.fcfFuture;
  const csm = row.csmOpening + row.csmNew + row.csmInterest;

  const reversalFirst = policies.lossComponentOrder === 'reversalFirst';
  if (!reversalFirst) allocateLossComponent(row, policies, 0, accretion);
  const held =
    row.lcOpening +
    row.lcNew +
    (reversalFirst ? 0 : row.lcFinance + row.lcAllocatedClaims + row.lcAllocatedRa);
  const changed = meetMargin(row, change, csm, held);
  if (reversalFirst) allocateLossComponent(row, policies, row.lcLosses + row.lcReversal, accretion);
  row.csmFuture = changed - variable;

  const component = componentOf(row);
  contractsThatLeave(row, derecognition, csm + changed, component);
  if (policies.joiningContracts === 'oneGroup') lossMadeUp(row, component + row.lcDerecognised);
  release(row);
  closeLossComponent(row);
}

/** The loss component after allocation and changes, before contracts leave. */
const componentOf = (row: Row): number =>
  row.lcOpening +
  row.lcNew +
  row.lcFinance +
  row.lcAllocatedClaims +
  row.lcAllocatedRa +
  row.lcLosses +
  row.lcReversal;

/** What leaving does to fulfilment cash flows, less what is paid for it, meets the margin as a change does (76(b), 77), apart from changes. */
function contractsThatLeave(row: Row, derecognition: number, csm: number, component: number): void {
  const [losses, reversal] = [row.lcLosses, row.lcReversal];
  row.csmDerecognised = derecognition === 0 ? 0 : meetMargin(row, derecognition, csm, component);
  row.lcDerecognised = row.lcLosses + row.lcReversal - losses - reversal;
  row.lcLosses = losses;
  row.lcReversal = reversal;
  row.csmBeforeRelease = csm + row.csmDerecognised;
}

/** Where all that joins is one group (20, 24), it has a margin or a loss: the one makes up the other. */
function lossMadeUp(row: Row, left: number): void {
  if (!(row.csmBeforeRelease > 0 && left > 0)) return;
  const netted = Math.min(row.csmBeforeRelease, left);
  row.lcMadeUp = netted;
  row.csmFuture -= netted;
  row.lcReversal -= netted;
  row.csmBeforeRelease -= netted;
}

/** 52: once no coverage is to come, nothing of a loss component is left, not even of a loss of this very period. */
function closeLossComponent(row: Row): void {
  if (row.coverageFuture === 0) row.lcAllocatedClaims -= componentOf(row) + row.lcDerecognised;
  const added = row.lcOpening + row.lcNew + row.lcLosses;
  const closing = componentOf(row) + row.lcDerecognised;
  // A component that is wholly allocated or reversed ends at nothing, not at a rounding error of either sign.
  row.lcClosing = closing > 1e-13 * added ? closing : 0;
}

/** Release by coverage units of the period over those of the period and the future (44(e), B119). */
export function release(row: Row): void {
  const units = row.coverageProvided + row.coverageFuture;
  row.csmReleaseShare = units === 0 ? 1 : row.coverageProvided / units;
  row.csmRelease = -row.csmBeforeRelease * row.csmReleaseShare;
  row.csmClosing = row.csmBeforeRelease + row.csmRelease;
}
