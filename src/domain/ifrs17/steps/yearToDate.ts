import { clear, type Column, type RowCursor } from '../core/row';
import type { State } from '../core/state';
import { rollMargin } from './margin';

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

function begin(year: RowCursor, row: RowCursor): void {
  clear(year);
  year.csmOpening = row.csmOpening;
  year.lcOpening = row.lcOpening;
  year.raOpening = row.raOpening;
  year.outflowsOpening = row.outflowsOpening;
  year.investmentOpening = row.investmentOpening;
}

/**
 * B137, year-to-date: CSM and loss component as if the year so far were one period; the period reports what that adds to what the year
 * has reported before.
 */
export function rollYearToDate(state: State, accretion: number, derecognition: number): void {
  const { group, row, period, year, reported } = state;
  const first = period % (group.input.periodsPerYear ?? 1) === 0;
  if (first) {
    begin(year, row);
    clear(reported);
    state.accretionFactor = 1;
    state.derecognisedInYear = 0;
  }
  state.accretionFactor *= accretion;
  state.derecognisedInYear += derecognition;
  for (const column of summedInputs) year[column] += row[column];
  year.coverageFuture = row.coverageFuture;
  rollMargin(year, group.policies, state.accretionFactor, state.derecognisedInYear);
  for (const column of reportedMovements) {
    row[column] = year[column] - reported[column];
    reported[column] = year[column];
  }
  row.csmReleaseShare = year.csmReleaseShare;
  row.lcReleaseShare = year.lcReleaseShare;
  row.csmClosing = year.csmClosing;
  row.lcClosing = year.lcClosing;
  row.csmBeforeRelease = row.csmClosing - row.csmRelease;
}
