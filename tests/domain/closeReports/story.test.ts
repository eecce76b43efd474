import { closeQuarter, periodsBetween, type ClosedQuarter } from '@/domain/close';
import { explainFigure, storyOf, type StoryId } from '@/domain/closeReports';
import { smallCompany } from '@/domain/demoInsurer';
import { bookExplainer, type ClosedGroup } from '@/domain/ifrs17/book';
import { gaps } from '../ifrs17/support/formula';

const { firstPeriod, lastPeriod } = smallCompany.definition;
const quarters = periodsBetween(firstPeriod, lastPeriod).reduce<readonly ClosedQuarter[]>(
  (before, period) => [...before, closeQuarter(smallCompany, period, before.at(-1)?.closings)],
  [],
);
const told = (groups: readonly ClosedGroup[]) => storyOf(groups).map(({ id }) => id);

it.each(quarters.map((quarter, index) => [index + 1, quarter] as const))(
  'every number of the story of quarter %d is one of the close, and leads to facts',
  (_index, { groups, inputs }) => {
    const explainGroup = bookExplainer(inputs.groups, inputs.treaties);
    const seen = new Set<never>();
    const story = storyOf(groups);
    expect(story.length).toBeGreaterThan(3);
    for (const { figures } of story)
      for (const figure of Object.values(figures)) {
        const derivation = explainFigure(figure, groups, explainGroup);
        expect(derivation.value).toBe(figure.cell.value);
        expect(gaps(derivation, seen, 1e5)).toEqual([]);
      }
  },
);

const isDirected = (id: StoryId) => /(?:Raised|Lowered)$|^(?:profit|loss)$/.test(id);

it('says amounts as magnitudes where its words say the direction', () => {
  for (const { groups } of quarters)
    for (const { id, figures } of storyOf(groups))
      if (isDirected(id)) expect(figures['amount']?.cell.value).toBeGreaterThan(0);
});

it('leaves little of what moved the CSM untold, and tells profit by all of its parts', () => {
  const moves: readonly (readonly [StoryId, 1 | -1])[] = [
    ['release', -1],
    ['newContracts', 1],
    ['accretion', 1],
    ['estimatesRaised', 1],
    ['estimatesLowered', -1],
    ['participatingRaised', 1],
    ['participatingLowered', -1],
    ['exchangeRaised', 1],
    ['exchangeLowered', -1],
    ['derecognisedRaised', 1],
    ['derecognisedLowered', -1],
    ['lossRecoveryRaised', 1],
    ['lossRecoveryLowered', -1],
  ];
  for (const { groups } of quarters) {
    const story = storyOf(groups);
    const sumOf = (figure: string) =>
      groups.reduce((sum, { figures }) => sum + (figures[figure] ?? 0), 0);
    const change = sumOf('csmClosing') - sumOf('csmOpening');
    const amountOf = (id: StoryId, name = 'amount') =>
      story.find((each) => each.id === id)?.figures[name]?.cell.value ?? 0;
    const sayings = moves.reduce((sum, [id, sign]) => sum + sign * amountOf(id), 0);
    expect(Math.abs(change - sayings)).toBeLessThan(0.03 * sumOf('csmClosing'));
    const result = story.find(({ id }) => id === 'profit' || id === 'loss');
    if (!result) continue;
    const parts = ['service', 'finance', 'exchange', 'other'];
    const sum = parts.reduce((all, name) => all + amountOf(result.id, name), 0);
    expect(Math.abs(sum)).toBeCloseTo(amountOf(result.id), 6);
  }
});

it('says nothing that the figures do not show', () => {
  const [group] = quarters[0]?.groups ?? [];
  if (!group) throw new Error('no group');
  const of = (figures: ClosedGroup['figures'], id = group.id): ClosedGroup => ({
    ...group,
    id,
    figures,
  });
  expect(told([of({})])).toEqual([]);
  expect(told([of({ csmOpening: 100, csmClosing: 100.1 })])).toEqual(['csmStayed']);
  expect(told([of({ csmOpening: 100, csmFuture: -40, csmClosing: 60 })])).toEqual([
    'csmMoved',
    'estimatesLowered',
  ]);
  expect(told([of({ csmClosing: 60 })])).toEqual(['csmBegan']);
  expect(told([of({ belOpening: 9, lcOpening: 0, lcClosing: 5 })])).toEqual(['becameOnerous']);
  expect(told([of({ lcOpening: 0, lcClosing: 5 })])).toEqual(['onerousFromStart']);
  expect(told([of({ lcOpening: 5, lcClosing: 0, coverageFuture: 1 })])).toEqual([
    'noLongerOnerous',
  ]);
  // Coverage is over: nothing has become better.
  expect(told([of({ lcOpening: 5, lcClosing: 0 })])).toEqual([]);
  const lapse = { 'belFuture(lapse)': -8, 'belAtCurrent(lapse)': -8, 'raFuture(lapse)': 0 };
  const renewed = of({ csmOpening: 100, csmFuture: 8, belFuture: -8, csmClosing: 108, ...lapse });
  const [, , named] = storyOf([renewed]);
  expect(named).toMatchObject({ id: 'assumption', assumption: 'lapse' });
  expect(named?.figures['amount']?.cell.value).toBe(8);
  // New rates move no liability whose CSM takes their effect (45).
  const rates = { liability: 900, belRateChange: -50 };
  expect(told([of(rates)])).toContain('ratesLowered');
  expect(told([{ ...of(rates), model: 'VFA' }])).not.toContain('ratesLowered');
  expect(told([of({ liability: 900, licPastService: -30 })])).toEqual(['pastServiceLowered']);
  // The CSM of contracts held is never taken for that of contracts issued.
  const margin = of({ csmOpening: 100, csmClosing: 90 });
  const held: ClosedGroup = { ...of({ csmOpening: -20, csmClosing: -30 }, 'treaty'), side: 'held' };
  expect(storyOf([margin])[0]?.of).toBeUndefined();
  expect(storyOf([margin, held])[0]?.of).toBe('net');
  // Where contracts issued have none, it is that of contracts held, told as their holder sees it.
  const [onlyHeld] = storyOf([of({ lcOpening: 5, lcClosing: 5 }), held]);
  expect(onlyHeld).toMatchObject({ id: 'csmMoved', of: 'held' });
  expect(onlyHeld?.figures['closing']?.cell.value).toBe(30);
  const beside = (change: number) => [
    of({ csmOpening: 100, csmFuture: -40, csmClosing: 60 }),
    of({ csmOpening: 100, csmFuture: change, csmClosing: 100 + change }, 'other'),
  ];
  expect(told(beside(-10))).toEqual(['csmMoved', 'estimatesLowered', 'mostlyIn']);
  // Two groups that went apart: one of them is more than the change of both.
  expect(told(beside(30))).toEqual(['csmMoved', 'estimatesLowered', 'offsetElsewhere']);
});

it('tells of reinsurance held alone as its holder sees it', () => {
  const held = quarters.map(({ groups }) => groups.filter(({ side }) => side === 'held'));
  const story = held.flatMap(storyOf);
  const told = (id: StoryId) => story.filter((each) => each.id === id);
  const margins = told('csmMoved').concat(told('csmBegan'));
  expect(margins.length).toBeGreaterThan(1);
  for (const { figures, of } of [...margins, ...told('release')]) {
    expect(of).toBe('held');
    for (const { cell } of Object.values(figures)) expect(cell.value).toBeGreaterThan(0);
  }
  for (const groups of held) {
    const closing = groups.reduce((sum, { figures }) => sum + (figures['csmClosing'] ?? 0), 0);
    const [first] = storyOf(groups);
    expect(first?.figures['closing']?.cell.value).toBeCloseTo(-closing, 9);
  }
  // What it says of profit it does not say again.
  expect(told('reinsuranceCost')).toEqual([]);
});
