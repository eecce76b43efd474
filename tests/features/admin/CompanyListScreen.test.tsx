import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as stories from '../../../stories/features/admin/CompanyList.stories';
import { companies } from '../../../stories/features/admin/sampleRows';
import { network, respondWith, success } from '../../support/network';
import { composeStories, show } from '../../support/stories';
import { mockLayout } from './mockLayout';

const composed = composeStories(stories);
mockLayout();

const cell = (name: RegExp | string) => screen.findByRole('gridcell', { name });
const place = (row: number, column: number) =>
  document.querySelector(
    `[role="gridcell"][aria-rowindex="${row}"][aria-colindex="${column}"]`,
  ) as Element;
const dialog = () => screen.findByRole('dialog');
const save = async () => userEvent.click(await screen.findByRole('button', { name: /^Save/ }));

/** What the last save sent. */
function sent(): { batches: { dryRun?: boolean; changes: unknown[] }[] } {
  const seen: { batches: { dryRun?: boolean; changes: unknown[] }[] } = { batches: [] };
  network.use(
    respondWith('saveAdminRows', async (request) => {
      const batch = (await request.json()) as { changes: unknown[] };
      seen.batches.push(batch);
      return success({
        saved: true,
        lines: batch.changes.map((_, index) => ({
          index,
          outcome: 'updated' as const,
          errors: [],
        })),
      });
    }),
  );
  return seen;
}

it('shows the companies as a grid with rows, columns and cells for those who do not see', async () => {
  await show(composed.Filled);
  const grid = screen.getByRole('grid', { name: 'Companies' });
  expect(grid).toHaveAttribute('aria-rowcount', '41');
  expect(within(grid).getByRole('columnheader', { name: 'Company code' })).toHaveAttribute(
    'aria-sort',
    'none',
  );
  expect(await cell('Hanbit Life 1')).toHaveAttribute('aria-rowindex', '2');
  expect(await cell('Hanbit Life 1')).toHaveAttribute('aria-colindex', '4');
  expect(screen.getByText('40 rows')).toBeVisible();
});

it('shows the name of a parent company with its code, and keeps the code as the value', async () => {
  await show(composed.Filled);
  await screen.findAllByRole('gridcell', { name: 'C000001 · Hanbit Life 1' });
  expect(place(3, 12)).toHaveTextContent('C000001 · Hanbit Life 1');
  fireEvent.mouseDown(place(3, 12));
  expect(
    await screen.findByRole('combobox', { name: 'Parent company: C000001' }),
  ).toBeInTheDocument();
});

it('offers both hands on a conflict and saves again on the row as it stands', async () => {
  await show(composed.Conflict);
  const both = await dialog();
  expect(
    within(both).getByRole('row', {
      name: 'Name in English Saesol Insurance 2 Saesol Non-life Saesol Fire & Marine',
    }),
  ).toBeVisible();
  await userEvent.click(within(both).getByRole('radio', { name: 'Keep mine' }));
  await userEvent.click(within(both).getByRole('button', { name: 'Apply choices' }));
  const seen = sent();
  await save();
  await userEvent.click(within(await dialog()).getByRole('button', { name: 'Save 1 row' }));
  expect(await screen.findByText('1 row was saved.')).toBeVisible();
  expect(seen.batches[0]?.changes).toEqual([
    { op: 'update', key: 'C000002', version: 2, values: { nameEn: 'Saesol Non-life' } },
  ]);
});

it('edits in place, says what changes, and saves only that', async () => {
  await show(composed.Filled);
  await userEvent.click(await cell('Saesol Insurance 2'));
  await userEvent.keyboard('Saesol Non-life{Enter}');
  await save();
  const summary = await dialog();
  expect(within(summary).getByText('1 row changed')).toBeVisible();
  expect(summary).toHaveTextContent('Name in EnglishSaesol Insurance 2→Saesol Non-life');
  const seen = sent();
  await userEvent.click(within(summary).getByRole('button', { name: 'Save 1 row' }));
  expect(await screen.findByText('1 row was saved.')).toBeVisible();
  expect(seen.batches).toEqual([
    {
      changes: [
        { op: 'update', key: 'C000002', version: 1, values: { nameEn: 'Saesol Non-life' } },
      ],
    },
  ]);
  expect(screen.queryByText(/not saved/)).not.toBeInTheDocument();
});

it('puts a message at the cell, and does not ask the server, while a value is wrong', async () => {
  await show(composed.Filled);
  await userEvent.click(await cell('Hanbit Life 1'));
  await userEvent.keyboard('{Delete}');
  const field = await screen.findByRole('textbox', { name: 'Name in English:' });
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Changed, was Hanbit Life 1. Please enter a value.');
  expect(
    screen.getByText('Name in English: Please enter a value. · Changed, was Hanbit Life 1'),
  ).toBeVisible();
  const seen = sent();
  await userEvent.click(place(9, 3));
  expect(place(2, 4)).not.toHaveAttribute('aria-selected');
  await save();
  expect(await screen.findByText('1 row needs correction before saving.')).toBeVisible();
  await waitFor(() => expect(place(2, 4)).toHaveAttribute('aria-selected', 'true'));
  expect(seen.batches).toEqual([]);
});

it('marks at its cell at once a choice that is not in its list, and a parent that is not there', async () => {
  await show(composed.Filled);
  await userEvent.click(await cell('C000002'));
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
  await userEvent.paste('FRATERNAL');
  expect(place(3, 6)).toHaveTextContent(/^FRATERNAL.*Please choose a value from the list\.$/);
  await userEvent.paste('REINSURER');
  expect(place(3, 6)).not.toHaveTextContent('Please');
  fireEvent.mouseDown(place(3, 12));
  await userEvent.keyboard('NOBODY{Enter}');
  await waitFor(() => expect(place(3, 12)).toHaveTextContent(/The parent does not exist\.$/));
  const seen = sent();
  await save();
  expect(await screen.findByText('1 row needs correction before saving.')).toBeVisible();
  expect(seen.batches).toEqual([]);
});

it('undoes and redoes by keys, and keeps what is typed while the cell is left', async () => {
  await show(composed.Filled);
  await userEvent.click(await cell('Hanbit Life 1'));
  await userEvent.keyboard('Hanbit{Tab}');
  expect(await cell(/^Hanbit(?! Life)/)).toBeVisible();
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(await cell('Hanbit Life 1')).toBeVisible();
  await userEvent.keyboard('{Control>}y{/Control}');
  expect(await screen.findByText('1 row not saved')).toBeVisible();
});

it('gives up what is typed with Escape', async () => {
  await show(composed.Filled);
  await userEvent.click(await cell('Hanbit Life 1'));
  await userEvent.keyboard('{F2}{Backspace}x{Escape}');
  expect(screen.queryByText('1 row not saved')).not.toBeInTheDocument();
});

it('copies and pastes ranges, a choice by its label as well', async () => {
  await show(composed.Filled);
  await userEvent.click(await cell('Hanbit Life 1'));
  await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}');
  const setData = jest.fn();
  fireEvent.copy(document.activeElement as Element, { clipboardData: { setData } });
  expect(setData).toHaveBeenCalledWith(
    'text/plain',
    'Hanbit Life 1\t韓光人壽 1\nSaesol Insurance 2\t新松產物保險 2',
  );
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await userEvent.paste('Reinsurer\t220-81-62517\nLIFE\t1');
  expect((await screen.findAllByRole('gridcell', { name: /^Reinsurer/ }))[0]).toHaveAttribute(
    'aria-rowindex',
    '2',
  );
  expect(place(3, 7)).toHaveTextContent(
    '1Changed, was 220-81-62517. This is not a valid business registration number.',
  );
});

it('adds a row above the others and sends it without its provisional key', async () => {
  await show(composed.Filled);
  await userEvent.click(await screen.findByRole('button', { name: 'Add' }));
  await userEvent.click(place(2, 2));
  await userEvent.paste('C900001\t다솜생명\tDasom Life\t多松人壽\tLife insurer');
  const seen = sent();
  await save();
  expect(within(await dialog()).getByText('C900001 · Dasom Life')).toBeVisible();
  await userEvent.click(within(await dialog()).getByRole('button', { name: 'Save 1 row' }));
  expect(await screen.findByText('1 row was saved.')).toBeVisible();
  expect(seen.batches[0]?.changes).toEqual([
    {
      op: 'create',
      values: expect.objectContaining({
        companyCode: 'C900001',
        insurerType: 'LIFE',
        country: 'KR',
        closingMonth: 12,
      }),
    },
  ]);
});

it('says by what a row is used that cannot be deleted, and keeps the draft', async () => {
  await show(composed.InUse);
  expect(
    (await screen.findAllByText(/In use and cannot be deleted: Saesol Insurance 2 \(C000002\)/))[0],
  ).toBeInTheDocument();
  expect(screen.getByText('1 row not saved')).toBeVisible();
});

it('tries a file first and shows line by line what it would do', async () => {
  await show(composed.Imported);
  const table = within(await dialog()).getByRole('table');
  expect(within(table).getByRole('row', { name: /^4 Invalid C000042/ })).toHaveTextContent(
    'Name in English: Please enter a value.',
  );
  expect(within(table).getByRole('row', { name: /^2 Changed/ })).toHaveTextContent(
    'Saesol Insurance 2→Saesol Non-life',
  );
  expect(screen.getByRole('button', { name: 'Save now' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Add to the table' }));
  expect(await screen.findByText('3 rows not saved')).toBeVisible();
});

it('offers nothing that the rights do not allow', async () => {
  await show(composed.ReadOnly);
  for (const name of ['Add', 'Delete', 'Import', 'Export', 'Undo']) {
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  }
  expect(screen.queryByRole('button', { name: /^Save/ })).not.toBeInTheDocument();
  await userEvent.click(await cell('Hanbit Life 1'));
  await userEvent.keyboard('x{Delete}');
  expect(screen.getByText('Read only')).toBeVisible();
  expect(screen.queryByText(/not saved/)).not.toBeInTheDocument();
});

it('edits a row as a form, with the message at the field', async () => {
  await show(composed.Record);
  const form = await dialog();
  const number = within(form).getByRole('textbox', { name: 'Business registration no.' });
  await userEvent.clear(number);
  await userEvent.type(number, '123-45-67890');
  await userEvent.click(within(form).getByRole('button', { name: 'Apply' }));
  await waitFor(() =>
    expect(number).toHaveAccessibleDescription('This is not a valid business registration number.'),
  );
  await userEvent.clear(number);
  await userEvent.click(within(form).getByRole('button', { name: 'Apply' }));
  expect(await screen.findByText('1 row not saved')).toBeVisible();
});

it('looks for the parent among all companies, in the grid', async () => {
  await show(composed.Filled);
  await userEvent.click(await cell('Saesol Insurance 2'));
  await userEvent.keyboard('{End}{ArrowLeft}hanbit');
  const [first] = await screen.findAllByRole('option', { name: /Hanbit Life/ });
  expect(first).toHaveAttribute('aria-selected', 'true');
  expect(document.activeElement).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(place(3, 12)).toHaveTextContent('C000006'));
  expect(await screen.findByText('1 row not saved')).toBeVisible();

  await userEvent.keyboard('nobody is called so');
  expect(await screen.findByText('No matches.')).toBeVisible();
  expect(document.activeElement).not.toHaveAttribute('aria-activedescendant');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByText('No matches.')).not.toBeInTheDocument();
});

it('looks for the parent among all companies, in the form', async () => {
  await show(composed.Filled);
  await userEvent.click(await cell('C000002'));
  await userEvent.click(screen.getByRole('button', { name: 'Edit as form' }));
  const form = await dialog();
  const parent = within(form).getByRole('combobox', { name: 'Parent company' });
  await userEvent.clear(parent);
  await userEvent.type(parent, 'garam');
  await userEvent.click(
    (await screen.findAllByRole('option', { name: /Garam Re 4/ }))[0] as Element,
  );
  expect(parent).toHaveValue('C000004');
  await userEvent.click(within(form).getByRole('button', { name: 'Apply' }));
  expect(await screen.findByText('1 row not saved')).toBeVisible();
});

it('asks the server in pages, in order and narrowed', async () => {
  const asked: string[] = [];
  await show(composed.Filled);
  network.use(
    respondWith('listAdminRows', ({ url }) => {
      asked.push(new URL(url).search);
      return success({ total: 1, rows: [companies(1).at(0)] });
    }),
  );
  await userEvent.click(screen.getByRole('button', { name: /^Name in English/ }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Filter by In use' }), 'Yes');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Filter by Closing month' }), '>=6');
  const wanted = new URLSearchParams({
    offset: '0',
    limit: '200',
    sort: 'nameEn',
    filters:
      '[{"field":"inUse","is":"equals","value":true},{"field":"closingMonth","is":"atLeast","value":6}]',
  });
  await waitFor(() => expect(asked.at(-1)).toBe(`?${wanted.toString()}`));
  expect(screen.getByRole('columnheader', { name: 'Name in English' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
});

it('says why there are no rows, and how to get them back', async () => {
  await show(composed.ServerError);
  expect(await screen.findByText('The rows could not be loaded.')).toBeVisible();
  network.use(respondWith('listAdminRows', success({ total: 0, rows: [] })));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('There are no rows yet.')).toBeVisible();
});
