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

const directed: readonly StoryId[] = [
  'estimatesRaised',
  'estimatesLowered',
  'ratesRaised',
  'ratesLowered',
  'profit',
  'loss',
];

it('says amounts as magnitudes where its words say the direction', () => {
  for (const { groups } of quarters)
    for (const { id, figures } of storyOf(groups))
      if (directed.includes(id)) expect(figures['amount']?.cell.value).toBeGreaterThan(0);
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
  expect(told([of({ lcOpening: 0, lcClosing: 5 })])).toEqual(['becameOnerous']);
  expect(told([of({ lcOpening: 5, lcClosing: 0 })])).toEqual(['noLongerOnerous']);
  // Two groups that went apart: neither is most of the change.
  const apart = [
    of({ csmOpening: 100, csmFuture: -40, csmClosing: 60 }),
    of({ csmOpening: 100, csmFuture: 30, csmClosing: 130 }, 'other'),
  ];
  expect(told(apart)).toEqual(['csmMoved', 'estimatesLowered', 'mostlyIn']);
});
