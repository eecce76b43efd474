import { ofOpening } from './ofOpening';
import type { Column } from '../core/row';
import {
  accidentsBy,
  claimsIncurred,
  claimsValue,
  expectedAt,
  paidAt,
  serviceRates,
  type Accident,
} from './claimsValues';
import type { Measured } from './context';
import { derived, fact, type Derivation } from './derivation';
import { by, statedIn, sumFormula, type Explain, type Formula } from './stepBuilders';

const stated = ({ group }: Measured) => group.input.incurredClaims;

/** Growth of the liability for incurred claims over a period, less one. */
function growth({ group }: Measured): Derivation {
  const rate = fact('incurredClaims.interestRate', group.input.incurredClaims?.interestRate ?? 0);
  const perYear = group.input.periodsPerYear ?? 1;
  const value = (1 + rate.value) ** (1 / perYear) - 1;
  return derived(
    'growth of incurred claims',
    value,
    '42(c)',
    `(1 + ${rate.name}) ^ (1 ÷ ${perYear}) - 1`,
    [rate],
  );
}

type Signed = readonly (readonly [1 | -1, Derivation])[];

const held = ({ group }: Measured, parts: Signed): Signed =>
  group.sign < 0 ? parts.map(([sign, part]) => [-sign as 1 | -1, part]) : parts;

/** Parts of the claims of earlier periods, accident period by accident period. */
const ofEarlier = (
  measured: Measured,
  date: number,
  parts: (accident: Accident) => Signed,
): Signed => accidentsBy(measured, date - 1).flatMap(parts);

/** What the start of the period made of its end, at the rates in which service is measured: what falls due, and what follows. */
const unchanged = (measured: Measured, accident: Accident, date: number): readonly Derivation[] =>
  accident.run.accident.ultimates
    ? [claimsValue(measured, accident, date - 1, date - 1)]
    : [
        expectedAt(measured, accident, date),
        claimsValue(measured, accident, date - 1, date, serviceRates(measured, accident, date)),
      ];

/** Interest, with the effect of new rates where all finance is in profit or loss; OCI's part comes on top. */
function finance(measured: Measured, period: number): string | Formula {
  const { runOff } = measured.group;
  if (!runOff) {
    const rate = growth(measured);
    return rate.value === 0 ? '0' : { formula: `lic.opening × ${rate.name}`, others: [rate] };
  }
  if (!runOff.isDiscounted) return '0';
  const date = period + 1;
  const parts = ofEarlier(measured, date, (accident) => [
    ...unchanged(measured, accident, date).map((part) => [1, part] as const),
    [
      -1,
      claimsValue(
        measured,
        accident,
        date - 1,
        date - 1,
        serviceRates(measured, accident, date - 1),
      ),
    ],
  ]);
  const { formula, others = [] } = sumFormula(held(measured, parts));
  return { formula: `${formula} + lic.financeOci`, others };
}

/** What current rates make of the balance beyond locked-in rates, less what they made of it before (B131, B133). */
function financeOci(measured: Measured, period: number): string | Formula {
  if (!measured.group.runOff?.isDisaggregated || !measured.group.runOff.isDiscounted) return '0';
  const gap = (date: number, sign: 1 | -1): Signed =>
    accidentsBy(measured, date).flatMap((accident) => [
      [
        sign,
        claimsValue(measured, accident, date, date, accident.run.rates.current(date)),
      ] as const,
      [
        -sign as 1 | -1,
        claimsValue(measured, accident, date, date, accident.run.rates.lockedIn),
      ] as const,
    ]);
  return sumFormula(held(measured, [...gap(period + 1, 1), ...gap(period, -1)]));
}

function pastService(measured: Measured, period: number): Formula {
  const date = period + 1;
  const parts = ofEarlier(measured, date, (accident) => [
    [1, paidAt(measured, accident, date)],
    [1, claimsValue(measured, accident, date, date, serviceRates(measured, accident, date))],
    ...unchanged(measured, accident, date).map((part) => [-1, part] as const),
  ]);
  return sumFormula(held(measured, parts));
}

/** Liability for incurred claims, by what moves it (40(b), 42, 59(b), 103(b)). */
export const claimsSteps: Partial<Record<Column, Explain>> = {
  licRiskAdjustment: statedIn(
    '37, 42',
    'incurredClaims.riskAdjustment',
    (each) => stated(each)?.riskAdjustment,
  ),
  licRaRelease: statedIn(
    '42',
    'incurredClaims.riskAdjustmentRelease',
    (each) => stated(each)?.riskAdjustmentRelease,
    -1,
  ),
  licRaClosing: by('42', (measured, period, figure) => {
    const before =
      period === 0 ? ofOpening(measured, 'licRiskAdjustment') : figure('licRaClosing', period - 1);
    const moved = 'lic.riskAdjustment + lic.raRelease';
    return before ? { formula: `${before.name} + ${moved}`, others: [before] } : moved;
  }),
  licPastService: (measured, period, figure, name, value) => {
    const explain = measured.group.runOff
      ? by('42(b), B97(b)', pastService)
      : statedIn(
          '42(b), B97(b)',
          'incurredClaims.pastServiceChange',
          (each) => stated(each)?.pastServiceChange,
        );
    return explain(measured, period, figure, name, value);
  },
  licFinance: by('42(c), 87', finance),
  licFinanceOci: by('88(b), B131, B133', financeOci),
  licPaid: by('105(a)(iii)', (measured, period) => {
    const { group } = measured;
    const sign = group.sign < 0 ? '' : '-';
    if (group.runOff) {
      const incurred = claimsIncurred(measured, period);
      const paid = accidentsBy(measured, period + 1).map((accident) =>
        paidAt(measured, accident, period + 1),
      );
      const { formula, others = [] } = sumFormula([
        [1, incurred],
        ...paid.map((each) => [-1, each] as const),
      ]);
      return {
        formula: `-(lic.incurred + lic.investmentComponent) ${sign === '' ? '-' : '+'} (${formula})`,
        others,
      };
    }
    const paid = stated(measured)?.paid;
    if (!paid) return '-(lic.incurred + lic.investmentComponent)';
    const part = fact(`incurredClaims.paid[${period}]`, paid[period] ?? 0);
    return { formula: `${sign}${part.name}`, others: [part] };
  }),
};
