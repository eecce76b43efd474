import { evaluateWorksheet, figure, type Figure, type Values } from '../explain/worksheet';
import type { MarginRollForwardInput } from './marginRollForwardInput';

type Step = { readonly name: string; readonly amount: number };

/** The steps in the order in which they meet the margin: interest first, then as stated (a CSM amount works the other way). */
function orderedSteps(input: MarginRollForwardInput): Step[] {
  const opening = (input.opening?.csm ?? 0) - (input.opening?.lossComponent ?? 0);
  const interest =
    input.interestRate === undefined
      ? []
      : [{ name: 'interest', amount: -opening * input.interestRate }];
  return [
    ...interest,
    ...input.steps.map(({ name, amount, of }) => ({
      name,
      amount: of === 'csm' ? -amount : amount,
    })),
  ];
}

/** Share released: stated, or coverage units of the period over those of it and later ones, discounted where a rate says so (B119). */
function releaseShare({ release }: MarginRollForwardInput): Figure {
  const id = 'facts.releaseShare';
  const [provided, rate] = ['facts.release.provided', 'facts.release.discountRate'];
  if (release?.share !== undefined || release?.provided === undefined)
    return figure(id, 'B119', 'facts.release.share', ['facts.release.share'], (share = 0) => share);
  const later = (release.expected ?? []).map((_, index) => `facts.release.expected[${index}]`);
  const future = [
    provided,
    ...later.map((name, index) => `${name} ÷ (1 + ${rate}) ^ ${index + 1}`),
  ].join(' + ');
  const units = release.provided + (release.expected ?? []).reduce((sum, each) => sum + each, 0);
  if (units === 0) return figure(id, 'B119', '1', [], () => 1);
  return figure(
    id,
    'B119',
    `${provided} ÷ (${future})`,
    [provided, rate, ...later],
    (now = 0, discount = 0, ...expected) => {
      const all = expected.reduce(
        (sum, each, index) => sum + each / (1 + discount) ** (index + 1),
        now,
      );
      return now / all;
    },
  );
}

export function marginFacts(input: MarginRollForwardInput): Values {
  const facts: Record<string, number> = {
    'facts.opening.csm': input.opening?.csm ?? 0,
    'facts.opening.lossComponent': input.opening?.lossComponent ?? 0,
    'facts.held': input.held ? 1 : 0,
    'facts.lossComponentIsReleased': input.lossComponentRelease === 'none' ? 0 : 1,
  };
  orderedSteps(input).forEach(({ amount }, index) => (facts[`facts.steps[${index}]`] = amount));
  const { release } = input;
  if (input.interestRate !== undefined) facts['facts.interestRate'] = input.interestRate;
  facts['facts.release.share'] = release?.share ?? 0;
  facts['facts.release.provided'] = release?.provided ?? 0;
  facts['facts.release.discountRate'] = release?.discountRate ?? 0;
  release?.expected?.forEach((units, index) => (facts[`facts.release.expected[${index}]`] = units));
  return facts;
}

/** What a margin is called: a CSM, or below nothing a loss component; of reinsurance held always a CSM. */
const csmOf = (margin: number, held: number) => (held ? margin : Math.max(0, margin));
const lossOf = (margin: number, held: number) => (held ? 0 : Math.max(0, -margin));

/**
 * CSM and loss component are one margin of two signs (44, 48, 50): each step moves it, and what it moves beyond nothing changes the name.
 * The release comes last (44(e), B119).
 */
export function marginFigures(input: MarginRollForwardInput): readonly Figure[] {
  const steps = orderedSteps(input);
  const difference = (after = 0, before = 0) => after - before;
  const named = (margin: string, before: string, step: string): Figure[] => [
    figure(
      `csmAfter[${margin}]`,
      '44, 48',
      input.held ? margin : `max(0, ${margin})`,
      [margin, 'facts.held'],
      (value = 0, held = 0) => csmOf(value, held),
    ),
    figure(
      `lossAfter[${margin}]`,
      '48-49',
      input.held ? '0' : `max(0, -(${margin}))`,
      [margin, 'facts.held'],
      (value = 0, held = 0) => lossOf(value, held),
    ),
    figure(
      `${step}.csm`,
      '44',
      `csmAfter[${margin}] - csmAfter[${before}]`,
      [`csmAfter[${margin}]`, `csmAfter[${before}]`],
      difference,
    ),
    figure(
      `${step}.lossComponent`,
      '48, 50',
      `lossAfter[${margin}] - lossAfter[${before}]`,
      [`lossAfter[${margin}]`, `lossAfter[${before}]`],
      difference,
    ),
  ];
  const opening = [
    figure(
      'margin[0]',
      '44',
      'facts.opening.csm - facts.opening.lossComponent',
      ['facts.opening.csm', 'facts.opening.lossComponent'],
      difference,
    ),
    ...named('margin[0]', 'margin[0]', 'opening').slice(0, 2),
  ];
  const moved = steps.flatMap((_, index) => [
    figure(
      `margin[${index + 1}]`,
      '44(c), 48, 50(b)',
      `margin[${index}] - facts.steps[${index}]`,
      [`margin[${index}]`, `facts.steps[${index}]`],
      difference,
    ),
    ...named(`margin[${index + 1}]`, `margin[${index}]`, `steps[${index}]`),
  ]);
  const last = `margin[${steps.length}]`;
  const closing = [
    figure(
      'releaseShare',
      'B119',
      input.lossComponentRelease === 'none'
        ? `facts.releaseShare, but nothing of a loss (${last})`
        : 'facts.releaseShare',
      ['facts.releaseShare', 'facts.lossComponentIsReleased', last],
      (share = 0, all = 1, margin = 0) => (margin < 0 && !all ? 0 : share),
    ),
    figure(
      'margin.closing',
      '44(e), B119',
      `${last} × (1 - releaseShare)`,
      [last, 'releaseShare'],
      (margin = 0, share = 0) => margin * (1 - share),
    ),
    ...named('margin.closing', last, 'release'),
    figure(
      'csmRecognised',
      '44(e), B124(c)',
      '-release.csm',
      ['release.csm'],
      (release = 0) => 0 - release,
    ),
    figure(
      'closing.csm',
      '44',
      'csmAfter[margin.closing]',
      ['csmAfter[margin.closing]'],
      (value = 0) => value,
    ),
    figure(
      'closing.lossComponent',
      '49',
      'lossAfter[margin.closing]',
      ['lossAfter[margin.closing]'],
      (value = 0) => value,
    ),
  ];
  const interest =
    input.interestRate === undefined
      ? []
      : [
          figure(
            'facts.steps[0]',
            '44(b)',
            '-(facts.opening.csm - facts.opening.lossComponent) × facts.interestRate',
            ['facts.opening.csm', 'facts.opening.lossComponent', 'facts.interestRate'],
            (csm = 0, loss = 0, rate = 0) => -(csm - loss) * rate,
          ),
        ];
  const same = (id: string, of: string) => figure(id, '44, 48', of, [of], (value = 0) => value);
  const shown = [
    same('opening.csm', 'facts.opening.csm'),
    same('opening.lossComponent', 'facts.opening.lossComponent'),
    ...steps.map((_, index) => same(`steps[${index}].amount`, `facts.steps[${index}]`)),
    same('beforeRelease.csm', `csmAfter[${last}]`),
    same('beforeRelease.lossComponent', `lossAfter[${last}]`),
    figure(
      'profitOrLoss',
      '48, 50(b)',
      steps.map((_, index) => `-steps[${index}].lossComponent`).join(' ') || '0',
      steps.map((_, index) => `steps[${index}].lossComponent`),
      (...losses) => 0 - losses.reduce((sum, loss) => sum + loss, 0),
    ),
  ];
  return [...interest, releaseShare(input), ...opening, ...moved, ...closing, ...shown];
}

/** Steps with what each did to the CSM and to the loss component; loss (negative) or reversal in profit or loss, release apart. */
export function measureMarginRollForward(input: MarginRollForwardInput) {
  const values = evaluateWorksheet(marginFigures(input), marginFacts(input));
  const pair = (id: string) => ({
    csm: values[`${id}.csm`] ?? 0,
    lossComponent: values[`${id}.lossComponent`] ?? 0,
  });
  const steps = orderedSteps(input).map(({ name, amount }, index) => ({
    name,
    amount,
    ...pair(`steps[${index}]`),
  }));
  const before = `margin[${steps.length}]`;
  return {
    opening: { csm: input.opening?.csm ?? 0, lossComponent: input.opening?.lossComponent ?? 0 },
    steps,
    beforeRelease: {
      csm: values[`csmAfter[${before}]`] ?? 0,
      lossComponent: values[`lossAfter[${before}]`] ?? 0,
    },
    releaseShare: values['releaseShare'] ?? 0,
    release: pair('release'),
    /** In revenue: income positive. */
    csmRecognised: values['csmRecognised'] ?? 0,
    closing: pair('closing'),
    profitOrLoss: 0 - steps.reduce((sum, { lossComponent }) => sum + lossComponent, 0),
  };
}
