import { developmentTerms, type DevelopmentFigure } from '../../core/claims/claimsRunOff';
import { derived, fact, type Derivation } from '../../formula/derivation';
import type { Measured } from '../context';
import { claimsSum } from '../estimates/claimsValues';
import { estimate, unitsOf } from '../estimates/provenance';
import { expectedRelease } from './explainOtherTable';
import { averageOf } from './explainReported';

/** In the currency in which the group is reported. */
function reported({ group }: Measured, own: Derivation, name: string, date: number): Derivation {
  const rate = group.input.exchangeRates?.closing[date];
  if (rate === undefined) return { ...own, name };
  const path = `exchangeRates.closing[${date}]`;
  const before = { ...own, name: `${name}, own currency` };
  return derived(name, own.value * rate, 'IAS 21.21', `${before.name} × ${path}`, [
    before,
    fact(path, rate),
  ]);
}

/** 132(b): what is expected to be paid in a later period less what is expected to be received. */
function maturity(measured: Measured, name: string, period: number, step: number): Derivation {
  const of = period + 1 + step;
  const at = { date: period + 1, opening: false };
  const [premiums, ...paid] = (['premiums', 'claims', 'investment', 'acquisition'] as const).map(
    (kind) => estimate(measured, kind, of, at),
  );
  const received = premiums ?? fact('no premiums expected', 0);
  const value = paid.reduce((sum, each) => sum + each.value, -received.value);
  const text = `${paid.map((each) => each.name).join(' + ')} - ${received.name}`;
  const own = derived(name, value, '132(b)', text, [...paid, received]);
  return reported(measured, own, name, period + 1);
}

const figures: Readonly<Record<string, DevelopmentFigure>> = {
  claimsEstimate: 'estimates',
  claimsPaid: 'paidToDate',
  claimsOutstanding: 'outstanding',
  claimsDiscounting: 'discounting',
};

/** 130: claims of an accident period so many periods back, as they were estimated so many periods ago. */
function claims(
  measured: Measured,
  name: string,
  period: number,
  { figure, age, ago }: { figure: DevelopmentFigure; age: number; ago: number },
): Derivation | undefined {
  const accident = measured.group.runOff?.accidents.find(({ from }) => from === period - age);
  if (!accident) return undefined;
  const step = figure === 'estimates' ? age - ago : 0;
  const own = claimsSum(
    measured,
    name,
    '130',
    developmentTerms(accident, figure, step, period + 1),
  );
  const { sign } = measured.group;
  const turned =
    sign < 0
      ? derived(name, -own.value, '130', `-${own.name}, recovered`, [
          { ...own, name: `${own.name}, recovered` },
        ])
      : own;
  return reported(measured, turned, name, period + 1);
}

/** Units provided so far (B119), with those of before the group's opening. */
function unitsProvided(measured: Measured, name: string, period: number): Derivation {
  const before = fact('opening.unitsProvided', measured.group.input.opening?.unitsProvided ?? 0);
  const provided = Array.from({ length: period + 1 }, (_, each) =>
    unitsOf(measured, each, { date: each, opening: true }),
  );
  const parts = [before, ...provided].filter(({ value }) => value !== 0);
  const value = parts.reduce((sum, each) => sum + each.value, 0);
  return derived(name, value, 'B119', 'Σ', parts);
}

function mitigation(measured: Measured, name: string, period: number): Derivation {
  const path = `underlyingItems.riskMitigation[${period}]`;
  const stated = fact(path, measured.group.input.underlyingItems?.riskMitigation?.[period] ?? 0);
  if (!measured.group.input.exchangeRates)
    return derived(name, stated.value, 'B115', path, [stated]);
  const average = averageOf(measured, period);
  const text = `${path} × ${average.name}`;
  return derived(name, stated.value * average.value, 'B115', text, [stated, average]);
}

/** Figures that a closing stores beside those of its period: `2025-12.release[3]`, `2025-12.claimsEstimate[4,0]`. @returns undefined for another path */
export function explainStored(measured: Measured, path: string): Derivation | undefined {
  const [, label = '', figure = '', first, second] =
    /^(.+)\.(\w+?)(?:\[(\d+)(?:,(\d+))?\])?$/.exec(path) ?? [];
  const period = measured.group.labels.indexOf(label);
  if (period < 0) return undefined;
  if (figure === 'unitsProvided') return unitsProvided(measured, path, period);
  if (figure === 'riskMitigation') return mitigation(measured, path, period);
  if (first === undefined) return undefined;
  const step = Number(first);
  if (figure === 'maturity') return maturity(measured, path, period, step);
  if (figure === 'release')
    return expectedRelease(measured, `csmReleasePara109[${period}][${step}]`);
  const development = figures[figure];
  return (
    development &&
    claims(measured, path, period, { figure: development, age: step, ago: Number(second ?? 0) })
  );
}
