import type { Column } from '../core/row';
import type { AccidentPeriod } from '../core/claimsRunOff';
import type { Measured } from './context';
import { derived, fact, type Derivation } from './derivation';
import { by, statedIn, sumFormula, type Explain } from './stepBuilders';

const given = ({ group }: Measured) => group.input.incurredClaims;

/** Growth of the liability for incurred claims over a period, less one. */
function growth({ group }: Measured): Derivation {
  const rate = fact('incurredClaims.interestRate', group.input.incurredClaims?.interestRate ?? 0);
  const perYear = group.input.periodsPerYear ?? 1;
  const value = (1 + rate.value) ** (1 / perYear) - 1;
  return derived('growth of incurred claims', value, '42(c)', `(1 + ${rate.name}) ^ (1 ÷ ${perYear}) - 1`, [rate]);
}

type Signed = readonly (readonly [1 | -1, Derivation])[];

/** What is stated of a later period of an accident period, or what the estimates before it say. */
function facts(
  accident: AccidentPeriod,
  index: number,
  at: number,
  value: (what: 'paid' | 'outstanding' | 'liability') => number,
) {
  const path = `incurredClaims.accidentPeriods[${index}]`;
  const payments = accident.paid ? `${path}.paid[${at}]` : `${path}.expectedPayments[${at}]`;
  return {
    paid: fact(payments, value('paid')),
    liability: fact(`${path}: present value outstanding after ${at + 1} periods, as estimated then`, value('liability')),
  };
}

/** Parts of the run-off of all accident periods in a period: those of the period itself, or of earlier ones. */
function runOffParts(
  measured: Measured,
  period: number,
  isNew: boolean,
  kinds: readonly ('paid' | 'closing' | 'opening')[],
): Signed {
  const run = measured.group.runOff;
  const accidents = given(measured)?.accidentPeriods ?? [];
  if (!run) return [];
  return run.accidents.flatMap((each, index) => {
    const at = period - each.from;
    const accident = accidents[index];
    if (!accident || at < 0 || (at === 0) !== isNew) return [];
    const of = (step: number) => facts(accident, index, step, (what) => each[what][step] ?? 0);
    return kinds.map((kind): readonly [1 | -1, Derivation] =>
      kind === 'paid' ? [1, of(at).paid] : kind === 'closing' ? [1, of(at).liability] : [-1, of(at - 1).liability],
    );
  });
}

/** Liability for incurred claims, by what moves it (40(b), 42, 59(b), 103(b)). */
export const claimsSteps: Partial<Record<Column, Explain>> = {
  licRiskAdjustment: statedIn('37, 42', 'incurredClaims.riskAdjustment', (each) => given(each)?.riskAdjustment),
  licRaRelease: statedIn('42', 'incurredClaims.riskAdjustmentRelease', (each) => given(each)?.riskAdjustmentRelease, -1),
  licRaClosing: by('42', (_, period, figure) =>
    period === 0
      ? 'lic.riskAdjustment + lic.raRelease'
      : {
          formula: `${figure('licRaClosing', period - 1).name} + lic.riskAdjustment + lic.raRelease`,
          others: [figure('licRaClosing', period - 1)],
        },
  ),
  licPastService: (measured, period, figure, name, value) => {
    if (!measured.group.runOff)
      return statedIn('42(b), B97(b)', 'incurredClaims.pastServiceChange', (each) => given(each)?.pastServiceChange)(
        measured,
        period,
        figure,
        name,
        value,
      );
    const { formula, others = [] } = sumFormula(runOffParts(measured, period, false, ['closing', 'paid', 'opening']));
    const sign = measured.group.sign < 0 ? '-' : '';
    return derived(name, value, '42(b), B97(b)', `${sign}(${formula}) - lic.finance`, [...others, figure('licFinance')]);
  },
  licFinance: by('42(c)', (measured, period) => {
    const rate = growth(measured);
    if (rate.value === 0) return '0';
    if (!measured.group.runOff) return { formula: `lic.opening × ${rate.name}`, others: [rate] };
    const { formula, others = [] } = sumFormula(runOffParts(measured, period, false, ['opening']));
    return { formula: `${measured.group.sign < 0 ? '' : '-'}(${formula}) × ${rate.name}`, others: [...others, rate] };
  }),
  licPaid: by('105(a)(iii)', (measured, period) => {
    const { group } = measured;
    const paid = given(measured)?.paid;
    if (group.runOff) {
      const { formula, others = [] } = sumFormula([
        ...runOffParts(measured, period, true, ['closing']),
        ...runOffParts(measured, period, false, ['paid']).map(([sign, part]) => [-sign as 1 | -1, part] as const),
      ]);
      return { formula: `-(lic.incurred + lic.investmentComponent) ${group.sign < 0 ? '-' : '+'} (${formula})`, others };
    }
    if (!paid) return '-(lic.incurred + lic.investmentComponent)';
    const part = fact(`incurredClaims.paid[${period}]`, paid[period] ?? 0);
    return { formula: `${group.sign < 0 ? '' : '-'}${part.name}`, others: [part] };
  }),
};
