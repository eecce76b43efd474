import type { FlowSet } from '../core/flowSet';
import type { Column } from '../core/row';
import type { Measured } from './context';
import { derived, fact, type Derivation } from './derivation';
import { currentRates, lockedInRates, presentValueOf } from './presentValues';
import { actual, estimate } from './provenance';

/** Explains one column of one period; `figure` gives the derivation of another column of the same period. */
export type Explain = (
  measured: Measured,
  period: number,
  figure: (column: Column) => Derivation,
  name: string,
  value: number,
) => Derivation;

export const opening = ({ group }: Measured, period: number) => ({
  set: group.estimates.opening[period] as FlowSet,
  date: period,
  opening: true,
});

export const from =
  (paragraph: string, formula: string, ...columns: readonly Column[]): Explain =>
  (_, __, figure, name, value) =>
    derived(name, value, paragraph, formula, columns.map(figure));

export const statedOr =
  (field: 'interest' | 'financialRisk' | 'futureService', otherwise: Explain): Explain =>
  (measured, period, figure, name, value) => {
    const { stated } = measured.group.input;
    return stated
      ? derived(name, value, '33, 36', 'stated', [fact(`stated.${field}[${period}]`, stated[field]?.[period] ?? 0)])
      : otherwise(measured, period, figure, name, value);
  };

/** Present values of the estimates a period opens with, at its start and at its end. */
export const interest: Explain = (measured, period, _, name, value) => {
  const rates = currentRates(measured, period);
  const estimates = opening(measured, period);
  const flows = (['premiums', 'claims', 'investment', 'acquisition'] as const)
    .map((kind) => estimate(measured, kind, period, period, true))
    .filter((each) => each.value !== 0);
  return derived(name, value, '36, 87(a)', 'present value at end - present value at start + (outflows - inflows) of the period', [
    presentValueOf(measured, `${name}: present value at end`, estimates, period + 1, rates),
    presentValueOf(measured, `${name}: present value at start`, estimates, period, rates),
    ...flows,
  ]);
};

export const rateChange: Explain = (measured, period, figure, name, value) =>
  derived(
    name,
    value,
    '87(b)',
    'present value at the new rates - present value at the rates of the start (+ what joining contracts bring)',
    [
      presentValueOf(
        measured,
        `${name}: at new rates`,
        opening(measured, period),
        period + 1,
        currentRates(measured, period + 1),
      ),
      presentValueOf(
        measured,
        `${name}: at rates of the start`,
        opening(measured, period),
        period + 1,
        currentRates(measured, period),
      ),
      figure('belNew'),
    ],
  );

/** Each change of the cause, one after the other: the new estimates less those before them. */
export const estimatesChange =
  (atLockedIn: boolean, causes: readonly string[]): Explain =>
  (measured, period, _, name, value) => {
    const { group } = measured;
    const rates =
      atLockedIn && group.input.model !== 'VFA' ? lockedInRates(measured, period) : currentRates(measured, period + 1);
    let before = { ...opening(measured, period) };
    const parts: Derivation[] = [];
    for (const { cause, flows } of group.estimates.revisions[period] ?? []) {
      const after = { set: flows, date: period + 1, opening: false };
      if (causes.includes(cause))
        parts.push(
          presentValueOf(measured, `${name}: new estimates`, after, period + 1, rates),
          presentValueOf(measured, `${name}: old estimates`, before, period + 1, rates),
        );
      before = after;
    }
    return derived(
      name,
      value,
      atLockedIn ? '44(c), B72(c), B96-B98' : '87, B97(a)',
      'present value of the new estimates - of the old',
      parts,
    );
  };

export const future = ['futureService', 'discretion'];

export const newContracts =
  (kinds: readonly ('premiums' | 'claims' | 'investment' | 'acquisition')[], field: 'inflows' | 'outflows'): Explain =>
  (measured, period, _, name, value) => {
    const { stated } = measured.group.input;
    if (stated && period === 0)
      return derived(name, value, '32(a)', field === 'inflows' ? '-stated' : 'stated', [fact(`stated.${field}`, stated[field])]);
    const joined = measured.group.joining[period] ?? [];
    return derived(
      name,
      value,
      '32(a), 36',
      'Σ flow × discount factor, at the rates of initial recognition',
      joined.map(({ flows, rates }, index) =>
        presentValueOf(
          measured,
          `${name}: contracts joining ${index + 1}`,
          { set: flows, date: period, opening: true },
          period,
          { name: 'rates at recognition', ...rates },
          kinds,
        ),
      ),
    );
  };

export const happened =
  (kind: 'premiums' | 'claims' | 'investment' | 'acquisition', paragraph: string): Explain =>
  (measured, period, _, name, value) =>
    derived(name, value, paragraph, kind === 'premiums' ? 'received' : '-paid or incurred', [actual(measured, kind, period)]);

export const given =
  (
    paragraph: string,
    formula: string,
    ...paths: readonly (readonly [string, (measured: Measured, period: number) => number | undefined])[]
  ): Explain =>
  (measured, period, _, name, value) =>
    derived(
      name,
      value,
      paragraph,
      formula,
      paths.flatMap(([path, read]) => {
        const stated = read(measured, period);
        return stated === undefined ? [] : [fact(path.replace('#', String(period)), stated)];
      }),
    );

export const units: Explain = (measured, period, _, name, value) => {
  const set = measured.group.estimates.closing[period];
  const all = Array.from(set?.units ?? [], (unit, index) => fact(`coverageUnits[${index}]`, unit));
  return derived(
    name,
    value,
    'B119',
    name.endsWith('provided') ? 'units of the period' : 'Σ units of later periods',
    name.endsWith('provided') ? all.slice(period, period + 1) : all.slice(period + 1),
  );
};

export const accretion: Explain = (measured, period, figure, name, value) => {
  const dated = measured.group.accretion[period];
  const step = dated ? 2 * (period - dated.origin) : 0;
  const growth = dated ? (dated.curve.factors[step] ?? 1) / (dated.curve.factors[step + 2] ?? 1) - 1 : 0;
  const rate = measured.group.input.model === 'VFA' ? 0 : growth;
  return derived(name, value, '44(b), B72(b)', '(csm.opening + csm.new) × locked-in rate of the period', [
    figure('csmOpening'),
    figure('csmNew'),
    fact('locked-in rate of the period', rate),
  ]);
};
