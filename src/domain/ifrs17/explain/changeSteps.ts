import type { Measured } from './context';
import { derived, fact, type Derivation } from './derivation';
import { changed } from './estimatesAt';
import { presentValueOf, type EstimatesAt } from './presentValues';
import { currentRates, lockedInRates } from './rates';
import { given, signed, sumFormula, type Explain } from './stepBuilders';

interface Change {
  readonly cause: string;
  readonly before: EstimatesAt;
  readonly after: EstimatesAt;
}

/** Changes at the end of a period, one after the other, each with the estimates before and after it. */
function changesOf(measured: Measured, period: number): readonly Change[] {
  return (measured.group.estimates.revisions[period] ?? []).map(({ cause }, index) => ({
    cause,
    before: changed(measured, period, index),
    after: changed(measured, period, index + 1),
  }));
}

const future = ['futureService', 'discretion'];

function changeAt(
  measured: Measured,
  period: number,
  name: string,
  causes: readonly string[],
  atLockedIn: boolean,
): readonly (readonly [1 | -1, Derivation])[] {
  const rates =
    atLockedIn && measured.group.input.model !== 'VFA'
      ? lockedInRates(measured, period)
      : currentRates(measured, period + 1);
  return changesOf(measured, period)
    .filter(({ cause }) => causes.includes(cause))
    .flatMap(({ before, after }, index) => [
      [
        1,
        presentValueOf(measured, `${name}: new estimates ${index + 1}`, after, period + 1, rates),
      ] as const,
      [
        -1,
        presentValueOf(measured, `${name}: old estimates ${index + 1}`, before, period + 1, rates),
      ] as const,
    ]);
}

export const estimatesChange =
  (atLockedIn: boolean, causes: readonly string[]): Explain =>
  (measured, period, _, name, value) => {
    const { formula, others = [] } = sumFormula(
      changeAt(measured, period, name, causes, atLockedIn),
    );
    return derived(
      name,
      value,
      atLockedIn ? '44(c), B72(c), B96-B98' : '87, B97(a)',
      formula,
      others,
    );
  };

/** The same changes at current rates less those at locked-in rates. */
export const gap: Explain = (measured, period, figure, name, value) => {
  const { stated } = measured.group.input;
  if (stated) {
    const current = stated.futureServiceAtCurrent;
    if (!current) return derived(name, value, 'B97(a)', '0', []);
    const part = fact(`stated.futureServiceAtCurrent[${period}]`, current[period] ?? 0);
    return derived(name, value, 'B97(a)', `${signed(measured, part.name)} - bel.future`, [
      part,
      figure('belFuture'),
    ]);
  }
  const { formula, others = [] } = sumFormula([
    ...changeAt(measured, period, name, future, false),
    [-1, figure('belFuture')],
  ]);
  return derived(name, value, 'B97(a)', formula, others);
};

/** What leaves takes its share of the present value with it (76(a)). */
export const derecognised: Explain = (measured, period, _, name, value) => {
  const left = changesOf(measured, period).filter(({ cause }) => cause === 'derecognition');
  const shares = (measured.group.input.derecognitions ?? []).flatMap(
    ({ atEndOf, fraction }, index) =>
      atEndOf === period + 1
        ? [given(measured, `derecognitions[${index}].fraction`, fraction)]
        : [],
  );
  const parts = left.map(({ before }, index) => [
    shares[index] as Derivation,
    presentValueOf(
      measured,
      `${name}: before ${index + 1}`,
      before,
      period + 1,
      currentRates(measured, period + 1),
    ),
  ]);
  const formula =
    parts.map(([share, pv]) => `- ${share?.name ?? ''} × ${pv?.name ?? ''}`).join(' ') || '0';
  return derived(name, value, '76(a)', formula, parts.flat());
};

export const ofFutureService = future;
