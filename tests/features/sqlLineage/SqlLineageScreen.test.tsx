import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as stories from '../../../stories/features/sqlLineage/SqlLineageScreen.stories';
import { composeStories, show } from '../../support/stories';
import { createAnswerer as mockCreateAnswerer } from '@/features/sqlLineage/engine/answer';
import type { LineageRequest } from '@/features/sqlLineage/engine/protocol';

/** The worker's part, in the test's own thread. */
jest.mock('@/features/sqlLineage/engine/createWorker', () => ({
  createWorker: () => {
    const answer = mockCreateAnswerer();
    const worker = {
      onmessage: undefined as ((event: { data: unknown }) => void) | undefined,
      postMessage: (request: LineageRequest) =>
        queueMicrotask(() => worker.onmessage?.({ data: answer(request) })),
      terminate: () => {
        worker.onmessage = undefined;
      },
    };
    return worker;
  },
}));

beforeAll(() => {
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  globalThis.CSS = { escape: (text: string) => text.replaceAll('\n', '\\a ') } as typeof CSS;
});

const {
  AsTable,
  ColumnSelected,
  Compared,
  Doubtful,
  Drawn,
  Empty,
  SignedOut,
  StepsHidden,
  Unfinished,
  WayAsTable,
} = composeStories(stories);
const diagram = () => screen.findByRole('application');
const box = async (name: string) => within(await diagram()).getByRole('button', { name });

/** The editors' text fields, in their shadow roots: the script, and the definitions. */
const editors = () =>
  [...document.querySelectorAll('[data-sql-editor]')].map((host) =>
    host.shadowRoot?.querySelector<HTMLElement>('.cm-content'),
  );
const paste = (target: HTMLElement | null | undefined, text: string) =>
  target && fireEvent.paste(target, { clipboardData: { getData: () => text } });

it('[RT-10] waits for SQL, and says that it stays here', async () => {
  await show(Empty);
  expect(screen.getByRole('heading', { level: 1, name: 'SQL lineage' })).toBeInTheDocument();
  expect(screen.getByText(/Nothing leaves this browser/)).toBeInTheDocument();
  expect(screen.getByText(/as soon as there is SQL/)).toBeInTheDocument();
});

it('[SE-7] tells a visitor without a session why the page is not hers', async () => {
  await show(SignedOut);
  expect(screen.getByRole('alertdialog')).toHaveTextContent('You can use it if you log in.');
  expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
});

it('[RT-10] draws what is pasted', async () => {
  await show(Empty);
  paste(editors()[0], 'insert into t (a) select b from s');
  expect(await box('t.a')).toBeInTheDocument();
  expect(await box('s.b')).toBeInTheDocument();
  expect(screen.getByText('1 statement · 2 tables · 1 link')).toBeInTheDocument();
});

it('[RT-10] opens a sample', async () => {
  await show(Empty);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Try a sample' }), '1');
  expect(await box('csm_movement.closing_csm')).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Dialect' })).toHaveValue('oracle');
});

it('[RT-10] follows a column both ways, and says what it is made of', async () => {
  await show(Drawn);
  await userEvent.click(await box('mart.by_line.paid'));
  const detail = screen.getByRole('region', { name: 'mart.by_line.paid' });
  expect(within(detail).getByRole('button', { name: 'paid.paid' })).toBeInTheDocument();
  expect(await box('mart.by_line.paid')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(within(detail).getByRole('button', { name: 'Value' }));
  expect(
    screen.getByRole('heading', { name: 'paid.paid → mart.by_line.paid' }),
  ).toBeInTheDocument();
  expect(screen.getByText('coalesce(paid.paid, 0)', { selector: 'code' })).toBeInTheDocument();
});

it('[RT-10] marks in the text what is selected in the diagram', async () => {
  await show(ColumnSelected);
  await diagram();
  await waitFor(() =>
    expect(editors()[0]?.querySelector('.cm-mark-active')).toHaveTextContent(
      'coalesce(paid.paid, 0)',
    ),
  );
});

it('[RT-10] moves by keys, over edges too', async () => {
  await show(Drawn);
  const start = await box('claims.payment, Table');
  start.focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
  expect(await box('paid.paid')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('region', { name: 'paid.paid' })).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('region', { name: 'paid.paid' })).not.toBeInTheDocument();
});

it('[RT-10] leads past what only helps on the way', async () => {
  await show(StepsHidden);
  await diagram();
  expect(screen.queryByRole('button', { name: /CTE/ })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Table' }));
  const table = screen.getByRole('table', { name: 'Table' });
  const row = within(table)
    .getAllByRole('row')
    .find((each) => each.textContent.startsWith('mart.by_line.paidclaims.payment.amount'));
  expect(row).toHaveTextContent('Value');
});

it('[RT-10] says why an edge is not certain, and believes a definition', async () => {
  await show(Doubtful);
  await diagram();
  expect(
    await screen.findByText('It may come from policy, holder, whose columns are not known.'),
  ).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Add table definitions' }));
  paste(
    editors()[1],
    'create table policy (id int, holder_id int, premium money); create table holder (id int, channel_code text);',
  );
  await waitFor(() =>
    expect(screen.queryByText(/whose columns are not known/)).not.toBeInTheDocument(),
  );
  expect(await box('policy.premium')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'holder.premium' })).not.toBeInTheDocument();
});

it('[RT-10] says what is unfinished, and draws the rest', async () => {
  await show(Unfinished);
  expect(await box('mart.by_line.paid')).toBeInTheDocument();
  const problems = await screen.findByRole('list', { name: 'Not finished yet' });
  expect(problems).toHaveTextContent('Line 11: A parenthesis has no partner.');
});

it('[RT-10] lists the same graph as a table', async () => {
  await show(AsTable);
  const table = await screen.findByRole('table', { name: 'Table' });
  expect(within(table).getByRole('rowheader', { name: 'mart.by_line.line' })).toBeInTheDocument();
});

it('[RT-10] goes on listing everything where the text of an expression is asked for', async () => {
  await show(AsTable);
  const table = await screen.findByRole('table', { name: 'Table' });
  const rows = within(table).getAllByRole('row').length;
  const expression = within(table).getByRole('button', { name: 'coalesce(paid.paid, 0)' });
  await userEvent.click(expression);
  expect(expression).toHaveAttribute('aria-pressed', 'true');
  expect(within(table).getAllByRole('row')).toHaveLength(rows);
});

it('[RT-10] lists the way of a column, says so, and lists all again', async () => {
  await show(WayAsTable);
  const table = await screen.findByRole('table', { name: 'Table' });
  const rows = () =>
    within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent);
  expect(new Set(rows())).toEqual(new Set(['mart.by_line.paid', 'paid.paid']));
  expect(screen.getByText(/the way of mart.by_line.paid/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show all links' }));
  expect(rows()).toContain('mart.by_line.line');
});

it('[RT-10] compares two versions column by column', async () => {
  await show(Compared);
  const table = await screen.findByRole('table', { name: 'Comparison' });
  const [, row, ...others] = within(table).getAllByRole('row');
  expect(row).toHaveTextContent('mart.by_line.paidOther expression');
  expect(others).toEqual([]);
});

it('[RT-10] finds columns by parts of their names', async () => {
  await show(Drawn);
  await diagram();
  await userEvent.type(
    screen.getByRole('searchbox', { name: 'Find a table or column' }),
    'amo{Enter}',
  );
  expect(screen.getByText('1 of 1')).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'claims.payment.amount' })).toBeInTheDocument();
});
