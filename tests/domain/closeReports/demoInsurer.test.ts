import {
  closeQuarter,
  explainFlow,
  explainTried,
  flowsBySpan,
  groupProjections,
  partOf,
  periodsBetween,
  projectedFlows,
  whatIf,
  type ClosedQuarter,
} from '@/domain/close';
import { hanbit } from '@/domain/demoInsurer';
import { projectedKinds, projectionExplainer, type Derivation } from '@/domain/ifrs17';
import { bookExplainer, closedName, explainSum } from '@/domain/ifrs17/book';
import {
  cellTies,
  explainFigure,
  figuresOf,
  journalLines,
  ledgerCube,
  measurementReport,
  noteFactsOf,
  statementsOf,
  storyOf,
} from '@/domain/closeReports';
import { gaps } from '../ifrs17/support/formula';

const whole = hanbit();
const { definition, assumptions, curves } = whole;
const period = '2021-12';
/** One group a portfolio in its first year, the treaty over one of them with all that it covers, an excess of loss. */
const treaty = definition.treaties.find(({ id }) => id === 'quota-share-term-2021');
const sample = new Set([
  ...definition.portfolios.map(({ id }) => `${id}-2021-remaining`),
  ...(treaty ? [treaty.id, ...treaty.covers] : []),
  'excess-of-loss-fire-2021',
]);
const book = partOf(whole, [...sample]);
const quarters = periodsBetween(definition.firstPeriod, period).reduce<readonly ClosedQuarter[]>(
  (before, each) => [...before, closeQuarter(book, each, before.at(-1)?.closings)],
  [],
);
const [before, last] = quarters.slice(-2);
if (!before || !last) throw new Error('the first year has several quarters');
const { groups, inputs } = last;
const { tiles, csmSteps, assumptionEffects, groups: list, tables } = measurementReport(groups);
const facts = noteFactsOf(definition, { assumptions, curves, period, groups });
const notes = statementsOf(groups, facts);
const statements = notes.statements.map(({ table }) => table);

/** Cash flows far away have the formula of those nearby: of them a few are looked at. */
class Sampled extends Set<Derivation> {
  override has(each: Derivation): boolean {
    const far = Number(/\[(\d+)\]$/.exec(each.name)?.[1] ?? 0);
    return (far > 6 && far % 29 !== 0) || super.has(each);
  }
}

/** Of a result; what an input states is never named so. */
const isFact = (name: string, value: number) =>
  Number.isFinite(value) && !name.startsWith(`${period}.`) && !name.includes(` ${period}.`);

test('the first year of the demo insurer holds every kind of product, model and reinsurance', () => {
  const portfolios = new Set(groups.map(({ portfolio }) => portfolio));
  expect([...portfolios].sort()).toEqual(definition.portfolios.map(({ id }) => id).sort());
  const kinds = new Set(groups.map(({ model, side }) => `${model} ${side}`));
  expect([...kinds].sort()).toEqual([
    'GMM held',
    'GMM issued',
    'PAA held',
    'PAA issued',
    'VFA issued',
  ]);
  expect(inputs.groups.some(({ input }) => input.exchangeRates)).toBe(true);
});

test('every number of its screens leads to figures of groups, or to what is stated', () => {
  const all = [tiles, csmSteps, assumptionEffects ?? csmSteps, list, ...tables, ...statements];
  const told = storyOf(groups).flatMap(({ figures }) => Object.values(figures));
  const figures = [...all.flatMap(figuresOf), ...told];
  const stored = new Map(groups.map((group) => [closedName(group, ''), group]));
  const size = Math.max(...figures.map(({ cell }) => Math.abs(cell.value)));
  const found = figures.flatMap((each) => {
    const derivation = explainFigure(each, groups);
    expect(derivation.value).toBe(each.cell.value);
    return gaps(derivation, new Set(), size, (name, value) => {
      const isOfGroup = stored.has(name.slice(0, name.indexOf('.', name.lastIndexOf(' ')) + 1));
      return isOfGroup || isFact(name, value);
    });
  });
  expect(found).toEqual([]);
  expect(figures.length).toBeGreaterThan(500);
});

// Group by group, so that what explains one is gone before the next.
test.each(groups.map((group) => [group.id, group] as const))(
  'every figure of %s leads to facts',
  (_id, group) => {
    const explainGroup = bookExplainer(inputs.groups, inputs.treaties);
    const size = Math.max(...Object.values(group.figures).map(Math.abs));
    const seen = new Sampled();
    const found = Object.keys(group.figures).flatMap((figure) =>
      gaps(explainSum([group], {}, figure, { explainGroup }), seen, size, isFact),
    );
    expect(found).toEqual([]);
  },
);

test('every statement agrees with its ledger, and every note of the standard is shown or named as one without figures', () => {
  const lines = journalLines(groups, { date: '2021-12-31' });
  const ledger = ledgerCube(groups, lines);
  for (const table of statements)
    expect(
      Object.entries(cellTies(table, ledger)).flatMap(([name, tie]) =>
        tie.state === 'differs'
          ? [[name, tie.table, tie.ledger, tie.rows.join('+')].join(' ')]
          : [],
      ),
    ).toEqual([]);
  expect(notes.withoutFigures.map(({ paragraph }) => paragraph)).toEqual([
    '105A-105B',
    '109A',
    '112',
    '113',
  ]);
  const shown = new Set(statements.map(({ id }) => id.split('.')[0]));
  for (const id of [
    'financeAndReturns',
    'underlyingItems',
    'measurementMethods',
    'confidenceLevels',
    'yieldCurves',
  ])
    expect(shown).toContain(id);
});

test('sensitivities lead to the facts of the close under their scenario, and of the base', () => {
  const term = partOf(book, treaty?.covers ?? []);
  const scenario = definition.scenarios.find(({ id }) => id === 'mortality-up');
  const shocked = closeQuarter(term, period, before.closings, scenario);
  const own = groups.filter(({ id }) => shocked.groups.some((each) => each.id === id));
  const { statements: all } = statementsOf(own, {
    shocked: [{ id: 'mortality-up', risk: 'insurance', groups: shocked.groups }],
  });
  const table = all.find((each) => each.table.id === 'sensitivities')?.table;
  const figures = table ? figuresOf(table) : [];
  const explainGroup = bookExplainer(inputs.groups, inputs.treaties);
  const explainShocked = bookExplainer(shocked.inputs.groups, shocked.inputs.treaties);
  const seen = new Sampled();
  const found = figures.flatMap((each) =>
    gaps(
      explainFigure(
        each,
        own,
        (id, figure, close) =>
          close === 'mortality-up' ? explainShocked(id, figure) : explainGroup(id, figure),
        { 'mortality-up': shocked.groups },
      ),
      seen,
      1e9,
      isFact,
    ),
  );
  expect(found).toEqual([]);
  const [csmGross, csmNet, profitGross] = table?.rows[0]?.cells ?? [];
  expect(csmGross?.value).toBeLessThan(0);
  expect(csmNet?.value).not.toBe(csmGross?.value);
  expect(profitGross?.value).not.toBe(0);
});

test.each(definition.portfolios.map(({ id }) => id))(
  'what a group of %s is expected to bring leads to assumption, decrement and number of contracts',
  (portfolio) => {
    const group = definition.groups.find((each) => each.id === `${portfolio}-2021-remaining`);
    if (!group) throw new Error(`no group of ${portfolio}`);
    const { atStart } = groupProjections(book, group.id, group.firstPeriod);
    const few = atStart && { ...atStart, modelPoints: atStart.modelPoints.slice(0, 2) };
    const explain = few && projectionExplainer(few, group.id)?.explain;
    // Of a deferred annuity no claims are expected so soon.
    const explained = ['claims', 'expenses']
      .map((kind) => explain?.(`expected.${kind}[1]`))
      .find((each) => each?.value);
    if (!explained) throw new Error(`nothing is expected of ${group.id}`);
    const ends = new Set<string>();
    const collect = (name: string, value: number) => {
      ends.add(name);
      return Number.isFinite(value);
    };
    // What a guarantee costs is the formula of an option, which tests of the projection work out again.
    const found = gaps(explained, new Set(), explained.value, collect).filter(
      ({ why }) => !why.startsWith('no arithmetic: expected excess of'),
    );
    expect(found).toEqual([]);
    expect([...ends].some((name) => /modelPoints\[\d+\]\.contracts/.test(name))).toBe(true);
    expect([...ends].some((name) => name.startsWith('assumptions['))).toBe(true);
  },
);

/** Annual cover has run out when the year ends; one contract of the others is followed. */
const projected = definition.portfolios.flatMap(({ id }) => {
  const { atEnd } = groupProjections(book, `${id}-2021-remaining`, period);
  const few = atEnd ? [{ ...atEnd, modelPoints: atEnd.modelPoints.slice(0, 1) }] : [];
  const flows = projectedFlows(few);
  const years = flows ? flowsBySpan(flows, 'year') : [];
  const year = years[1] ?? years[0];
  return year ? [{ id, few, year }] : [];
});

test.each(projected)(
  'every amount that a year brings to contracts of $id leads to assumption, decrement and number of contracts',
  ({ few, year: { label, values } }) => {
    expect(projected.length).toBeGreaterThanOrEqual(10);
    const seen = new Set<Derivation>();
    const found = [...projectedKinds, 'net' as const].flatMap((kind) => {
      const derivation = explainFlow(few, { kind, label });
      if (kind !== 'net') expect(derivation?.value ?? 0).toBeCloseTo(values[kind], 6);
      return derivation ? gaps(derivation, seen, Math.abs(derivation.value), isFact) : [];
    });
    expect(found.filter(({ why }) => !why.startsWith('no arithmetic: expected excess of'))).toEqual(
      [],
    );
  },
);

test.each(['GMM', 'VFA'] as const)(
  'what a trial makes of the balances of a %s group, and its treaty, leads to facts',
  (model) => {
    const covered = treaty?.covers ?? [];
    const own = groups.find((each) => each.model === model && each.side === 'issued');
    const ids = model === 'GMM' ? covered : [own?.id ?? ''];
    const part = partOf(book, treaty && model === 'GMM' ? [treaty.id, ...ids] : ids);
    const closed = closeQuarter(part, period, before.closings);
    const projections = ids.flatMap((id) => groupProjections(part, id, period).atEnd ?? []);
    const measured = { period, ...closed.inputs, projections };
    const trial = { shock: { lapse: 1.2 }, curveShift: 0.005 };
    const tried = whatIf(measured, definition);
    const seen = new Sampled();
    for (const balance of ['bel', 'ra', 'csm', 'lc'] as const) {
      const explained = explainTried({
        measured,
        facts: definition,
        trial,
        of: balance,
        groups: ids,
        as: 'difference',
      });
      const sumOf = (all: ReturnType<typeof tried>) =>
        all
          .filter(({ id }) => ids.includes(id))
          .reduce((sum, { figures }) => sum + (figures[`${balance}Closing`] ?? 0), 0);
      const [was, is] = [sumOf(tried({})), sumOf(tried(trial))];
      expect(Math.abs(explained.value - (is - was))).toBeLessThan(1e-9 * (1 + Math.abs(was)));
      expect(gaps(explained, seen, 1 + Math.abs(was), isFact)).toEqual([]);
    }
  },
);
