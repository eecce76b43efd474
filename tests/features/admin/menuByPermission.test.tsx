import { screen, waitFor, within } from '@testing-library/react';
import { MenuByPermissionScreen } from '@/features/admin/menuPermission';
import { ScreenContext } from '@/store';
import type { AdminChange } from '@/api';
import { lists } from '../../../stories/features/admin/gridServer';
import { menus, roleMenus, roles } from '../../../stories/features/admin/rightsRows';
import {
  network,
  neverRespond,
  respondWith,
  respondWithBusinessError,
  success,
} from '../../support/network';
import { renderScreen } from '../../support/render';

const cell = (right: string, menu: string) =>
  screen.getByRole('checkbox', { name: new RegExp(`^${right}, ${menu}(, changed)?$`) });
const button = (name: RegExp) => screen.getByRole('button', { name });

async function openRights(role: RegExp, element = <MenuByPermissionScreen />) {
  const view = await renderScreen(element, { path: '/demo/menuByPermissionList' });
  await view.user.click(await screen.findByRole('button', { name: role }));
  await screen.findByRole('treegrid', { name: /Accountant|Auditor/ });
  return view;
}
async function save(user: Awaited<ReturnType<typeof openRights>>['user']) {
  await user.click(button(/^Save/));
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: /^Save/ }),
  );
}

beforeEach(() => network.use(lists({ menus, roles, roleMenus })));

describe('the rights of a role', () => {
  it('[RT-11] gives reading together with another right and takes everything with reading', async () => {
    const { user } = await openRights(/ACCOUNTANT/);
    expect(cell('Read', 'Roles')).not.toBeChecked();
    await user.click(cell('Delete', 'Roles'));
    expect(cell('Delete', 'Roles')).toBeChecked();
    expect(cell('Read', 'Roles')).toBeChecked();
    expect(cell('Read', 'Roles')).toHaveAccessibleName('Read, Roles, changed');
    await user.click(cell('Read', 'Companies'));
    for (const right of ['Read', 'Write', 'Delete', 'Export'])
      expect(cell(right, 'Companies')).not.toBeChecked();
    expect(button(/ACCOUNTANT/)).toHaveTextContent('6 changes');
    await user.click(button(/^Undo/));
    expect(cell('Write', 'Companies')).toBeChecked();
  });

  it('shows no role under the name of another while its rights are on their way', async () => {
    const { user } = await openRights(/ACCOUNTANT/);
    expect(cell('Write', 'Companies')).toBeChecked();
    network.use(neverRespond('listAdminRows'));
    await user.click(button(/AUDITOR/));
    const detail = screen.getByRole('region', { name: 'Auditor' });
    expect(within(detail).getByRole('status')).toHaveTextContent('Loading');
    expect(screen.queryByRole('checkbox', { name: 'Write, Companies' })).not.toBeInTheDocument();
  });

  it('shows no history of one role under the title of another while its own is on its way', async () => {
    const entry = {
      id: 1,
      at: '2026-11-20T01:00:00.000Z',
      username: 'adminuser',
      name: 'Mina Park',
      action: 'update' as const,
    };
    const entries = [
      { ...entry, key: 'ACCOUNTANT/M0102', before: { read: false }, after: { read: true } },
    ];
    network.use(respondWith('listAdminAudit', success({ total: 1, entries })));
    const { user } = await openRights(/ACCOUNTANT/);
    await user.click(button(/^History/));
    const history = within(screen.getByRole('region', { name: 'History of changes' }));
    expect(await history.findByText('Mina Park')).toBeVisible();
    network.use(neverRespond('listAdminAudit'));
    await user.click(button(/AUDITOR/));
    expect(history.getByText('Auditor')).toBeVisible();
    expect(history.queryByText('Mina Park')).not.toBeInTheDocument();
    expect(history.getByRole('status')).toHaveTextContent('Loading');
  });

  it('offers the menus below, and does there what was done above', async () => {
    const { user } = await openRights(/ACCOUNTANT/);
    await user.click(cell('Export', 'Access rights'));
    await user.click(button(/^Apply to all 3/));
    for (const menu of ['Roles', 'Rights by role', 'Rights by user']) {
      expect(cell('Export', menu)).toBeChecked();
      expect(cell('Read', menu)).toBeChecked();
    }
    expect(screen.queryByRole('button', { name: /^Apply/ })).not.toBeInTheDocument();
    await user.click(cell('Export', 'Access rights'));
    await user.click(button(/^Only this menu/));
    expect(cell('Export', 'Roles')).toBeChecked();
    expect(cell('Export', 'Access rights')).toBePartiallyChecked();
  });

  it('is walked with the arrows; the space bar gives a right, with Shift to the whole branch', async () => {
    const { user } = await openRights(/ACCOUNTANT/);
    await user.click(screen.getByRole('rowheader', { name: 'System administration' }));
    await user.keyboard('{ArrowLeft}');
    expect(screen.queryByRole('rowheader', { name: 'Navigation' })).not.toBeInTheDocument();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(cell('Write', 'System administration')).toHaveFocus();
    await user.keyboard('{Shift>} {/Shift}');
    for (const menu of ['System administration', 'Menus', 'Rights by user'])
      expect(cell('Write', menu)).toBeChecked();
    await user.keyboard('{End}{ArrowDown}');
    expect(cell('Export', 'Navigation')).toHaveFocus();
    await user.keyboard(' ');
    expect(cell('Export', 'Navigation')).toBeChecked();
    await user.keyboard('{Control>}{Home}{/Control}');
    expect(cell('Export', 'Closing')).toHaveFocus();
  });

  it('can be taken from another role', async () => {
    const { user } = await openRights(/ACCOUNTANT/);
    await user.selectOptions(screen.getByLabelText('Copy rights from'), 'Auditor');
    await user.click(button(/^Copy$/));
    expect(
      await screen.findByText(/The rights of Auditor were copied to Accountant/),
    ).toBeInTheDocument();
    expect(cell('Write', 'Companies')).not.toBeChecked();
    expect(cell('Export', 'Rights by user')).toBeChecked();
  });

  it('is saved as one batch with that of other roles', async () => {
    const sent: AdminChange[][] = [];
    network.use(
      respondWith('saveAdminRows', async (request) => {
        const { changes } = (await request.json()) as { changes: AdminChange[] };
        sent.push(changes);
        return success({
          saved: true,
          lines: changes.map((_, index) => ({ index, outcome: 'updated' as const, errors: [] })),
        });
      }),
    );
    const { user } = await openRights(/ACCOUNTANT/);
    await user.click(cell('Delete', 'Common codes'));
    await user.click(button(/AUDITOR/));
    await screen.findByRole('treegrid', { name: /Auditor/ });
    await user.click(cell('Write', 'Companies'));
    await user.click(button(/^Save/));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('Accountant · Common codes');
    expect(dialog).toHaveTextContent('Auditor · Companies');
    await user.click(within(dialog).getByRole('button', { name: /^Save/ }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toEqual([
      { op: 'update', key: 'ACCOUNTANT/M010101', version: 1, values: { delete: true } },
      { op: 'update', key: 'AUDITOR/M010201', version: 1, values: { write: true } },
    ]);
    await waitFor(() => expect(button(/^Save/)).toBeDisabled());
  });

  it('keeps what was changed where the server refuses to lock the last rights-giver out', async () => {
    network.use(
      respondWithBusinessError(
        'saveAdminRows',
        'E1504',
        'Afterwards nobody could give rights any more.',
      ),
    );
    const { user } = await openRights(/ACCOUNTANT/);
    await user.click(cell('Delete', 'Common codes'));
    await save(user);
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      'Afterwards nobody could give rights any more.',
    );
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'OK' }));
    expect(cell('Delete', 'Common codes')).toBeChecked();
    expect(button(/^Save \(1\)/)).toBeEnabled();
  });

  it('is only read without the right to write', async () => {
    const { user } = await openRights(
      /AUDITOR/,
      <ScreenContext
        value={{
          menuId: 'M020202',
          rights: { read: true, write: false, delete: false, export: false },
        }}
      >
        <MenuByPermissionScreen />
      </ScreenContext>,
    );
    await user.click(cell('Read', 'Companies'));
    expect(cell('Read', 'Companies')).toBeChecked();
    await user.keyboard('{Shift>} {/Shift}');
    expect(cell('Read', 'Companies')).toBeChecked();
    expect(screen.queryByRole('button', { name: /^Save|^Copy|^Undo/ })).not.toBeInTheDocument();
  });
});
