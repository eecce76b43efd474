import * as mockEngine from './support/engineInPlace';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import '@/features/close/explain/ExplainPanel'; // it comes late, and then is here at once
import * as journalStories from '../../../stories/features/close/Journals.stories';
import * as measurementStories from '../../../stories/features/close/Measurement.stories';
import * as statementStories from '../../../stories/features/close/Statements.stories';
import { closePosting } from '../../../stories/support/closeRuns';
import { respondWith, success } from '../../../stories/support/handlers';
import { finishedRun } from '../../../stories/features/close/sampleClose';
import { network } from '../../support/network';
import { composeStories, show } from '../../support/stories';

jest.mock('@/features/close/engine/createEngine', () => ({
  createEngine: mockEngine.createEngine,
}));

const measurement = composeStories(measurementStories);
const journals = composeStories(journalStories);
const statements = composeStories(statementStories);
const samplePosting = { ...closePosting, runId: finishedRun('2025-12').runId };
async function answerWithReason(reason: string, confirm: string) {
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.type(dialog.getByLabelText(/Reason/), reason);
  await userEvent.click(dialog.getByText(confirm));
}
const panel = (name: string) => within(screen.getByRole('tabpanel', { name }));

test('[RT-11] FSRS50010 shows key figures, the way of the CSM, and each number opens its explanation', async () => {
  await show(measurement.Closed);
  expect(screen.getByText(/issued and reinsurance held together: amounts are net/)).toBeVisible();
  // Beside that of profit or loss it must say that it is both (80, 88).
  expect(screen.getByText('Insurance finance result, including OCI')).toBeVisible();
  const steps = within(screen.getByRole('list', { name: 'Why the CSM moved' }));
  expect(steps.getAllByRole('listitem')[0]).toHaveTextContent('Opening');
  expect(steps.getAllByRole('listitem').at(-1)).toHaveTextContent('Closing');
  const [amount] = steps.getAllByRole('button');
  await userEvent.click(amount as HTMLElement);
  expect(await screen.findByRole('tree', { name: 'Parts of the number' })).toBeVisible();
});

it('[RT-11] offers statements for print once they are there, and only where there are some', async () => {
  const button = () => screen.queryByRole('button', { name: 'Print or save as PDF' });
  const print = jest.spyOn(window, 'print').mockImplementation();
  const { unmount } = await show(statements.Closed);
  await waitFor(() => expect(button()).toBeEnabled());
  await userEvent.click(button() as HTMLElement);
  expect(print).toHaveBeenCalledTimes(1);
  unmount();
  print.mockRestore();
  for (const story of [statements.NotClosed, statements.Loading, statements.ServerError]) {
    const shown = await show(story);
    expect(button()).toBeNull();
    shown.unmount();
  }
});

test('[RT-11] FSRS50010 lists groups with their state', async () => {
  await show(measurement.Closed);
  await userEvent.click(screen.getByRole('tab', { name: 'Groups' }));
  const groups = panel('Groups');
  expect(groups.getByRole('row', { name: /^Term life 2025, onerous/ })).toHaveTextContent(
    'Onerous',
  );
  expect(groups.getByRole('row', { name: /^Variable savings 2025/ })).toHaveTextContent(
    'Profitable',
  );
});

test('[RT-11] FSRS50040 always says whether debits equal credits, and lists entries by event and account', async () => {
  await show(journals.Closed);
  expect(screen.getByText('Debits equal credits')).toBeVisible();
  expect(screen.getAllByText('Premiums received').length).toBeGreaterThan(1);
  await userEvent.click(screen.getByRole('tab', { name: 'Trial balance' }));
  expect(panel('Trial balance').getByText('4110 Insurance revenue')).toBeVisible();
  expect(panel('Trial balance').getByRole('rowheader', { name: 'Total' })).toBeVisible();
  // Beside it stands the quarter before where nothing else is chosen.
  await panel('Trial balance').findByRole('columnheader', { name: 'Balance · Sep 2025' });
});

it('[RT-11] sums every line of the journal that the filters leave, and opens the sums', async () => {
  await show(journals.Closed);
  await userEvent.click(screen.getByRole('tab', { name: 'Journal' }));
  const sums = () =>
    within(panel('Journal').getByRole('row', { name: /^Sum of the lines shown/ }))
      .getAllByRole('cell')
      .map(({ textContent }) => Number((textContent ?? '').replaceAll(',', '')));
  await waitFor(() => expect(sums()[0]).toBeGreaterThan(0));
  const [debit = 0, credit] = sums();
  expect(debit).toBe(credit);
  await userEvent.selectOptions(panel('Journal').getByLabelText('Event'), 'Premiums received');
  await waitFor(() => expect(sums()[0]).toBeLessThan(debit));
  expect(sums()[0]).toBe(sums()[1]);
  const row = panel('Journal').getByRole('row', { name: /^Sum of the lines shown/ });
  await userEvent.click(within(row).getAllByRole('button')[0] as HTMLElement);
  expect(await screen.findByRole('tree', { name: 'Parts of the number' })).toBeVisible();
});

it('[RT-11] saves every line of the journal that the filters leave, and the rules', async () => {
  const saved: Blob[] = [];
  URL.createObjectURL = (file) => `blob:${saved.push(file as Blob)}`;
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
  await show(journals.Closed);
  await userEvent.click(screen.getByRole('tab', { name: 'Journal' }));
  const count = await panel('Journal').findByText(/^[1-9]\d* lines$/);
  await userEvent.click(panel('Journal').getByText('CSV file'));
  await waitFor(() => expect(saved).toHaveLength(1));
  const journal = ((await saved[0]?.text()) ?? '').split('\r\n');
  expect(journal).toHaveLength(1 + Number(/(\d+) lines/.exec(count.textContent ?? '')?.[1]));
  expect(journal[1]).toMatch(/,2025-12-31,.*,\d{4} /);
  await userEvent.click(screen.getByRole('tab', { name: 'Posting rules' }));
  await userEvent.click(panel('Posting rules').getByText('CSV file'));
  await waitFor(() => expect(saved).toHaveLength(2));
  expect(await saved[1]?.text()).toContain('Present value of future cash flows · premiums');
});

it('[RT-11] says on a small screen what the filters are narrowed to', async () => {
  const wide = window.matchMedia;
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) =>
      Object.assign(wide(media), { matches: media.includes('width < 768px') }),
    );
  await show(measurement.NoGroups);
  expect(
    await screen.findByRole('button', { name: /Dec 2025.*Base.*Term life.*PAA/ }),
  ).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Show all groups' }));
  expect(await screen.findByRole('list', { name: 'Why the CSM moved' })).toBeVisible();
});

it('[RT-11] says what an address asks for that the book does not have, and shows what there is', async () => {
  const { unmount } = await show(measurement.NotInTheBook);
  const note = await screen.findByText(
    'Not found here, so not applied: Close month “2025-11”, Portfolio “marine”, Measurement model “XYZ”, Unit “7”.',
  );
  expect(note).toHaveRole('status');
  expect(screen.getByRole('combobox', { name: 'Close month' })).toHaveDisplayValue('Dec 2025');
  expect(screen.getByRole('combobox', { name: 'Portfolio' })).toHaveDisplayValue('All');
  expect(screen.getByRole('list', { name: 'Why the CSM moved' })).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Portfolio' }), 'Term life');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Close month' }), 'Sep 2025');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Measurement model' }), 'GMM');
  expect(screen.getByText('Not found here, so not applied: Unit “7”.')).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Unit' }), '1000');
  expect(screen.queryByText(/^Not found here/)).toBeNull();
  unmount();
  await show(measurement.NoSuchBook);
  expect(
    await screen.findByText(/^There is no book “riverside”, or it is not shared/),
  ).toBeVisible();
  expect(screen.queryByText(/marine/)).toBeNull();
});

it('[RT-11] asks for no results that there are not, and says so', async () => {
  await show(measurement.NothingToCompare);
  expect(
    await screen.findByText(/^Dec 2025 has not been closed under “Lapse .+”, so nothing stands/),
  ).toBeVisible();
  expect(screen.queryByText(/^Compared/, { selector: 'dd *' })).toBeNull();
});

it('[RT-11] sets every table of the measurement beside another quarter, number by number', async () => {
  await show(measurement.Compared);
  const wide = /· Jun 2025$/;
  const below = await screen.findAllByRole('heading', { name: wide });
  expect(below.length).toBeGreaterThanOrEqual(2);
  const steps = within(screen.getByRole('list', { name: 'Why the CSM moved' }));
  expect(steps.getAllByText('Jun 2025')).not.toHaveLength(0);
  await userEvent.click(screen.getByRole('tab', { name: 'Groups' }));
  expect(panel('Groups').getByRole('columnheader', { name: 'CSM · Jun 2025' })).toBeVisible();
});

it('[RT-11] sets the trial balance against another quarter', async () => {
  await show(journals.Compared);
  await userEvent.click(screen.getByRole('tab', { name: 'Trial balance' }));
  const table = () => within(panel('Trial balance').getByRole('table'));
  await table().findByRole('columnheader', { name: 'Balance · Jun 2025' });
  const heads = table()
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);
  expect(heads.slice(-3)).toEqual(['Balance', 'Balance · Jun 2025', 'Difference']);
  const cells = within(table().getByRole('row', { name: /4110 Insurance revenue/ }))
    .getAllByRole('cell')
    .map(({ textContent }) => Number((textContent ?? '').replaceAll(',', '').replace('–', '0')));
  const [balance = 0, compared = 0, difference = 0] = cells.slice(-3);
  expect(Math.abs(balance - compared - difference)).toBeLessThanOrEqual(1); // shown rounded
  expect(compared).not.toBe(0);
  // The account's balance is made of debits and credits, and these of the lines of groups.
  const row = table().getByRole('row', { name: /4110 Insurance revenue/ });
  const buttons = within(row).getAllByRole('button');
  await userEvent.click(buttons.at(-2) as HTMLElement);
  const tree = await screen.findByRole('tree', { name: 'Parts of the number' });
  const [first] = within(tree).getAllByRole('treeitem');
  expect(first).toHaveAccessibleName(/^Debit/);
  // The difference is the one balance less the other, and each goes on into its own entries.
  await userEvent.keyboard('{Escape}');
  await userEvent.click(buttons.at(-1) as HTMLElement);
  const sides = within(await screen.findByRole('tree', { name: 'Parts of the number' }));
  const [own, other] = sides.getAllByRole('treeitem');
  expect(own).toHaveAccessibleName(/^Balance/);
  expect(other).toHaveAccessibleName(/^Jun 2025/);
  await userEvent.click(other as HTMLElement);
  expect(await sides.findByRole('treeitem', { name: /^Debit/ })).toBeVisible();
});

test('[RT-11] FSRS60010 ties each number of a statement to the ledger, in the layout that is chosen', async () => {
  await show(statements.Closed);
  expect(screen.getAllByText('Agrees with the ledger').length).toBeGreaterThan(3);
  expect(screen.queryByText(/Differs from the ledger/)).toBeNull();
  await userEvent.click(screen.getByText('Financial performance'));
  expect(screen.getByText('4110 Insurance revenue')).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('Layout'), 'Taiwan');
  expect(await screen.findByText('410101 Insurance revenue')).toBeVisible();
  const row = panel('Financial performance').getByRole('row', {
    name: /^Insurance revenue/,
  });
  expect(within(row).getAllByRole('img', { name: 'Agrees with the ledger' })).toHaveLength(2);
  await userEvent.click(within(row).getAllByRole('button')[0] as HTMLElement);
  const heading = await screen.findByText('Tie to the ledger');
  const tie = within(heading.parentElement as HTMLElement);
  expect(tie.getByText('410101 Insurance revenue')).toBeVisible();
  expect(tie.getByText('Agrees with the ledger')).toBeVisible();
});

test('[RT-11] FSRS60010 says by how much a number differs from the ledger, and where the ledger has it', async () => {
  await show(statements.LedgerDiffers);
  const note = document.getElementById('note-reconciliation100-issued') as HTMLElement;
  const [row] = within(note).getAllByRole('row', { name: /^Premiums/ });
  expect(
    within(row as HTMLElement).getAllByRole('img', { name: 'Differs from the ledger' }),
  ).toHaveLength(2);
  await userEvent.click(within(row as HTMLElement).getAllByRole('button')[0] as HTMLElement);
  const heading = await screen.findByText('Tie to the ledger');
  const tie = within(heading.parentElement as HTMLElement);
  expect(tie.getByText(/^Differs from the ledger by/)).toBeVisible();
  expect(tie.getByText('In the ledger')).toBeVisible();
});

test('[RT-11] FSRS60010 shows sensitivities from closes under one changed risk each, and names notes without figures', async () => {
  await show(statements.Notes);
  const note = within(
    await waitFor(() => {
      const found = document.getElementById('note-sensitivities');
      if (!found) throw new Error('no note on sensitivities');
      return found;
    }),
  );
  const row = note.getByRole('row', { name: /Insurance risk: Mortality \+10 %/ });
  expect(note.getByRole('row', { name: /Policyholder behaviour: Lapse/ })).toBeVisible();
  expect(note.getByRole('row', { name: /Market risk: Rates/ })).toBeVisible();
  expect(screen.getByText('Variable savings: bond funds')).toBeVisible();
  expect(
    screen.getByRole('region', { name: 'Notes without figures this period' }),
  ).toHaveTextContent('113');
  await userEvent.click(within(row).getAllByRole('button')[0] as HTMLElement);
  expect(await screen.findByRole('tree', { name: 'Parts of the number' })).toHaveTextContent(
    'Mortality +10 % · Insurance contracts issued',
  );
});

test.each([
  ['FSRS50010', measurement],
  ['FSRS50040', journals],
  ['FSRS60010', statements],
])(
  '%s says what is missing before a close, while it waits, and when the server fails',
  async (_code, stories) => {
    const { unmount } = await show(stories.NotClosed);
    expect(await screen.findByRole('heading', { name: /is not closed yet/ })).toBeVisible();
    unmount();
    const failed = await show(stories.ServerError);
    expect(await screen.findByText('The results could not be read.')).toBeVisible();
    failed.unmount();
  },
);

test('FSRS50040 posts after asking, restates and reverses with a reason', async () => {
  const asked: unknown[] = [];
  await show(journals.Closed);
  network.use(
    respondWith('postCloseJournals', async (request) => {
      asked.push(await request.json());
      return success(samplePosting);
    }),
    respondWith('listClosePostings', success([samplePosting])),
    respondWith('reverseCloseJournals', async (request) => {
      asked.push(await request.json());
      return success({ ...samplePosting, kind: 'reversal' });
    }),
  );
  // An earlier run is posted: what is posted now is a restatement.
  await userEvent.click(screen.getByText('Post'));
  await answerWithReason('Late claims', 'Post');
  // What is said for a few seconds may be gone on a busy machine: what was asked stays.
  await waitFor(() => expect(asked).toHaveLength(1));
  await userEvent.click(screen.getByText('Reverse'));
  await answerWithReason('Posted too early', 'Reverse');
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked).toEqual([
    { runId: samplePosting.runId, reason: 'Late claims' },
    { reason: 'Posted too early' },
  ]);
});

test('FSRS50040 does not offer to post what is out of date', async () => {
  await show(journals.Stale);
  expect(screen.getByText(/figures open with outdated balances/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Post' })).toBeNull();
});

test('FSRS50040 shows what changed rules would post before they are saved', async () => {
  const saved: unknown[] = [];
  await show(journals.Closed);
  network.use(
    respondWith('saveCloseRuleSet', async (request) => {
      saved.push(await request.json());
      return success({
        version: 1,
        rules: {},
        reason: 'r',
        savedBy: 'A',
        savedAt: '2026-01-12T09:00:00.000Z',
      });
    }),
  );
  await userEvent.click(screen.getByText('Posting rules'));
  await userEvent.selectOptions(
    screen.getByLabelText('Premiums received: Debit'),
    '5900 Other operating expenses',
  );
  expect(await screen.findByText(/not saved yet/)).toBeVisible();
  expect((await screen.findAllByText('5900 Other operating expenses')).length).toBeGreaterThan(1);
  await userEvent.click(screen.getByText('Save the rules'));
  await answerWithReason('New chart', 'Save the rules');
  await waitFor(() => expect(saved).toHaveLength(1));
  await waitFor(() => expect(screen.queryByText(/not saved yet/)).toBeNull());
  expect(saved).toMatchObject([
    {
      basedOn: 0,
      reason: 'New chart',
      rules: {
        'issued.GMM': expect.arrayContaining([
          expect.objectContaining({ event: 'premiumReceived', debit: 'otherExpenses' }),
        ]) as unknown,
      },
    },
  ]);
});

test('FSRS50010 tells what changed and why, and saves the measurement as formulas', async () => {
  const saved: { name?: string; size: number }[] = [];
  URL.createObjectURL = (blob) => {
    saved.push({ size: (blob as Blob).size });
    return 'blob:workbook';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    Object.assign(saved.at(-1) ?? {}, { name: this.download });
  });
  await show(measurement.Closed);
  const story = within(screen.getByLabelText('What changed since last period, and why'));
  expect(story.getByText(/The CSM, net of reinsurance held, moved from/)).toBeVisible();
  // Groups and treaties by their names.
  expect(story.getByText(/in Term life reinsurance \(quota-share-2025\): /)).toBeVisible();
  const print = jest.spyOn(window, 'print').mockImplementation();
  await userEvent.click(story.getByText('Print this page'));
  expect(print).toHaveBeenCalledTimes(1);
  expect(story.getByText('Measurement and CSM roll-forward')).toBeInTheDocument();
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(story.queryByText('Measurement and CSM roll-forward')).toBeNull();
  await userEvent.click(screen.getByText('Save as a live workbook'));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toBe('small 2025-12.xlsx');
  expect(saved[0]?.size).toBeGreaterThan(10_000);
});

test('FSRS60010 shows what was asked about a number beside how it was computed', async () => {
  await show(statements.Commented);
  const panel = within(screen.getByRole('dialog', { name: 'How was this computed?' }));
  expect(await panel.findByText('Does this hold the group bought in May?')).toBeVisible();
  expect(panel.queryByText(/Agrees with the trial balance/)).not.toBeInTheDocument();
  expect(screen.getAllByLabelText('1 open comment')).toHaveLength(1);
});

test('FSRS60010 keeps comments on a cell, and marks cells that wait for an answer', async () => {
  const written: unknown[] = [];
  await show(statements.Closed);
  const comment = {
    commentId: '5d0d5a34-8ac5-4a50-93d5-2a54f0d3b4cf',
    cell: 'financialPerformance.insuranceRevenue.amount',
    text: 'Does this hold the group bought in May?',
    author: 'Auditor',
    writtenAt: '2026-01-12T09:00:00.000Z',
    resolvedBy: null,
    resolvedAt: null,
  };
  network.use(
    respondWith('addCloseComment', async (request) => {
      written.push(await request.json());
      return success(comment);
    }),
    respondWith('listCloseComments', success({ comments: [comment] })),
  );
  await userEvent.click(screen.getByText('Financial performance'));
  const article = within(document.getElementById('note-financialPerformance') as HTMLElement);
  const row = article.getByText('4110 Insurance revenue').closest('tr') as HTMLElement;
  // Beside it stands the quarter before, of which nobody asks here.
  const [amount, before, ...others] = within(row).getAllByRole('button');
  expect([before?.textContent, others]).toEqual(['13,525', []]);
  expect(article.getByRole('columnheader', { name: /· Sep 2025$/ })).toBeVisible();
  await userEvent.click(amount as HTMLElement);
  // At once: thirty-nine keys, one after the other, are long on a page of this size.
  const field = await screen.findByLabelText('Write a comment');
  fireEvent.change(field, { target: { value: comment.text } });
  await userEvent.click(screen.getByText('Send'));
  await waitFor(() => expect(written).toHaveLength(1));
  expect(await screen.findByText(comment.text)).toBeVisible();
  expect(written).toEqual([
    { bookId: 'small', period: '2025-12', cell: comment.cell, text: comment.text },
  ]);
  expect(within(row).getByLabelText('1 open comment')).toBeInTheDocument();
});
