import * as mockEngine from './support/engineInPlace';
import * as mockWorkers from './support/workersInPlace';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '@/features/close/explain/ExplainPanel'; // it comes late, and then is here at once
import { smallCompany } from '@/domain/demoInsurer';
import * as assumptions from '../../../stories/features/close/Assumptions.stories';
import { respondWith, success } from '../../../stories/support/handlers';
import { network } from '../../support/network';
import { composeStories, show } from '../../support/stories';

jest.mock('@/features/close/engine/createEngine', () => ({
  createEngine: mockEngine.createEngine,
}));
jest.mock('@/features/close/assumptions/trial/createTrialWorker', () => ({
  createTrialWorker: mockWorkers.createTrialWorker,
}));
jest.mock('@/features/close/assumptions/flows/createWorker', () => ({
  createWorker: mockWorkers.createFlowsWorker,
}));

const stories = composeStories(assumptions);
const asTable = async (name: string) => {
  const region = await screen.findByRole('region', { name });
  await userEvent.click(await within(region).findByRole('button', { name: 'Table' }));
};

it('[RT-11] sets the last version against the one before it, value by value', async () => {
  await show(stories.Versions);
  expect(await screen.findByText('1 assumption changed')).toBeVisible();
  await asTable('Lapse · Term life');
  const [first] = await screen.findAllByRole('row', { name: /^1 / });
  expect(first).toHaveTextContent('8%');
  expect(first).toHaveTextContent('12%');
  expect(first).toHaveTextContent('+50%');
});

it('[RT-11] says of every value which version states it', async () => {
  await show(stories.Versions);
  await asTable('Lapse · Term life');
  const table = await screen.findByRole('table', { name: 'Lapse · Term life' });
  const [, first] = within(table).getAllByRole('row');
  await userEvent.click(within(first as HTMLElement).getByRole('button', { name: '12%' }));
  const dialog = await screen.findByRole('dialog', { name: 'How was this computed?' });
  expect(await within(dialog).findByText('Lapse · Term life · Policy year 1')).toBeVisible();
  expect(dialog).toHaveTextContent(/Stated in version 2025-2, .*in force from Oct 2025/);
  expect(dialog).toHaveTextContent('approved by financechief');
});

it('[RT-11] opens how a value changed between versions, and the mean of a series', async () => {
  await show(stories.Versions);
  const list = within(screen.getByRole('list', { name: 'Assumptions of this version' }));
  const dialog = async () =>
    within(await screen.findByRole('dialog', { name: 'How was this computed?' }));
  await userEvent.click(list.getByRole('button', { name: '+50%' }));
  expect(await (await dialog()).findByText('Lapse · Term life · Change')).toBeVisible();
  await userEvent.click((await dialog()).getByRole('button', { name: 'Close' }));
  await asTable('Lapse · Term life');
  const table = await screen.findByRole('table', { name: 'Lapse · Term life' });
  const [, first] = within(table).getAllByRole('row');
  await userEvent.click(within(first as HTMLElement).getByRole('button', { name: '+50%' }));
  const panel = await dialog();
  expect(await panel.findByText('Lapse · Term life · Policy year 1 · Change')).toBeVisible();
  expect(panel.getByText('In words').nextSibling).toHaveTextContent('After ÷ Before - 1');
  expect(panel.getByText('In figures').nextSibling).toHaveTextContent('0.12 ÷ 0.08 - 1');
  expect(panel.getByText(/Stated in version 2025-1/)).toBeVisible();
  expect(panel.getByText(/Stated in version 2025-2/)).toBeVisible();
});

it('[RT-11] compares the only version of a book with nothing', async () => {
  await show(stories.FirstVersion);
  const list = within(await screen.findByRole('list', { name: 'Assumptions of this version' }));
  expect(screen.getByRole('heading', { name: 'Assumptions of this version' })).toBeVisible();
  expect(screen.queryByText(/compared with/, { selector: 'label' })).not.toBeInTheDocument();
  await userEvent.click(list.getByRole('button', { name: 'Lapse · Term life' }));
  await asTable('Lapse · Term life');
  const table = await screen.findByRole('table', { name: 'Lapse · Term life' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((head) => head.textContent),
  ).toEqual(['Policy year', '2025-1']);
});

it('[RT-11] compares the first of two versions with the other once it is asked', async () => {
  await show(stories.Versions);
  await userEvent.click(await screen.findByRole('button', { name: /^2025-1/ }));
  const against = screen.getByLabelText('2025-1 compared with');
  expect(against).toHaveDisplayValue('–');
  await userEvent.selectOptions(against, '2025-2');
  expect(await screen.findByText('1 assumption changed')).toBeVisible();
});

it('[RT-11] lists what a version no longer states among its changes', async () => {
  await show(stories.Dropped);
  expect(await screen.findByText('2 assumptions changed')).toBeVisible();
  const list = within(screen.getByRole('list', { name: 'Assumptions of this version' }));
  const gone = list.getByRole('button', { name: /^Crediting/ });
  expect(gone.parentElement).toHaveTextContent(/dropped$/);
  await userEvent.click(gone);
  const table = await screen.findByRole('table', { name: gone.textContent });
  const [, row] = within(table).getAllByRole('row');
  const [before, after, change] = within(row as HTMLElement).getAllByRole('cell');
  expect(before).toHaveTextContent(/%$/);
  expect(after).toHaveTextContent('–');
  expect(change).toHaveTextContent('–');
});

it('[RT-11] edits a draft, takes a step back, and saves what is left', async () => {
  const sent: unknown[] = [];
  await show(stories.Draft);
  network.use(
    respondWith('saveCloseAssumptions', async (request) => {
      const body = (await request.json()) as { set: { lapse: unknown } };
      sent.push(body.set.lapse);
      return success({
        version: '2026-1',
        revision: 2,
        name: { en: 'x', ko: 'x', 'zh-tw': 'x' },
        state: 'draft' as const,
        createdBy: 'actuaryuser',
        createdAt: '2026-01-05',
        set: {},
      });
    }),
  );
  const field = (year: number) =>
    screen.getByRole('textbox', { name: `Lapse · Term life ${year}` });
  await screen.findByRole('textbox', { name: 'Lapse · Term life 1' });
  await userEvent.clear(field(1));
  await userEvent.type(field(1), '20{Enter}');
  await userEvent.clear(field(2));
  await userEvent.type(field(2), '9{Enter}');
  expect(field(2)).toHaveValue('9');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(field(2)).toHaveValue('8');
  await userEvent.click(screen.getByRole('button', { name: 'Save the draft' }));
  await waitFor(() =>
    expect(sent).toEqual([
      [
        { id: 'term', rates: [0.2, 0.08, 0.06] },
        { id: 'fund', rates: [0.04] },
      ],
    ]),
  );
});

it('[RT-11] a draft states other rates for the curves of the quarter', async () => {
  const sent: unknown[] = [];
  await show(stories.Draft);
  network.use(
    respondWith('saveCloseAssumptions', async (request) => {
      sent.push(((await request.json()) as { curves: unknown }).curves);
      return success({
        version: '2026-1',
        revision: 2,
        name: { en: 'x', ko: 'x', 'zh-tw': 'x' },
        state: 'draft' as const,
        createdBy: 'actuaryuser',
        createdAt: '2026-01-05',
        set: {},
      });
    }),
  );
  const rate = 'Risk-free · KRW · Dec 2025';
  await userEvent.click(await screen.findByRole('button', { name: rate }));
  const field = await screen.findByRole('textbox', { name: `${rate} 1` });
  await userEvent.clear(field);
  await userEvent.type(field, '3{Enter}');
  const changed = await screen.findByRole('button', { name: rate });
  expect(changed.parentElement).toHaveTextContent(`${rate}+20%`);
  // What was typed for one quarter is not lost in another.
  await userEvent.selectOptions(screen.getByLabelText('Close month'), '2025-09');
  await userEvent.click(await screen.findByRole('button', { name: 'Save the draft' }));
  const { id } = smallCompany.curves.find(({ date }) => date === '2025-12') ?? {};
  await waitFor(() => expect(sent).toEqual([[{ id, rates: [0.03] }]]));
});

it('[RT-11] nobody approves what they made', async () => {
  await show(stories.Submitted);
  expect(await screen.findByRole('button', { name: 'Approve' })).toBeDisabled();
  expect(screen.getByText(/somebody else must approve it/)).toBeVisible();
});

it('[RT-11] shows what the contracts are expected to bring, year by year', async () => {
  await show(stories.CashFlows);
  await asTable('Projected cash flows');
  const table = await screen.findByRole('table', { name: 'Projected cash flows' });
  expect(within(table).getByRole('row', { name: /^2026/ })).toBeVisible();
  // Beside it stands what was expected a quarter ago.
  await within(table).findByRole('columnheader', { name: 'Net outflow · Sep 2025' });
  expect(screen.getByRole('columnheader', { name: 'Net outflow' })).toBeVisible();
});

it('[RT-11] leads to the cockpit where the quarter was never closed', async () => {
  await show(stories.NotClosed);
  expect(await screen.findByRole('link', { name: 'Go to the cockpit' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/demo\/ACRS00010/),
  );
});

it('[RT-11] closes the quarter again while a slider moves, and saves what was tried', async () => {
  const sent: unknown[] = [];
  await show(stories.WhatIf);
  network.use(
    respondWith('saveCloseScenario', async (request) => {
      sent.push(await request.json());
      return success({ scenarios: [] });
    }),
  );
  expect(await screen.findAllByText('unchanged')).toHaveLength(4);
  fireEvent.change(screen.getByRole('slider', { name: 'Mortality' }), { target: { value: '100' } });
  const results = screen.getByText(/^Closed again in/).parentElement;
  expect(results).toHaveAttribute('aria-busy', 'true');
  await waitFor(() => expect(screen.queryByText('unchanged')).not.toBeInTheDocument());
  expect(results).toHaveAttribute('aria-busy', 'false');
  // Groups follow right after the balances.
  expect(await screen.findByText('turns onerous')).toBeVisible();
  const tile = screen.getByText('CSM', { selector: 'dt' }).parentElement as HTMLElement;
  await userEvent.click(within(tile).getByRole('button', { name: /^[+−]/ }));
  const opened = await screen.findByRole('dialog', { name: 'How was this computed?' });
  expect(await within(opened).findAllByText(/What if/)).not.toHaveLength(0);
  await userEvent.click(within(opened).getByRole('button', { name: 'Close' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save as scenario' }));
  const dialog = screen.getByRole('alertdialog');
  await userEvent.type(within(dialog).getByRole('textbox'), 'Deaths +100 %');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  const name = 'Deaths +100 %';
  await waitFor(() =>
    expect(sent).toEqual([
      { id: 'deaths-100', name: { en: name, ko: name, 'zh-tw': name }, shock: { mortality: 2 } },
    ]),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  await waitFor(() => expect(screen.getAllByText('unchanged')).toHaveLength(4));
  const groups = within(screen.getByRole('table', { name: 'Group by group' }));
  await userEvent.click(groups.getAllByRole('button')[0] as HTMLElement);
  const panel = await screen.findByRole('dialog', { name: 'How was this computed?' });
  expect(await within(panel).findByRole('tree')).toBeVisible();
});

it('explains the figures that are shown, though a slider has moved on', async () => {
  await show(stories.WhatIf);
  expect(await screen.findAllByText('unchanged')).toHaveLength(4);
  fireEvent.change(screen.getByRole('slider', { name: 'Lapse' }), { target: { value: '50' } });
  await waitFor(() => expect(screen.queryByText('unchanged')).not.toBeInTheDocument());
  mockWorkers.trials.areHeld = true;
  fireEvent.change(screen.getByRole('slider', { name: 'Lapse' }), { target: { value: '-50' } });
  const tile = screen.getByText('CSM', { selector: 'dt' }).parentElement as HTMLElement;
  const [figure] = within(tile).getAllByRole('button') as [HTMLElement];
  await userEvent.click(figure);
  const panel = await screen.findByRole('dialog', { name: 'How was this computed?' });
  const [value] = (await within(panel).findAllByText(/^[-\d,.]+$/)).map(({ textContent }) =>
    Math.round(Number(textContent.replaceAll(',', ''))),
  );
  mockWorkers.trials.areHeld = false;
  expect(value).toBe(Number(figure.textContent.replaceAll(',', '')));
});

it('[RT-11] leads a projected amount to its contracts', async () => {
  await show(stories.CashFlows);
  await asTable('Projected cash flows');
  const table = await screen.findByRole('table', { name: 'Projected cash flows' });
  const [, first] = within(table).getAllByRole('row');
  const [claims] = within(first as HTMLElement).getAllByRole('button');
  await userEvent.click(claims as HTMLElement);
  const dialog = await screen.findByRole('dialog', { name: 'How was this computed?' });
  expect(await within(dialog).findByRole('tree')).toBeVisible();
  expect(within(dialog).getAllByRole('treeitem').length).toBeGreaterThan(1);
});

it('[RT-11] says of every rate where it comes from', async () => {
  await show(stories.Curves);
  await asTable('Discount curves');
  const lines = await screen.findByRole('table', { name: 'Discount curves' });
  const [rate] = within(lines).getAllByRole('button', { name: '2.50%' });
  await userEvent.click(rate as HTMLElement);
  const dialog = await screen.findByRole('dialog', { name: 'How was this computed?' });
  expect(await within(dialog).findByText(/Invented for learning/)).toBeVisible();
});

it('[RT-11] says that the quarter was closed before newer assumptions were approved', async () => {
  await show(stories.Stale);
  expect(await screen.findByText(/^Assumptions 2025-2 have been approved since/)).toBeVisible();
});
