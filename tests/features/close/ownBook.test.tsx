import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { strFromU8, unzipSync } from 'fflate';
import { tableNames } from '@/domain/close';
import * as ownBooks from '../../../stories/features/close/OwnBooks.stories';
import { respondWith, success } from '../../../stories/support/handlers';
import { fakeSockets } from '../../../stories/support/fakeSocket';
import { archiveOf, templateArchive, templateWorkbook } from '@/features/close/ownBook/bookFiles';
import { network } from '../../support/network';
import { composeStories, show } from '../../support/stories';

const stories = composeStories(ownBooks);
beforeAll(fakeSockets);

const bytesOf = async (file: Blob) => unzipSync(new Uint8Array(await file.arrayBuffer()));
const zip = () => new File([templateArchive()], 'book.zip', { type: 'application/zip' });

it('the templates hold the same tables, and a workbook is sent as the archive that it means', async () => {
  const archive = await bytesOf(templateArchive());
  expect(Object.keys(archive)).toEqual(tableNames.map((name) => `${name}.csv`));
  const workbook = new File([await templateWorkbook()], 'book.xlsx');
  const sent = await archiveOf(workbook);
  if (!sent) throw new Error('the workbook was not read');
  const again = await bytesOf(sent);
  const text = (files: Record<string, Uint8Array>, name: string) =>
    strFromU8(files[name] ?? new Uint8Array()).trim();
  for (const name of ['groups.csv', 'curves.csv', 'modelPoints.csv'])
    expect(text(again, name)).toBe(text(archive, name));
  expect(await archiveOf(new File(['id,product'], 'points.csv'))).toBeUndefined();
});

it('a workbook whose sheets would fill the memory is refused before they are unpacked', async () => {
  const workbook = new File([await templateWorkbook()], 'book.xlsx');
  const bytes = new Uint8Array(await workbook.arrayBuffer());
  const view = new DataView(bytes.buffer);
  const [ENTRY, SIZE_AT] = [0x02014b50, 24];
  for (let at = 0; at < bytes.length - SIZE_AT; at++)
    if (view.getUint32(at, true) === ENTRY) view.setUint32(at + SIZE_AT, 2 ** 30, true);
  expect(await archiveOf(new File([bytes], 'book.xlsx'))).toBeUndefined();
});

it('[RT-11] a book of one’s own is tried first, row by row, and loaded once all is right', async () => {
  await show(stories.List);
  const panel = within(screen.getByRole('dialog'));
  const asked: string[] = [];
  const error = {
    table: 'modelPoints',
    line: 17,
    column: 'premium',
    reason: 'number' as const,
    expected: '≥ 0',
    found: '1,200',
  };
  const judged = (isRight: boolean) =>
    respondWith('importCloseBook', (request) => {
      const isDryRun = new URL(request.url).searchParams.get('dryRun') === 'true';
      asked.push(isDryRun ? 'tried' : 'saved');
      return success({
        saved: isRight && !isDryRun,
        bookId: isRight && !isDryRun ? 'mine' : null,
        counts: { modelPoints: 7, groups: 4 },
        errors: isRight ? [] : [error],
        errorCount: isRight ? 0 : 1,
      });
    });
  network.use(judged(false));
  const field = panel.getByLabelText('Your file (.xlsx or .zip)');
  await userEvent.upload(field, zip());
  const row = await panel.findByRole('row', { name: /premium/ });
  expect(row).toHaveTextContent('modelPoints');
  expect(row).toHaveTextContent('17');
  expect(row).toHaveTextContent('Not a number (≥ 0): 1,200');
  expect(panel.getByRole('button', { name: 'Load the book' })).toBeDisabled();

  network.use(judged(true));
  await userEvent.upload(field, zip());
  await panel.findByText('Everything is in order: 7 model points in 4 groups.');
  await userEvent.click(panel.getByRole('button', { name: 'Load the book' }));
  await screen.findByText('Your book is loaded. Run its first quarter to begin.');
  expect(asked).toEqual(['tried', 'tried', 'saved']);
});

it('[RT-11] a book of one’s own is shared with roles, and removed after a question', async () => {
  await show(stories.Sharing);
  const panel = within(screen.getByRole('dialog'));
  expect(panel.getByText(/Shared with Auditor/)).toBeVisible();
  const asked: unknown[] = [];
  network.use(
    respondWith('shareCloseBook', async (request) => {
      asked.push(await request.json());
      return success(null);
    }),
    respondWith('removeCloseBook', (request) => {
      asked.push(new URL(request.url).pathname.split('/').at(-2));
      return success(null);
    }),
  );
  expect(panel.getByRole('checkbox', { name: 'Auditor' })).toBeChecked();
  await userEvent.click(panel.getByRole('checkbox', { name: 'Chief financial officer' }));
  await userEvent.click(panel.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(panel.queryByRole('checkbox')).toBeNull());
  expect(asked).toEqual([{ roles: ['AUDITOR', 'CFO'] }]);
  // The button that was pressed is gone: the keyboard goes on beside it.
  await waitFor(() => expect(panel.getByRole('button', { name: 'Show' })).toHaveFocus());

  await userEvent.click(panel.getByRole('button', { name: 'Remove' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/“Riverside Life” goes with all its runs/)).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Remove the book' }));
  await screen.findByText('The book has been removed.');
  expect(asked).toHaveLength(2);
  expect(asked[1]).toBe('mine');
});
