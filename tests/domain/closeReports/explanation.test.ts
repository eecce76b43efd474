import { closeQuarter } from '@/domain/close';
import {
  Explanation,
  explainFigure,
  figureAt,
  measurementReport,
  type Explained,
} from '@/domain/closeReports';
import { piecesOf } from '@/domain/closeReports/formulaText';
import { smallCompany } from '@/domain/demoInsurer';

const { groups, inputs } = closeQuarter(smallCompany, smallCompany.definition.firstPeriod, []);
const { tiles } = measurementReport(groups);

function explanationOf(id: string): Explanation {
  const row = tiles.rows.find((each) => each.id === id);
  const figure = row && figureAt(tiles, row, 0);
  if (!figure) throw new Error(`no ${id}`);
  return new Explanation(explainFigure(figure, groups), groups);
}

/** Opens a node; what a group was measured from is handed in when it is asked for. */
function opened(explanation: Explanation, path: string): Explained {
  const found = explanation.open(path);
  if ('node' in found) return found;
  explanation.addSource(found, inputs);
  return opened(explanation, path);
}

it.each(['csm', 'liability', 'newBusinessCsm'])(
  'leads %s by opening node after node to numbers of an input',
  (id) => {
    const explanation = explanationOf(id);
    const ends = new Set<string>();
    const visit = (path: string, depth: number) => {
      const { node, parts, formula, names } = opened(explanation, path);
      for (const piece of formula) if ('part' in piece) expect(names[piece.part]).toBeDefined();
      if (parts.length === 0) ends.add(node.name);
      for (const part of parts)
        if (part.isOpenable && depth < 9) visit(part.path, depth + 1);
        else ends.add(part.name);
    };
    visit('', 0);
    expect([...ends].filter((name) => name.startsWith('expected.')).length).toBeGreaterThan(0);
  },
);

it('asks for the input of a group before it goes on from its figure', () => {
  const explanation = explanationOf('newBusinessCsm');
  const { parts } = opened(explanation, '');
  const fund = parts.find(({ name }) => name.startsWith('fund-2025 '));
  expect(explanation.open(fund?.path ?? '')).toEqual({ group: 'fund-2025' });
});

it('opens a figure of a group as the parts that give it, not as the same number once more', () => {
  const explanation = explanationOf('newBusinessCsm');
  const fund = opened(explanation, '').parts.find(({ name }) => name.startsWith('fund-2025 '));
  const { node, parts } = opened(explanation, fund?.path ?? '');
  expect(node.value).toBe(fund?.value);
  expect(parts.length).toBeGreaterThan(1);
});

it('lists the largest parts of a long sum first, and says how many are left', () => {
  const parts = Array.from({ length: 120 }, (_, index) => ({
    name: `part ${index}`,
    value: index,
  }));
  const explanation = new Explanation({ name: 'sum', value: 7140, formula: 'Σ', from: parts }, []);
  const first = opened(explanation, '');
  expect(first.parts).toHaveLength(50);
  expect(first.parts[0]).toMatchObject({ name: 'part 119', path: '119', isOpenable: false });
  expect(first.more).toBe(70);
});

it('has no formula to show where a number is what it stands for', () => {
  expect(piecesOf('', ['csm.new'])).toEqual([]);
});
