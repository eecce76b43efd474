import { compileGroup } from '@/domain/ifrs17';
import { closingOf, type BookGroup } from '@/domain/ifrs17/book';
import type { GroupClosing } from '../types';
import { claimsBefore } from './claims';
import { addedLists, laterFlows, scaledFlows } from './estimates';
import { estimatesAtStart } from './estimatesAtStart';
import type { GroupQuarter } from './groupQuarter';

/** What the group closes with, for the quarter after it. @throws InputError where it cannot be measured */
export function groupClosing(quarter: GroupQuarter, { input }: BookGroup): GroupClosing {
  const { opening, lockedIn } = closingOf(compileGroup(input), 1);
  const last = quarter.changes.at(-1)?.estimates;
  const stays = 1 - (last ? 0 : (quarter.actual?.derecognition?.fraction ?? 0));
  const [all, units] = estimatesAtStart(input);
  const later = scaledFlows(laterFlows(all), stays);
  const expected = last ? { ...last.expected, acquisition: later.acquisition ?? [] } : later;
  const returns = addedLists(
    quarter.before?.returns ?? quarter.atStart?.returns,
    quarter.newBusiness?.returns,
  );
  const accidentPeriods = claimsBefore(input.incurredClaims);
  const share = input.riskAdjustment?.shareOfOutflows;
  return {
    group: quarter.group.id,
    period: quarter.period,
    opening,
    lockedIn,
    expected,
    coverageUnits: last?.coverageUnits ?? units.slice(1).map((each) => each * stays),
    ...(quarter.group.model === 'VFA' ? { returns: last?.returns ?? returns.slice(1) } : {}),
    ...(share === undefined ? {} : { riskAdjustmentShare: share }),
    ...(accidentPeriods ? { accidentPeriods } : {}),
    ...(quarter.version === undefined ? {} : { version: quarter.version }),
  };
}
