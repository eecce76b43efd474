import type { GroupInput } from '../../schema/group';
import { expectedPayment, paymentsAfter, type AccidentPeriod } from './claimsPayments';
import { claimsRates, isDiscounted, type ClaimsRates, type NamedCurve } from './claimsRates';
import type { CurveSource } from '../curves';
import type { DatedCurve } from '../lockedIn';

/** Claims of one accident period (0-based `from`), with their rates. */
export interface Accident {
  readonly accident: AccidentPeriod;
  readonly index: number;
  readonly from: number;
  readonly rates: ClaimsRates;
}

/** An amount of an accident period: paid or expected at the end of `date` periods, or the value at the end of `at` periods of what is paid after it. */
export type ClaimsAmount =
  | { readonly of: 'paid'; readonly date: number }
  | { readonly of: 'expected'; readonly date: number }
  | {
      readonly of: 'value';
      readonly asOf: number;
      readonly at: number;
      readonly rates?: NamedCurve;
    };

/** A term of a figure of incurred claims: amounts as stated, not turned round for contracts held. */
export interface ClaimsTerm {
  readonly sign: 1 | -1;
  readonly of: Accident;
  readonly amount: ClaimsAmount;
}

/** What moves the liability for incurred claims of all accident periods. */
export const claimsMovements = [
  'incurred',
  'paid',
  'pastService',
  'finance',
  'financeOci',
] as const;
export type ClaimsMovement = (typeof claimsMovements)[number];

export interface ClaimsRunOff extends Readonly<Record<ClaimsMovement, Float64Array>> {
  readonly accidents: readonly Accident[];
  readonly isDiscounted: boolean;
  /** True where part of their finance goes to OCI: what profit or loss takes is then measured at locked-in rates (B131, B133). */
  readonly isDisaggregated: boolean;
}

/** Undiscounted where no rates are given; payments fall at the ends of periods. */
export function claimsWorth({ accident }: Accident, amount: ClaimsAmount): number {
  if (amount.of === 'expected') return expectedPayment(accident, amount.date)?.value ?? 0;
  if (amount.of === 'paid')
    return accident.paid
      ? (accident.paid[amount.date - accident.period] ?? 0)
      : (expectedPayment(accident, amount.date)?.value ?? 0);
  const { asOf, at, rates } = amount;
  const { period, ultimates } = accident;
  if (ultimates) {
    let left = ultimates[Math.min(asOf - period, ultimates.length - 1)] ?? 0;
    for (let date = period; date <= asOf; date++)
      left -= claimsWorth({ accident } as Accident, { of: 'paid', date });
    return left;
  }
  const factor = (date: number) =>
    rates ? (rates.curve.factors[2 * (date - rates.origin)] as number) : 1;
  return paymentsAfter(accident, asOf, at).reduce(
    (sum, { value, date }) => sum + (value * factor(date)) / factor(at),
    0,
  );
}

export const worthOfTerms = (terms: readonly ClaimsTerm[]): number =>
  terms.reduce((sum, { sign, of, amount }) => sum + sign * claimsWorth(of, amount), 0);

type RunOff = Pick<ClaimsRunOff, 'accidents' | 'isDisaggregated'>;

const plus = (of: Accident, amount: ClaimsAmount): ClaimsTerm => ({ sign: 1, of, amount });
const minus = (of: Accident, amount: ClaimsAmount): ClaimsTerm => ({ sign: -1, of, amount });

/** What is outstanding at a date, as it is estimated then. */
export const outstanding = (date: number, rates?: NamedCurve): ClaimsAmount => ({
  of: 'value',
  asOf: date,
  at: date,
  ...(rates ? { rates } : {}),
});

/** The rates in which service is measured: locked in where finance is disaggregated (B131, B133), else current ones. */
const service = ({ isDisaggregated }: RunOff, { rates }: Accident, date: number): NamedCurve =>
  isDisaggregated ? rates.lockedIn : rates.current(date);

/** What the start of the period made of its end, at the rates in which service is measured: what falls due, and what follows. */
const unchanged = (runOff: RunOff, each: Accident, date: number): readonly ClaimsAmount[] =>
  each.accident.ultimates
    ? [outstanding(date - 1)]
    : [
        { of: 'expected', date },
        { of: 'value', asOf: date - 1, at: date, rates: service(runOff, each, date) },
      ];

/** What current rates make of the balance beyond locked-in rates. */
const gap = (each: Accident, date: number): readonly ClaimsTerm[] => [
  plus(each, outstanding(date, each.rates.current(date))),
  minus(each, outstanding(date, each.rates.lockedIn)),
];

/**
 * What moves the liability for incurred claims in a period, accident period by accident period (40(b), 59(b)). What a period pays or estimates
 * otherwise than its start expected is a change of past service (B97(b)-(c)), but for claims of the period itself. Where finance is disaggregated,
 * claims, their changes and the interest of profit or loss are at locked-in rates, and OCI takes what current rates make of the balance beyond
 * that (B131, B133): accumulated, the gap between both balances, nothing once claims are settled.
 */
export function claimsTerms(
  runOff: RunOff,
  movement: ClaimsMovement,
  period: number,
): readonly ClaimsTerm[] {
  const date = period + 1;
  const { accidents, isDisaggregated } = runOff;
  const begun = accidents.filter(({ accident }) => accident.period <= date);
  const earlier = begun.filter(({ accident }) => accident.period < date);
  const settled = (each: Accident) => [
    plus(each, { of: 'paid', date }),
    plus(each, outstanding(date, service(runOff, each, date))),
  ];
  switch (movement) {
    case 'incurred':
      return begun.filter(({ accident }) => accident.period === date).flatMap(settled);
    case 'paid':
      return begun.map((each) => plus(each, { of: 'paid', date }));
    case 'pastService':
      return earlier.flatMap((each) => [
        ...settled(each),
        ...unchanged(runOff, each, date).map((amount) => minus(each, amount)),
      ]);
    case 'finance':
      return earlier.flatMap((each) => [
        ...unchanged(runOff, each, date).map((amount) => plus(each, amount)),
        minus(each, outstanding(date - 1, service(runOff, each, date - 1))),
      ]);
    case 'financeOci':
      if (!isDisaggregated) return [];
      return [
        ...begun.flatMap((each) => gap(each, date)),
        ...earlier.flatMap((each) =>
          gap(each, date - 1).map(
            ({ sign, ...term }) => ({ ...term, sign: sign > 0 ? -1 : 1 }) as const,
          ),
        ),
      ];
  }
}

/** Figures of the development of claims, by accident period (130): `step` periods after it, or at the end of the last period measured. */
export type DevelopmentFigure =
  | 'estimates'
  | 'paid'
  | 'paidToDate'
  | 'outstanding'
  | 'discounting'
  | 'liability';

export function developmentTerms(
  each: Accident,
  figure: DevelopmentFigure,
  step: number,
  periods: number,
): readonly ClaimsTerm[] {
  const { period } = each.accident;
  const paid = (until: number) =>
    Array.from({ length: until - period + 1 }, (_, index) =>
      plus(each, { of: 'paid', date: period + index }),
    );
  const present = plus(each, outstanding(periods, each.rates.current(periods)));
  switch (figure) {
    case 'estimates':
      return [...paid(period + step), plus(each, outstanding(period + step))];
    case 'paid':
      return [plus(each, { of: 'paid', date: period + step })];
    case 'paidToDate':
      return paid(periods);
    case 'outstanding':
      return [plus(each, outstanding(periods))];
    case 'discounting':
      return [present, minus(each, outstanding(periods))];
    case 'liability':
      return [present];
  }
}

/** Liability for incurred claims by accident period (40(b), 59(b), 130), measured at current rates. */
export function claimsRunOff(
  input: GroupInput,
  groupLockedIn: readonly DatedCurve[],
  source: CurveSource,
  isDisaggregated: boolean,
): ClaimsRunOff {
  const ratesOf = claimsRates(input, groupLockedIn, source);
  const accidents = (input.incurredClaims?.accidentPeriods ?? []).map((accident, index) => ({
    accident,
    index,
    from: accident.period - 1,
    rates: ratesOf(accident, index),
  }));
  const all = { accidents, isDisaggregated, isDiscounted: isDiscounted(input) };
  const by = (movement: ClaimsMovement) =>
    Float64Array.from({ length: input.periods }, (_, period) =>
      worthOfTerms(claimsTerms(all, movement, period)),
    );
  return {
    ...all,
    incurred: by('incurred'),
    paid: by('paid'),
    pastService: by('pastService'),
    finance: by('finance'),
    financeOci: by('financeOci'),
  };
}
