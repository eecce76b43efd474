import {
  evaluateWorksheet,
  figure,
  valuesOf,
  type Figure,
  type Worksheet,
} from '../formula/worksheet';
import type { MarginRollForwardInput } from './marginRollForwardInput';

/** The steps in the order in which they meet the margin: interest first, then as stated (a CSM amount works the other way). */
const stepsOf = (input: MarginRollForwardInput): readonly { name: string; formula: string }[] => [
  ...(input.interestRate === undefined
    ? []
    : [{ name: 'interest', formula: '-(opening.csm - opening.lossComponent) × interestRate' }]),
  ...input.steps.map(({ name, of }, index) => ({
    name,
    formula: `${of === 'csm' ? '-' : ''}input.steps[${index}].amount`,
  })),
];

/** Share released: stated, or coverage units of the period over those of it and later ones, discounted where a rate says so (B119). */
function releaseShare({ release }: MarginRollForwardInput): Figure {
  const id = 'shareOfUnits';
  const [provided, rate] = ['release.provided', 'release.discountRate'];
  if (release?.share !== undefined || release?.provided === undefined)
    return figure(id, 'B119', 'release.share');
  const later = (release.expected ?? []).map((_, index) => `release.expected[${index}]`);
  const future = [
    provided,
    ...later.map((name, index) => `${name} ÷ (1 + ${rate}) ^ ${index + 1}`),
  ].join(' + ');
  const units = release.provided + (release.expected ?? []).reduce((sum, each) => sum + each, 0);
  if (units === 0) return figure(id, 'B119', '1');
  return figure(id, 'B119', `${provided} ÷ (${future})`);
}

function factsOf({ opening, interestRate, release, steps }: MarginRollForwardInput) {
  return {
    ...valuesOf({
      'input.opening.csm': opening?.csm,
      'input.opening.lossComponent': opening?.lossComponent,
      interestRate,
      'release.share': release?.share,
      'release.provided': release?.provided,
      'release.discountRate': release?.discountRate,
    }),
    ...Object.fromEntries([
      ...steps.map(({ amount }, index) => [`input.steps[${index}].amount`, amount] as const),
      ...(release?.expected ?? []).map(
        (units, index) => [`release.expected[${index}]`, units] as const,
      ),
    ]),
  };
}

/**
 * CSM and loss component are one margin of two signs (44, 48, 50): each step moves it, and what it moves beyond nothing changes the name.
 * The release comes last (44(e), B119).
 */
function figuresOf(input: MarginRollForwardInput): readonly Figure[] {
  const steps = stepsOf(input);
  const named = (margin: string, before: string, step: string): Figure[] => [
    figure(`csmAfter[${margin}]`, '44, 48', input.held ? margin : `max(0, ${margin})`),
    figure(`lossAfter[${margin}]`, '48-49', input.held ? '0' : `max(0, -(${margin}))`),
    figure(`${step}.csm`, '44', `csmAfter[${margin}] - csmAfter[${before}]`),
    figure(`${step}.lossComponent`, '48, 50', `lossAfter[${margin}] - lossAfter[${before}]`),
  ];
  const opening = [
    figure('opening.csm', '44', 'input.opening.csm'),
    figure('opening.lossComponent', '49', 'input.opening.lossComponent'),
    figure('margin[0]', '44', 'opening.csm - opening.lossComponent'),
    ...named('margin[0]', 'margin[0]', 'opening').slice(0, 2),
  ];
  const moved = steps.flatMap(({ formula }, index) => [
    figure(`steps[${index}].amount`, '44', formula),
    figure(`margin[${index + 1}]`, '44(c), 48, 50(b)', `margin[${index}] - steps[${index}].amount`),
    ...named(`margin[${index + 1}]`, `margin[${index}]`, `steps[${index}]`),
  ]);
  const last = `margin[${steps.length}]`;
  const closing = [
    figure(
      'releaseShare',
      'B119',
      input.lossComponentRelease === 'none'
        ? `if(min(0, ${last}), 0, shareOfUnits)`
        : 'shareOfUnits',
    ),
    figure('margin.closing', '44(e), B119', `${last} × (1 - releaseShare)`),
    ...named('margin.closing', last, 'release'),
    figure('csmRecognised', '44(e), B124(c)', '-release.csm'),
    figure('closing.csm', '44', 'csmAfter[margin.closing]'),
    figure('closing.lossComponent', '49', 'lossAfter[margin.closing]'),
  ];
  const same = (id: string, of: string) => figure(id, '44, 48', of);
  const shown = [
    same('beforeRelease.csm', `csmAfter[${last}]`),
    same('beforeRelease.lossComponent', `lossAfter[${last}]`),
    figure(
      'profitOrLoss',
      '48, 50(b)',
      steps.map((_, index) => `-steps[${index}].lossComponent`).join(' ') || '0',
    ),
  ];
  return [releaseShare(input), ...opening, ...moved, ...closing, ...shown];
}

export const marginSheet = (input: MarginRollForwardInput): Worksheet => ({
  figures: figuresOf(input),
  facts: factsOf(input),
});

/** Steps with what each did to the CSM and to the loss component; loss (negative) or reversal in profit or loss, release apart. */
export function measureMarginRollForward(input: MarginRollForwardInput) {
  const values = evaluateWorksheet(marginSheet(input));
  const at = (name: string) => values[name] ?? 0;
  const pair = (id: string) => ({ csm: at(`${id}.csm`), lossComponent: at(`${id}.lossComponent`) });
  return {
    opening: pair('opening'),
    steps: stepsOf(input).map(({ name }, index) => ({
      name,
      amount: at(`steps[${index}].amount`),
      ...pair(`steps[${index}]`),
    })),
    beforeRelease: pair('beforeRelease'),
    releaseShare: at('releaseShare'),
    release: pair('release'),
    /** In revenue: income positive. */
    csmRecognised: at('csmRecognised'),
    closing: pair('closing'),
    profitOrLoss: at('profitOrLoss'),
  };
}
