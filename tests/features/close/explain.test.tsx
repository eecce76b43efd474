import * as mockEngine from './support/engineInPlace';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { screen, waitFor, within } from '@testing-library/react';
import { closeQuarter } from '@/domain/close';
import { figureAt, measurementReport } from '@/domain/closeReports';
import { smallCompany } from '@/domain/demoInsurer';
import { LOCALES } from '@/domain/locale';
import { ExplainProvider, useExplain, type FetchSource } from '@/features/close/explain';
import '@/features/close/explain/ExplainPanel'; // it comes late, and then is here at once
import passages from '@/features/close/explain/handbook.json';
import { renderScreen } from '../../support/render';

jest.mock('@/features/close/engine/createEngine', () => ({
  createEngine: mockEngine.createEngine,
}));

const { groups, inputs } = closeQuarter(smallCompany, smallCompany.definition.firstPeriod, []);

/** The name of a row is what is seen of it (WCAG 2.5.3): none is given beside that. */
function namedAsSeen(items: readonly HTMLElement[]) {
  for (const item of items) {
    expect(item).not.toHaveAttribute('aria-label');
    const seen = [...item.querySelectorAll('span, dt, dd')].filter(
      ({ children }) => children.length === 0,
    );
    for (const { textContent } of seen)
      expect(item).toHaveAccessibleName(expect.stringContaining(textContent.trim()));
  }
}

function Tile({ id, of }: { id: string; of: typeof groups }) {
  const explain = useExplain();
  const { tiles } = measurementReport(of);
  const row = tiles.rows.find((each) => each.id === id);
  const figure = row && figureAt(tiles, row, 0);
  return (
    <button
      type="button"
      onClick={() =>
        figure &&
        explain({
          close: { key: `small ${of.length}`, groups: of },
          of: { figure },
          title: `Tile ${id}`,
        })
      }
    >
      open
    </button>
  );
}

async function open(
  id: string,
  fetchSource: FetchSource = () => Promise.resolve(inputs),
  of: typeof groups = groups,
) {
  const shown = await renderScreen(
    <ExplainProvider fetchSource={fetchSource}>
      <Tile id={id} of={of} />
    </ExplainProvider>,
  );
  await shown.user.click(screen.getByRole('button', { name: 'open' }));
  const dialog = await screen.findByRole('dialog', { name: 'How was this computed?' });
  await within(dialog).findByText(`Tile ${id}`);
  return { ...shown, dialog: within(dialog) };
}

test('a sum opens into its groups, and a group into formula, figures and paragraph, by keys alone', async () => {
  const { dialog, user } = await open('csm');
  const tree = dialog.getByRole('tree', { name: 'Parts of the number' });
  const items = () => within(tree).getAllByRole('treeitem');
  expect(items().length).toBeGreaterThan(1);
  namedAsSeen(items());
  await user.tab();
  await user.tab();
  await user.keyboard('{End}{Home}');
  expect(items()[0]).toHaveFocus();
  const before = items().length;
  await user.keyboard('{ArrowRight}');
  await within(tree).findAllByRole('link', { name: /in the handbook/ });
  expect(items()[0]).toHaveAttribute('aria-expanded', 'true');
  expect(items().length).toBeGreaterThan(before);
  await user.keyboard('{ArrowRight}');
  expect(items()[1]).toHaveFocus();
  expect(items()[1]).toHaveAttribute('aria-level', '2');
  expect(items()[1]).toHaveAccessibleName(/^Σ Sum of 2 parts/); // how it was computed is a row, too
  namedAsSeen(items());
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(items()).toHaveLength(before);
});

test('lists more of a long sum on a key, and goes on at the first of them', async () => {
  const parts = 120;
  const [group] = groups;
  if (!group) throw new Error('no group');
  const many = Array.from({ length: parts }, (_, index) => ({ ...group, id: `fund-${index}` }));
  const { dialog, user } = await open('csm', undefined, many);
  const items = () => within(dialog.getByRole('tree')).getAllByRole('treeitem');
  expect(items()).toHaveLength(51);
  await user.tab();
  await user.tab();
  await user.keyboard('{End}');
  expect(items()[50]).toHaveFocus();
  expect(items()[50]).toHaveAccessibleName(/70/);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(items()).toHaveLength(parts));
  expect(items()[50]).toHaveFocus();
  expect(items()[50]).toHaveAccessibleName(/fund-/);
  expect(items()[50]).toHaveAttribute('aria-posinset', '51');
});

test('leads to the assistant with a question about the number', async () => {
  const { dialog, user, store } = await open('csm');
  await user.click(dialog.getByRole('button', { name: 'Ask about this number' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(store.getState().chat).toMatchObject({
    wanted: true,
    draft: 'What is “Tile csm” under IFRS 17?',
  });
});

test('says where the input of a group cannot be had', async () => {
  const { dialog, user } = await open('csm', () => Promise.reject(new Error('gone')));
  await user.click(dialog.getByText('fund-2025 2025-03'));
  expect(await dialog.findByText('The input of this group is not available here.')).toBeVisible();
});

test('every paragraph leads to a passage that the handbook has, in each language', () => {
  const content = path.join(__dirname, '../../../src/content/wiki');
  const missing = Object.entries(passages).flatMap(([paragraph, place]) =>
    LOCALES.filter((locale) => {
      const [page = '', anchor] = place.split('#');
      const text = readFileSync(path.join(content, `${page}.${locale}.md`), 'utf8');
      return anchor !== undefined && !text.includes(`{#${anchor}}`);
    }).map((locale) => `${paragraph} ${place} ${locale}`),
  );
  expect(missing).toEqual([]);
});
