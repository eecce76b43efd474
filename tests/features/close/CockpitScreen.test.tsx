import * as mockEngine from './support/engineInPlace';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '@/features/close/explain/ExplainPanel'; // it comes late, and then is here at once
import * as cockpit from '../../../stories/features/close/Cockpit.stories';
import { listed, withRun } from '../../../stories/features/close/closeServer';
import { tellProgress } from '../../../stories/features/close/live';
import { FakeSocket } from '../../../stories/support/fakeSocket';
import * as ownBooks from '../../../stories/features/close/OwnBooks.stories';
import { finishedRun, runAtStep } from '../../../stories/features/close/sampleClose';
import { fakeSockets } from '../../../stories/support/fakeSocket';
import { neverRespond, respondWith, success } from '../../../stories/support/handlers';
import { network } from '../../support/network';
import { composeStories, show } from '../../support/stories';

jest.mock('@/features/close/engine/createEngine', () => ({
  createEngine: mockEngine.createEngine,
}));

const stories = composeStories(cockpit);
const { Sharing } = composeStories(ownBooks);
beforeAll(fakeSockets);

const pipelines = () => screen.queryAllByRole('list', { name: 'The nine steps of the run' });
const pipeline = () => screen.getByRole('list', { name: 'The nine steps of the run' });

it('[RT-11] shows the nine steps of the current run, and what they did', async () => {
  await show(stories.Closed);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Close cockpit');
  const steps = within(pipeline()).getAllByRole('listitem');
  expect(steps).toHaveLength(9);
  expect(steps[6]).toHaveTextContent('Measurement');
  expect(steps[6]).toHaveTextContent('5 in · 5 out');
  await screen.findByText('Movements add up to the closing balance');
});

it('[RT-11][ST-WS] follows a run that the socket tells of, step by step, to its end', async () => {
  await show(stories.Running);
  const isAt = (step: string) =>
    waitFor(() =>
      expect(within(pipeline()).getByText('Running').closest('li')).toHaveTextContent(step),
    );
  await isAt('Measurement');
  await act(tellProgress(runAtStep('2025-12', 7)));
  await isAt('Journals');
  expect(screen.getByRole('button', { name: 'Cancel the run' })).toBeVisible();
  network.use(listed({ runs: withRun(finishedRun('2025-12', 2)) }));
  await act(tellProgress(finishedRun('2025-12', 2)));
  await waitFor(() => expect(screen.queryByText('Running')).not.toBeInTheDocument());
});

it('[ST-WS] says that what is shown may be out of date while there is no connection', async () => {
  const words = /connection to the server is lost/;
  await show(stories.ConnectionLost);
  expect(await screen.findByText(words)).toBeVisible();
  const socket = FakeSocket.latest;
  act(() => socket.opens());
  await waitFor(() => expect(screen.queryByText(words)).not.toBeInTheDocument());
});

it('[RT-11] leads from a control that fails to the group and its number', async () => {
  await show(stories.Failing);
  const words = 'Cash flows agree with the source systems';
  const control = (await screen.findByText(words)).closest('li');
  expect(control).toHaveTextContent('Fails');
  const row = within(control as HTMLElement).getByRole('row', { name: /^Term life 2025/ });
  expect(within(row).getByRole('link')).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/demo\/FSRS50010\?.*group=term-2025/),
  );
  const failed = within(screen.getByRole('alert'));
  const [, ...rows] = failed.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows).toEqual([
    expect.stringMatching(/^Motor 2025.*locked-in/i),
    expect.stringMatching(/^Motor 2025.*claims.*, and 2 places more/i),
    expect.stringMatching(/^Term life reinsurance.*Motor 2025/),
  ]);
  // What the source system says is no figure of the group, and says so; what was found explains itself.
  await waitFor(() => expect(within(row).getAllByRole('button')).toHaveLength(3));
  const [stated, found, difference] = within(row).getAllByRole('button');
  await userEvent.click(stated as HTMLElement);
  expect(await screen.findByText(/^Stated by a source system or the ledger/)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(difference as HTMLElement);
  const sides = within(await screen.findByRole('tree')).getAllByRole('treeitem');
  expect(sides.map((side) => side.getAttribute('aria-expanded'))).toEqual(['false', null]);
  await userEvent.keyboard('{Escape}');
  await userEvent.click(found as HTMLElement);
  const panel = await screen.findByRole('dialog');
  await waitFor(() => expect(panel).toHaveTextContent(found?.textContent ?? ''));
});

it('[RT-11] sets a run against the quarter before, where it is the only one', async () => {
  await show(stories.Closed);
  const sums = await screen.findByRole('table', { name: 'What the runs give' });
  expect(screen.getByRole('combobox', { name: 'Against' })).toHaveTextContent('Sep 2025');
  const csm = within(sums).getByRole('row', { name: /^CSM/ });
  expect(csm).toHaveTextContent(/8,544.*7,780.*-764/);
  // What lies between them is the one less the other, and each goes on to its groups.
  await userEvent.click(await within(csm).findByRole('button', { name: '-764' }));
  const tree = within(await screen.findByRole('tree', { name: 'Parts of the number' }));
  const [own, other] = tree.getAllByRole('treeitem');
  expect(own).toHaveAccessibleName(/7,(779\.|780)/);
  expect(other).toHaveAccessibleName(/8,54[34]/);
  await userEvent.click(other as HTMLElement);
  expect((await tree.findAllByRole('treeitem', { name: /Sep 2025/ })).length).toBeGreaterThan(0);
});

it('[RT-11] runs again from a step, with what the steps before have given', async () => {
  const asked: unknown[] = [];
  await show(stories.Closed);
  network.use(
    respondWith('rerunCloseRun', async (request) => {
      asked.push(await request.json());
      return success(runAtStep('2025-12', 7));
    }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Run again from “Journals”' }));
  await waitFor(() => expect(asked).toEqual([{ fromStep: 8 }]));
});

it('[RT-11] locks a quarter with its reason only', async () => {
  const asked: unknown[] = [];
  await show(stories.AskingToLock);
  network.use(
    respondWith('lockClosePeriod', async (request) => {
      const body = (await request.json()) as { reason: string };
      asked.push(body.reason);
      return success({
        period: '2025-12',
        scenarioId: 'base',
        state: 'locked' as const,
        runId: null,
        isStale: false,
        approvedSince: [],
        postedRunId: null,
        changedBy: null,
        changedAt: null,
        reason: body.reason,
      });
    }),
  );
  const dialog = screen.getByRole('alertdialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Lock' }));
  expect(asked).toEqual([]);
  // The server takes 500 characters, and would call more of them malformed.
  const reason = within(dialog).getByRole('textbox');
  await userEvent.click(reason);
  await userEvent.paste('x'.repeat(501));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Lock' }));
  expect(reason).toHaveAccessibleDescription('At most 500 characters.');
  expect(asked).toEqual([]);
  await userEvent.clear(reason);
  await userEvent.type(within(dialog).getByRole('textbox'), 'Approved by the audit committee');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Lock' }));
  await waitFor(() => expect(asked).toEqual(['Approved by the audit committee']));
});

it('[RT-11] says who locked a quarter, when and why', async () => {
  await show(stories.Locked);
  expect(screen.getByText(/^Locked by Finance Chief, Jan 16, 2026.* · Approved by/)).toBeVisible();
});

it('[RT-11] who may only read runs, locks and saves nothing', async () => {
  await show(stories.ReadOnly);
  expect(screen.queryByRole('button', { name: /^(Run|Lock)/ })).not.toBeInTheDocument();
});

it('[RT-11] who runs the close does not lock it', async () => {
  await show(stories.Runner);
  expect(screen.getByRole('button', { name: 'Run again' })).toBeEnabled();
  expect(screen.queryByRole('button', { name: 'Lock' })).toBeNull();
});

it('[RT-11] does not offer to lock what is out of date', async () => {
  await show(stories.Stale);
  expect(screen.getByText(/figures open with outdated balances/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Run again' })).toBeEnabled();
  expect(screen.queryByRole('button', { name: 'Lock' })).toBeNull();
});

it('[RT-11] says what a quarter waits for that was never closed', async () => {
  await show(stories.NotClosed);
  expect(screen.getByText('No run of this period yet')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Run the close' })).toBeEnabled();
});

it('[RT-11] leads to the quarter that comes first, and from a closed one to the next', async () => {
  const { unmount } = await show(stories.AnotherQuarterFirst);
  const words = 'Periods are closed one after the other: Mar 2025 comes first.';
  expect(screen.getByText(words)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Go to Mar 2025' }));
  await waitFor(() => expect(screen.queryByText(words)).toBeNull());
  expect(screen.getByRole('button', { name: /Mar 2025/, pressed: true })).toBeVisible();
  unmount();
  await show(stories.FirstQuarterClosed);
  await userEvent.click(screen.getByRole('button', { name: 'Next: Jun 2025' }));
  expect(await screen.findByText('No run of this period yet')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Run the close' })).toBeEnabled();
});

it('[RT-11] what a run gave opens how it was computed', async () => {
  await show(stories.TwoRuns);
  const sums = await screen.findByRole('table', { name: 'What the runs give' });
  const csm = within(sums).getByRole('row', { name: /^CSM/ });
  const [before, after, ...others] = await within(csm).findAllByRole('button');
  expect(before).toHaveTextContent('7,780');
  expect(others).toEqual([]); // both say the same: nothing lies between them
  await userEvent.click(after as HTMLElement);
  const dialog = await screen.findByRole('dialog', { name: 'How was this computed?' });
  expect(await within(dialog).findByRole('tree', { name: 'Parts of the number' })).toBeVisible();
});

it('[RT-11] tells a run that waits for a worker from one that has ended without results', async () => {
  const queued = await show(stories.Queued);
  const state = () => screen.getByRole('heading', { name: /^Close of/ }).closest('div');
  expect(state()).toHaveTextContent('Queued');
  expect(within(pipeline()).getAllByRole('listitem')[0]).toHaveTextContent('Waiting');
  expect(screen.getByRole('button', { name: 'Cancel the run' })).toBeEnabled();
  queued.unmount();
  await show(stories.RunFailed);
  expect(state()).toHaveTextContent('Failed');
  const steps = within(pipeline())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(steps[2]).toContain('Done');
  expect(steps[3]).toContain('Failed');
  expect(screen.queryByRole('button', { name: 'Cancel the run' })).not.toBeInTheDocument();
});

it('keeps the keyboard in the filters while another dataset is on its way', async () => {
  await show(Sharing);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  network.use(neverRespond('getCloseBook'));
  const dataset = screen.getByRole('combobox', { name: 'Dataset' });
  dataset.focus();
  await userEvent.selectOptions(dataset, 'Riverside Life');
  await waitFor(() => expect(pipelines()).toEqual([]));
  expect(dataset).toHaveValue('mine');
  expect(dataset).toHaveFocus();
});
