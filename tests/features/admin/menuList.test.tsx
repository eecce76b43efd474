import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { MenuListScreen } from '@/features/admin/menu';
import { ScreenContext } from '@/store';
import type { AdminChange, AdminLine } from '@/api';
import { lists } from '../../../stories/features/admin/gridServer';
import { menuRows, menus } from '../../../stories/features/admin/rightsRows';
import { network, respondWith, respondWithStatus, success } from '../../support/network';
import { renderScreen } from '../../support/render';

async function openMenus(element = <MenuListScreen />) {
  const view = await renderScreen(element, { path: '/demo/menuList' });
  await screen.findByRole('tree');
  return view;
}
const item = (name: RegExp) => screen.getByRole('treeitem', { name });
const shown = () =>
  screen
    .getAllByRole('treeitem')
    .map((one) => `${one.getAttribute('aria-level')} ${one.textContent.match(/M\d+/)?.[0]}`);
const button = (name: RegExp) => screen.getByRole('button', { name });

/** Answers saves, and keeps what was sent. */
function takesSaves(
  lines: (change: AdminChange) => Omit<AdminLine, 'index'> = () => ({
    outcome: 'updated',
    errors: [],
  }),
) {
  const sent: AdminChange[][] = [];
  network.use(
    respondWith('saveAdminRows', async (request) => {
      const { changes } = (await request.json()) as { changes: AdminChange[] };
      sent.push(changes);
      const results = changes.map((change, index) => ({ index, ...lines(change) }));
      return success({
        saved: results.every(({ outcome }) => outcome !== 'inUse' && outcome !== 'invalid'),
        lines: results,
      });
    }),
  );
  return sent;
}
async function save(user: Awaited<ReturnType<typeof openMenus>>['user']) {
  await user.click(button(/^Save/));
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: /^Save/ }),
  );
}

beforeEach(() => network.use(lists({ menus })));

describe('the tree of menus', () => {
  it('[RT-11] is walked with the arrows, Home, End and letters; the choice follows', async () => {
    const { user } = await openMenus();
    await user.tab();
    while (document.activeElement?.getAttribute('role') !== 'treeitem') await user.tab();
    expect(document.activeElement).toBe(item(/M03$/));
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(item(/M030101/)).toHaveFocus();
    expect(item(/M030101/)).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowLeft}');
    expect(item(/M0301$/)).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(item(/M0301$/)).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('treeitem', { name: /M030101/ })).not.toBeInTheDocument();
    await user.keyboard('{End}');
    expect(item(/M020301/)).toHaveFocus();
    await user.keyboard('{Home}o');
    expect(item(/M0102$/)).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByLabelText('Name in Korean')).toHaveFocus();
  });

  it('moves a menu with Alt and the arrows, says where it stands, and keeps the focus on it', async () => {
    const { user } = await openMenus();
    await user.click(item(/M020202/));
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(shown().slice(-6, -2)).toEqual(['2 M0202', '3 M020202', '3 M020201', '3 M020203']);
    expect(screen.getByText('Rights by role: level 3, 1 of 3')).toBeInTheDocument();
    await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    expect(item(/M020202/)).toHaveAttribute('aria-level', '2');
    expect(item(/M020202/)).toHaveFocus();
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(item(/M020202/)).toHaveAttribute('aria-level', '2');
  });

  it('offers only the moves that are possible', async () => {
    const { user } = await openMenus();
    await user.click(item(/M03$/));
    expect(button(/^Move up/)).toBeDisabled();
    expect(button(/^Move in/)).toBeDisabled();
    expect(button(/^Move out/)).toBeDisabled();
    expect(button(/^Move down/)).toBeEnabled();
    await user.click(item(/M030101/));
    expect(button(/^Add below/)).toBeDisabled();
  });

  it('takes a dropped menu where it may land', async () => {
    await openMenus();
    const transfer = { setData: () => undefined, effectAllowed: '' };
    const target = item(/M0102$/);
    target.getBoundingClientRect = () => ({ top: 0, height: 30 }) as DOMRect;
    fireEvent.dragStart(item(/M010101/), { dataTransfer: transfer });
    // Drag events carry no place in the test environment: the pointer is at the upper edge.
    const over = createEvent.dragOver(target, { dataTransfer: transfer });
    Object.defineProperty(over, 'clientY', { value: 2 });
    fireEvent(target, over);
    fireEvent.drop(target, { dataTransfer: transfer });
    expect(shown().filter((line) => line.includes('M01'))).toEqual([
      '1 M01',
      '2 M0101',
      '2 M010101',
      '2 M0102',
      '3 M010201',
    ]);
  });

  it('is undone and done again; a word that is typed is one step', async () => {
    const { user } = await openMenus();
    await user.click(item(/M010201/));
    await user.type(screen.getByLabelText('Name in English'), ' abroad');
    expect(item(/M010201/)).toHaveTextContent('Companies abroad');
    await user.click(button(/^Undo/));
    expect(item(/M010201/)).not.toHaveTextContent('abroad');
    expect(screen.getByLabelText('Name in English')).toHaveValue('Companies');
    expect(button(/^Undo/)).toBeDisabled();
    await user.click(button(/^Redo/));
    expect(screen.getByLabelText('Name in English')).toHaveValue('Companies abroad');
    await user.click(item(/M010201/));
    await user.keyboard('{Control>}z{/Control}');
    expect(item(/M010201/)).not.toHaveTextContent('abroad');
    await user.keyboard('{Control>}ys{/Control}');
    expect(await screen.findByRole('dialog')).toHaveTextContent('Companies abroad');
  });
});

describe('saving the tree', () => {
  it('creates a branch from the top down under the ids that were typed', async () => {
    const sent = takesSaves(() => ({ outcome: 'created', errors: [] }));
    const { user } = await openMenus();
    await user.click(item(/M02$/));
    await user.click(button(/^Add below/));
    const id = screen.getByLabelText('Menu ID');
    expect(id).toHaveValue('M0204');
    await user.clear(id);
    await user.type(id, 'M0290');
    for (const language of ['Korean', 'English', 'Traditional Chinese']) {
      await user.type(screen.getByLabelText(`Name in ${language}`), 'Close');
    }
    await user.click(button(/^Add below/));
    for (const language of ['Korean', 'English', 'Traditional Chinese']) {
      await user.type(screen.getByLabelText(`Name in ${language}`), 'Ledger');
    }
    await user.type(screen.getByLabelText('Screen path'), '/demo/ledger');
    await save(user);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toEqual([
      {
        op: 'create',
        values: expect.objectContaining({
          menuId: 'M0290',
          parentId: 'M02',
          nameEn: 'Close',
          path: null,
        }),
      },
      {
        op: 'create',
        values: expect.objectContaining({
          menuId: 'M029001',
          parentId: 'M0290',
          nameEn: 'Ledger',
          path: '/demo/ledger',
        }),
      },
    ]);
    await waitFor(() => expect(button(/^Save/)).toBeDisabled());
  });

  it('says at the field what is wrong and sends nothing', async () => {
    const sent = takesSaves();
    const { user } = await openMenus();
    await user.click(item(/M010201/));
    await user.clear(screen.getByLabelText('Name in English'));
    await user.type(screen.getByLabelText('Screen path'), '?');
    await user.click(item(/M01$/));
    await user.click(button(/^Save/));
    expect(await screen.findByLabelText('Name in English')).toHaveAccessibleDescription(
      'Please enter a value.',
    );
    expect(screen.getByLabelText('Screen path')).toHaveAccessibleDescription(
      /Use \/demo\/ followed by letters and digits/,
    );
    expect(item(/M010201/)).toHaveTextContent('Needs correction');
    expect(sent).toEqual([]);
  });

  it('lets one choose when somebody else saved first, and saves what was chosen on the new version', async () => {
    const sent: AdminChange[][] = [];
    const row = menuRows.find(({ key }) => key === 'M010201');
    const current = {
      key: 'M010201',
      version: 5,
      values: { ...row?.values, nameEn: 'Insurers' },
      savedBy: 'Sample Actuary',
    };
    network.use(
      respondWith('saveAdminRows', async (request) => {
        const { changes } = (await request.json()) as { changes: AdminChange[] };
        sent.push(changes);
        const first = sent.length === 1;
        return success({
          saved: !first,
          lines: [
            {
              index: 0,
              outcome: first ? ('conflict' as const) : ('updated' as const),
              errors: [],
              current,
            },
          ],
        });
      }),
    );
    const { user } = await openMenus();
    await user.click(item(/M010201/));
    await user.type(screen.getByLabelText('Name in English'), ' and branches');
    await save(user);
    const dialog = await screen.findByRole('dialog', { name: 'Somebody else saved first' });
    expect(dialog).toHaveTextContent('Companies and branches');
    expect(dialog).toHaveTextContent('Insurers');
    await user.click(within(dialog).getByRole('radio', { name: 'Keep mine' }));
    await user.click(within(dialog).getByRole('button', { name: 'Apply choices' }));
    await save(user);
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toEqual([
      { op: 'update', key: 'M010201', version: 5, values: { nameEn: 'Companies and branches' } },
    ]);
  });

  it('deletes a branch from the bottom up, can take it back, and says by what a menu is used', async () => {
    const sent = takesSaves(({ key }) => ({
      outcome: 'inUse',
      errors: [],
      usedBy: [{ kind: 'roles', key: 'CFO', name: `Finance, ${key}` }],
      usedByTotal: 1,
    }));
    const { user } = await openMenus();
    await user.click(item(/M0102$/));
    await user.keyboard('{Delete}');
    expect(shown()).not.toContain('2 M0102');
    expect(item(/M02$/)).toHaveFocus();
    await save(user);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.map(({ op, key }) => [op, key])).toEqual([
      ['delete', 'M010201'],
      ['delete', 'M0102'],
    ]);
    const gone = screen.getByRole('region', { name: 'To be deleted when you save' });
    await waitFor(() => expect(gone).toHaveTextContent('Finance, M0102 (CFO)'));
    await user.click(within(gone).getByRole('button', { name: 'Restore Organization' }));
    expect(shown()).toContain('3 M010201');
    expect(button(/^Save/)).toBeDisabled();
  });
});

describe('who may not change menus', () => {
  it('reads them', async () => {
    await openMenus(
      <ScreenContext
        value={{
          menuId: 'M020101',
          rights: { read: true, write: false, delete: false, export: false },
        }}
      >
        <MenuListScreen />
      </ScreenContext>,
    );
    const { userEvent } = await import('@testing-library/user-event');
    await userEvent.click(item(/M010201/));
    expect(screen.getByLabelText('Name in English')).toHaveAttribute('readonly');
    expect(screen.getByLabelText('Parent menu')).toBeDisabled();
    expect(
      screen.queryByRole('button', { name: /^Save|^Add|^Delete|^Export/ }),
    ).not.toBeInTheDocument();
    await userEvent.keyboard('{Delete}{Alt>}{ArrowUp}{/Alt}');
    expect(item(/M010201/)).toHaveAttribute('aria-level', '3');
  });

  it('is told when the menus do not come, and asks again', async () => {
    network.use(respondWithStatus('listAdminRows', 500));
    const { user } = await renderScreen(<MenuListScreen />);
    const alert = await screen.findByRole('alert');
    network.use(lists({ menus }));
    await user.click(within(alert).getByRole('button'));
    expect(await screen.findByRole('tree')).toBeInTheDocument();
  });
});
