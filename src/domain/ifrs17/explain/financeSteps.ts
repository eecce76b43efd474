import type { Column } from '../core/row';
import { newState } from '../core/state';
import { allocationCurve } from '../steps/allocatedInterest';
import { allocatingRates } from './allocatingRates';
import type { Measured } from './context';
import { derived, fact, type Derivation } from './derivation';
import { closing, opening } from './estimatesAt';
import { ofOpening } from './ofOpening';
import { presentValueOf } from './presentValues';
import { estimate } from './provenance';
import { lockedInRates } from './rates';
import {
  by,
  given,
  statedIn,
  sumFormula,
  type Explain,
  type Figure,
  type Formula,
} from './stepBuilders';

const isAllocated = ({ group }: Measured) =>
  group.policies.financeOption === 'effectiveYield' ||
  group.policies.financeOption === 'projectedCreditingRate';

const atLockedIn = (measured: Measured, period: number): Derivation =>
  presentValueOf(
    measured,
    `balance at locked-in rates after period ${period + 1}`,
    closing(measured, period),
    period + 1,
    lockedInRates(measured, period),
  );

/** What an opening states of it, or what its estimates come to. */
const openingBalance = (measured: Measured): Derivation =>
  ofOpening(measured, 'belAllocated') ??
  ofOpening(measured, 'belAtLockedIn') ??
  presentValueOf(
    measured,
    'balance at locked-in rates at the opening',
    opening(measured, 0),
    0,
    lockedInRates(measured, 0),
  );

/** The balance on which profit or loss takes interest, at the end of a period: at locked-in rates, or at those that allocate (B131-B132). */
function balance(measured: Measured, period: number, figure: Figure): Derivation {
  const { group } = measured;
  if (period < 0)
    return group.input.opening
      ? openingBalance(measured)
      : fact('no balance before recognition', 0);
  if (group.input.stated) {
    // Stated present values know no other rates: the balance is that of the statement.
    return figure('belClosing', period);
  }
  if (!isAllocated(measured)) return atLockedIn(measured, period);
  // Each rests on the one before, and every period of finance on two of them.
  const name = `balance at rates that allocate after period ${period + 1}`;
  const known = measured.known.get(name) ?? allocatedBalance(measured, period, figure, name);
  measured.known.set(name, known);
  return known;
}

function allocatedBalance(
  measured: Measured,
  period: number,
  figure: Figure,
  name: string,
): Derivation {
  const { group } = measured;
  const before = balance(measured, period - 1, figure);
  const added = figure('belNew', period);
  const start = derived(
    `balance that is allocated in period ${period + 1}`,
    before.value + added.value,
    'B132',
    `${before.name} + ${added.name}`,
    [before, added],
  );
  const estimates = opening(measured, period);
  const curve = allocationCurve({ ...newState(group), period }, estimates.set, start.value);
  const moved = figure('belFuture', period);
  // Where no rate meets what is expected the balance goes back to the locked-in rates.
  const rates = curve
    ? allocatingRates(measured, period, estimates, start, curve)
    : lockedInRates(measured, period);
  const end = presentValueOf(
    measured,
    `balance allocated to the end of period ${period + 1}`,
    estimates,
    period + 1,
    rates,
  );
  const left = (group.input.derecognitions ?? []).flatMap(({ atEndOf, fraction }, index) =>
    atEndOf === period + 1 ? [given(measured, `derecognitions[${index}].fraction`, fraction)] : [],
  );
  const stays = left.reduce((product, { value }) => product * (1 - value), 1);
  return derived(
    name,
    (end.value + moved.value) * stays,
    'B132(a)',
    [`(${end.name} + ${moved.name})`, ...left.map(({ name }) => `(1 - ${name})`)].join(' × '),
    [end, moved, ...left],
  );
}

/** Interest that profit or loss takes on the balance at locked-in rates, or at those that allocate (B131-B132). */
function allocated(measured: Measured, period: number, figure: Figure): string | Formula {
  const { group } = measured;
  if (group.input.stated) return 'bel.interest + bel.financialRisk';
  const flows = (['premiums', 'claims', 'investment', 'acquisition'] as const)
    .map(
      (kind) =>
        [
          kind === 'premiums' ? -1 : 1,
          estimate(measured, kind, period, { date: period, opening: true }),
        ] as const,
    )
    .filter(([, each]) => each.value !== 0);
  const { formula, others: parts = [] } = sumFormula([
    [1, balance(measured, period, figure)],
    ...(period === 0 && !group.input.opening
      ? []
      : [[-1, balance(measured, period - 1, figure)] as const]),
    ...flows,
  ]);
  return {
    formula: `${formula} - bel.new - bel.future - bel.derecognised`,
    others: parts,
  };
}

/** Finance, cash and what the holder of underlying items earns (80-92). */
export const financeSteps: Partial<Record<Column, Explain>> = {
  financeAllocated: by('88(b), B131-B132', allocated),
  statedExperience: statedIn('B97(b)-(c)', 'stated.experience', ({ group }) =>
    group.input.model === 'PAA' ? undefined : group.input.stated?.experience,
  ),
  ociAccumulated: by('90', (measured, period, figure) => {
    const before =
      period === 0 ? ofOpening(measured, 'accumulatedOci') : figure('ociAccumulated', period - 1);
    return before ? { formula: `${before.name} + finance.oci`, others: [before] } : 'finance.oci';
  }),
  underlyingIncome: statedIn('89(b), B134', 'underlyingItems.bookYieldIncome', ({ group }) =>
    group.input.underlyingItems?.bookYieldIncome?.map((each) => each * group.sign),
  ),
  expenseOther: (measured, period, figure, name, value) => {
    const values = measured.group.input.otherExpenses;
    const part = fact(`otherExpenses[${period}]`, values?.[period] ?? 0);
    void figure;
    return derived(name, value, 'B66(d)', values ? part.name : '0', values ? [part] : []);
  },
  exchangeDifference: by('30', '0'),
};
