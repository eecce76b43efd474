import type { Column } from '../core/row/columns';
import { clear } from '../core/row/row';
import type { State } from '../core/state';

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
  'belDerecognised',
  'raDerecognised',
  'derecognitionPrice',
  'derecognitionDeemed',
  'recoveryInitial',
  'recoveryLosses',
  'recoveryReversal',
  'recoveryAllocated',
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
  'lcOffset',
  'lcDerecognised',
  'derecognitionEffect',
] as const satisfies readonly Column[];

function beginYear(state: State): void {
  const { year, row, reported } = state;
  clear(year);
  clear(reported);
  state.accretionFactor = 1;
  state.csmGrown = row.csmOpening;
  year.csmOpening = row.csmOpening;
  year.lcOpening = row.lcOpening;
  year.raOpening = row.raOpening;
  year.outflowsOpening = row.outflowsOpening;
  year.investmentOpening = row.investmentOpening;
}

/** Adds the period to the year so far: what moves the margin, and what the CSM has grown to without changes (44(b)). */
function addToYear(state: State): void {
  const { row, year } = state;
  state.accretionFactor *= 1 + row.rateAccretion;
  state.csmGrown = (state.csmGrown + row.csmNew - row.recoveryInitial) * (1 + row.rateAccretion);
  for (const column of summedInputs) year[column] += row[column];
  year.coverageFuture = row.coverageFuture;
}

/**
 * B137, year-to-date: CSM and loss component, or CSM and loss-recovery component of contracts held, as if the year so far were one period;
 * the period reports what that adds to what the year has reported before. Contracts that join within the year accrete from then on.
 */
export function rollYearToDate(state: State): void {
  const { group, row, period, year, reported } = state;
  if (period % (group.input.periodsPerYear ?? 1) === 0) beginYear(state);
  addToYear(state);
  const began = year.csmOpening + year.csmNew - year.recoveryInitial;
  year.rateAccretion = state.accretionFactor - 1;
  year.rateCsm = began === 0 ? year.rateAccretion : state.csmGrown / began - 1;
  group.plan.margin(year, state);
  for (const column of reportedMovements) {
    row[column] = year[column] - reported[column];
    reported[column] = year[column];
  }
  // Of contracts held: what is recovered at initial recognition (66A).
  if (group.held) row.lcNew = -row.recoveryInitial;
  row.csmReleaseShare = year.csmReleaseShare;
  row.lcReleaseShare = year.lcReleaseShare;
  row.csmClosing = year.csmClosing;
  row.lcClosing = year.lcClosing;
  row.csmBeforeRelease = row.csmClosing - row.csmRelease;
}
