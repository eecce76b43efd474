import { firstMonthOf, monthAfter, type Period } from '../period';
import type { AssumptionVersion, MarketCurve } from '../types';

/** A version without what it assumes. */
export type VersionHead = Pick<AssumptionVersion, 'version' | 'state' | 'approvedAt' | 'curves'> & {
  readonly set: Pick<AssumptionVersion['set'], 'effectiveFrom'>;
};

/** The version that a projection from `month` on rests on: of those approved the last that is effective by then. */
export function versionFor<V extends Pick<VersionHead, 'state' | 'set'>>(
  versions: readonly V[],
  month: string,
): V | undefined {
  return versions.reduce<V | undefined>(
    (latest, each) =>
      each.state === 'approved' &&
      each.set.effectiveFrom <= month &&
      (!latest || each.set.effectiveFrom >= latest.set.effectiveFrom)
        ? each
        : latest,
    undefined,
  );
}

/** The versions that a quarter rests on: those in force in its first month and after it. */
export const versionsOf = <V extends Pick<VersionHead, 'state' | 'set'>>(
  versions: readonly V[],
  period: Period,
): readonly V[] => {
  const used = [firstMonthOf(period), monthAfter(period)].map((month) =>
    versionFor(versions, month),
  );
  return [...new Set(used)].filter((each) => each !== undefined);
};

/**
 * Versions approved after a moment on which a quarter would rest now, for what they assume or for the rates that they state for curves by its end.
 * @param curves of the book
 * @param moment as ISO 8601
 */
export function approvedSince(
  versions: readonly VersionHead[],
  curves: readonly Pick<MarketCurve, 'id' | 'date'>[],
  { period, moment }: { period: Period; moment: string },
): readonly string[] {
  const used = new Set<VersionHead>(versionsOf(versions, period));
  const known = new Set(curves.filter(({ date }) => date <= period).map(({ id }) => id));
  const isUsed = (each: VersionHead) =>
    used.has(each) || (each.curves?.some(({ id }) => known.has(id)) ?? false);
  return versions
    .filter(({ state, approvedAt = '' }) => state === 'approved' && approvedAt > moment)
    .filter(isUsed)
    .map(({ version }) => version);
}
