import { clear, type Column } from '../core/row';
import type { State } from '../core/state';
import { rollMargin } from './margin';
import { rollReinsuranceMargin, type LossRecovery } from './reinsuranceMargin';

export const summedInputs = [
  'csmNew',
  'lcNew',
  'csmUnderlyingItems',
  'csmFinanceEffect',
  'fcfFuture',
  'expectedClaims',
  'raNew',
  'raInterest',
  'raRelease',
  'outflowsInterest',
  'coverageProvided',
] as const satisfies readonly Column[];

export const reportedMovements = [
  'csmInterest',
  'csmFuture',
  'csmLossRecovery',
  'csmDerecognised',
  'csmRelease',
  'lcFinance',
  'lcAllocatedClaims',
  'lcAllocatedRa',
  'lcLosses',
  'lcReversal',
  'lcMadeUp',
  'lcDerecognised',
] as const satisfies readonly Column[];

function beginYear(state: State): void {
  const { year, row, reported, recovered } = state;
  clear(year);
  clear(reported);
  state.accretionFactor = 1;
  state.csmGrown = row.csmOpening;
  state.derecognisedInYear = 0;
  recovered.initial = recovered.losses = recovered.reversal = recovered.allocated = 0;
  year.csmOpening = row.csmOpening;
  year.lcOpening = row.lcOpening;
  year.raOpening = row.raOpening;
  year.outflowsOpening = row.outflowsOpening;
  year.investmentOpening = row.investmentOpening;
}

/** Adds the period to the year so far: what moves the margin, and what the CSM has grown to without changes (44(b)). */
function addToYear(
  state: State,
  accretion: number,
  derecognition: number,
  recovery: LossRecovery,
): void {
  const { row, year, recovered } = state;
  state.accretionFactor *= accretion;
  state.csmGrown = (state.csmGrown + row.csmNew - recovery.initial) * accretion;
  state.derecognisedInYear += derecognition;
  recovered.initial += recovery.initial;
  recovered.losses += recovery.losses;
  recovered.reversal += recovery.reversal;
  recovered.allocated += recovery.allocated;
  for (const column of summedInputs) year[column] += row[column];
  year.coverageFuture = row.coverageFuture;
}

/**
 * B137, year-to-date: CSM and loss component, or CSM and loss-recovery component of contracts held, as if the year so far were one period;
 * the period reports what that adds to what the year has reported before. Contracts that join within the year accrete from then on.
 */
export function rollYearToDate(
  state: State,
  accretion: number,
  derecognition: number,
  recovery: LossRecovery,
): void {
  const { group, row, period, year, reported, recovered } = state;
  if (period % (group.input.periodsPerYear ?? 1) === 0) beginYear(state);
  addToYear(state, accretion, derecognition, recovery);
  const began = year.csmOpening + year.csmNew - recovered.initial;
  const growth = began === 0 ? state.accretionFactor : state.csmGrown / began;
  if (group.held)
    rollReinsuranceMargin(year, group.policies, growth, state.derecognisedInYear, recovered);
  else rollMargin(year, group.policies, state.accretionFactor, state.derecognisedInYear, growth);
  for (const column of reportedMovements) {
    row[column] = year[column] - reported[column];
    reported[column] = year[column];
  }
  // Of contracts held: what is recovered at initial recognition (66A).
  if (group.held) row.lcNew = -recovery.initial;
  row.csmReleaseShare = year.csmReleaseShare;
  row.lcReleaseShare = year.lcReleaseShare;
  row.csmClosing = year.csmClosing;
  row.lcClosing = year.lcClosing;
  row.csmBeforeRelease = row.csmClosing - row.csmRelease;
}
