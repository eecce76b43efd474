import { checked, inconsistent } from './checked';
import { choice, either, list, number, object, type Infer } from './shape';

const flatRate = number('Flat effective annual rate, as a share: 0.05 is 5 %.', { above: -1 });

const termFields = object(
  'Rates that differ by term (36, B78-B82).',
  {},
  {
    spot: list(
      'Effective annual spot rates for terms of 1, 2, ... years.',
      number('Rate.', { above: -1 }),
    ),
    terms: list(
      'Terms of the spot rates in years, ascending, where they are not 1, 2, ...',
      number('Years.', { above: 0 }),
    ),
    forwards: list(
      'Effective annual forward rates of year 1, 2, ...; instead of spot.',
      number('Rate.', { above: -1 }),
    ),
    interpolation: choice('Between the given terms: the rate itself, or a constant forward rate.', [
      'linear',
      'constantForward',
    ]),
    illiquidityPremium: number('Added to every annual rate (B80, bottom-up).'),
    shift: number('A parallel shift of every annual rate, for sensitivities (128).'),
  },
);

/** Spot rates or forward rates, terms that ascend, and no rate that a shift takes to -100 % or below. */
const termStructure = checked(
  termFields,
  ({ spot, forwards, terms, illiquidityPremium = 0, shift = 0 }) => {
    const rates = spot ?? forwards ?? [];
    const least = Math.min(...rates) + illiquidityPremium + shift;
    const ascends = (terms ?? []).every(
      (term, index) => index === 0 || term > (terms?.[index - 1] ?? 0),
    );
    return [
      ...(rates.length === 0 || (spot && forwards)
        ? [
            inconsistent(
              '',
              'either spot or forwards, with at least one rate',
              rates.length === 0 ? 'no rate' : 'both',
            ),
          ]
        : []),
      ...(terms && terms.length !== (spot ?? []).length
        ? [
            inconsistent(
              'terms',
              `one term for each of the ${(spot ?? []).length} spot rates`,
              `${terms.length} terms`,
            ),
          ]
        : []),
      ...(ascends ? [] : [inconsistent('terms', 'ascending terms', (terms ?? []).join(', '))]),
      ...(rates.length > 0 && least <= -1
        ? [inconsistent('shift', 'rates that stay above -1 with premium and shift', String(least))]
        : []),
    ];
  },
);

/** A discount curve: a flat annual rate, or a term structure. The last rate holds for all later terms. */
export const curve = either(
  'Discount curve',
  // What is no object was meant as a rate: of a rate it is said what is wrong with it.
  (value) => typeof value !== 'object',
  flatRate,
  termStructure,
);
export type CurveInput = Infer<typeof curve>;

/** A current curve: one for all dates, whose forward rates then come true, or one a date. */
export const curvesByDate = (doc: string) =>
  either(
    doc,
    (value) => !Array.isArray(value),
    curve,
    list('Curves by date: of initial recognition and of each end.', curve, 1),
  );
