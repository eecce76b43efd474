import { closeQuarter, periodsBetween } from '@/domain/close';
import { explainFigure, failureFigures } from '@/domain/closeReports';
import { smallCompany } from '@/domain/demoInsurer';
import { bookExplainer, runControls, type ClosedGroup } from '@/domain/ifrs17/book';
import { gaps } from '../ifrs17/support/formula';

const { firstPeriod } = smallCompany.definition;
const [first, second = ''] = periodsBetween(firstPeriod, smallCompany.definition.lastPeriod);
const opened = closeQuarter(smallCompany, first ?? '', []);
const { groups, inputs } = closeQuarter(smallCompany, second, opened.closings);

/** Sides of all failures that are made of figures of their group. */
function sidesOf(closed: readonly ClosedGroup[], facts: Parameters<typeof runControls>[1]) {
  return runControls(closed, facts).flatMap((control) =>
    control.failures.flatMap((failure) => {
      const group = closed.find(({ id }) => id === failure.group);
      const found = group ? failureFigures(control, failure, group) : {};
      return (['expected', 'found'] as const).flatMap((side) => {
        const figure = found[side];
        return figure ? [{ control: control.id, side, failure, figure }] : [];
      });
    }),
  );
}

test('what a failed control compares explains itself, as far as it is of the group', () => {
  // Nothing stood before, no cash came in and nothing was posted: three controls fail of sound figures.
  const none = Object.fromEntries(groups.map(({ id }) => [id, { cashIn: 0, cashOut: 0 }]));
  const sides = sidesOf(groups, { before: [], source: none, ledger: {} });
  expect([...new Set(sides.map(({ control, side }) => `${control} ${side}`))]).toEqual([
    'closedIsOpened found',
    'ledgerIsBalance expected',
    'cashFlowsAreSource found',
  ]);
  const explainGroup = bookExplainer(inputs.groups, inputs.treaties);
  const seen = new Set<never>();
  for (const { side, failure, figure } of sides) {
    expect(figure.cell.value).toBeCloseTo(failure[side], 6);
    const derivation = explainFigure(figure, groups, explainGroup);
    expect(derivation.value).toBe(figure.cell.value);
    const isFact = (name: string) =>
      !name.startsWith(`${second}.`) && !name.includes(` ${second}.`);
    expect(gaps(derivation, seen, Math.abs(figure.cell.value), isFact)).toEqual([]);
  }
});

test.each([
  ['csmClosing', ['footing found', 'para100IsPara101 expected', 'releaseIsMargin found']],
  ['cashIn', ['profitIsCash expected']],
  ['licPaid', ['footing expected']],
] as const)('a wrong %s stands on the side that it is of', (figure, expected) => {
  const wrong = groups.map((group) =>
    group.family === 'general'
      ? { ...group, figures: { ...group.figures, [figure]: (group.figures[figure] ?? 0) + 1e6 } }
      : group,
  );
  const sides = sidesOf(wrong, {});
  expect(sides.map(({ control, side }) => `${control} ${side}`)).toEqual(
    expect.arrayContaining([...expected]),
  );
  for (const { side, failure, figure: each } of sides)
    expect(each.cell.value).toBeCloseTo(failure[side], 6);
});
