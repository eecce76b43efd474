import { screen, waitFor, within } from '@testing-library/react';
import { ListOfPermissionsByUserScreen } from '@/features/admin/userPermission';
import type { AdminChange } from '@/api';
import { lists } from '../../../stories/features/admin/gridServer';
import { manyUsers, userRights, users } from '../../../stories/features/admin/rightsRows';
import { network, respondWith, success } from '../../support/network';
import { renderScreen } from '../../support/render';

async function openUser(name: RegExp, locale: 'en' | 'ko' = 'en') {
  const view = await renderScreen(<ListOfPermissionsByUserScreen />, {
    path: '/demo/ListOfPermissionsByUser',
    locale,
  });
  await view.user.click(await screen.findByRole('button', { name }));
  await screen.findByRole('table');
  return view;
}
/** What stands in the row of a menu. */
const rowOf = (menu: string) => {
  const row = screen.getByRole('rowheader', { name: menu }).closest('tr');
  if (!row) throw new Error(`no row ${menu}`);
  return {
    marks: within(row)
      .getAllByRole('img')
      .map((mark) => mark.getAttribute('aria-label')),
    reasons: within(row)
      .queryAllByRole('listitem')
      .map(({ textContent }) => textContent),
  };
};
const role = (name: RegExp) => screen.getByRole('checkbox', { name });

beforeEach(() => network.use(lists({ users }), userRights));

describe('the rights of a user', () => {
  it('[RT-11] says what a user may do and through which role', async () => {
    await openUser(/accountantuser/);
    expect(role(/^Accountant/)).toBeChecked();
    expect(rowOf('Companies')).toEqual({
      marks: ['Yes', 'Yes', 'Yes', 'Yes'],
      reasons: ['Role Accountant: Read, Write, Delete, and Export'],
    });
    expect(screen.queryByRole('rowheader', { name: 'Rights by user' })).not.toBeInTheDocument();
    expect(screen.getByText('As currently in force on the server')).toBeInTheDocument();
  });

  it('says it in Korean with the words of the field', async () => {
    await openUser(/accountantuser/, 'ko');
    expect(rowOf('회사 관리').reasons).toEqual([
      '회계 담당자 역할: 조회, 등록·수정, 삭제 및 내보내기',
    ]);
  });

  it('shows at once what a change of roles gives and takes', async () => {
    const { user } = await openUser(/accountantuser/);
    await user.click(role(/^Auditor/));
    expect(rowOf('Rights by user')).toEqual({
      marks: ['New', 'No', 'No', 'New'],
      reasons: ['Role Auditor: Read and Export, New'],
    });
    await user.click(role(/^Accountant/));
    expect(rowOf('Companies')).toEqual({
      marks: ['Yes', 'Removed', 'Removed', 'Yes'],
      reasons: [
        'Role Accountant: Read, Write, Delete, and Export, Removed',
        'Role Auditor: Read and Export, New',
      ],
    });
    expect(screen.getByText('Preview of the rights after saving')).toBeInTheDocument();
    expect(role(/^Trainee/)).not.toBeChecked();
  });

  it('counts a role that is not in use for nothing', async () => {
    const { user } = await openUser(/accountantuser/);
    await user.click(role(/^Trainee/));
    await user.click(screen.getByRole('checkbox', { name: 'Only menus with rights' }));
    expect(rowOf('Rights by user').marks).toEqual(['No', 'No', 'No', 'No']);
  });

  it('says that nothing can be used without the demo right', async () => {
    const { user } = await openUser(/accountantuser/);
    await user.click(screen.getByRole('switch', { name: 'Demo right' }));
    expect(screen.getByRole('switch', { name: 'Demo right' })).not.toBeChecked();
    expect(screen.getByText(/The demo right is off/)).toBeInTheDocument();
  });

  it('is saved with the changes of other users; a role taken and given again is no change', async () => {
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
    const { user } = await openUser(/accountantuser/);
    await user.click(role(/^Accountant/));
    await user.click(role(/^Accountant/));
    expect(screen.getByRole('button', { name: /^Save/ })).toBeDisabled();
    await user.click(role(/^Actuary/));
    await user.click(screen.getByRole('button', { name: /guestuser/ }));
    await user.click(await screen.findByRole('switch', { name: 'Demo right' }));
    await user.click(screen.getByRole('button', { name: /^Save \(2\)/ }));
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: /^Save/ }),
    );
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toEqual([
      {
        op: 'update',
        key: 'accountantuser',
        version: 1,
        values: { roles: ['ACCOUNTANT', 'ACTUARY'] },
      },
      { op: 'update', key: 'guestuser', version: 1, values: { demoAuth: true } },
    ]);
  });

  it('puts what the server finds wrong where it is', async () => {
    network.use(
      respondWith(
        'saveAdminRows',
        success({
          saved: false,
          lines: [
            {
              index: 0,
              outcome: 'invalid',
              errors: [
                {
                  field: 'roles',
                  rule: 'notInList',
                  message: 'Please choose a value from the list.',
                },
              ],
            },
          ],
        }),
      ),
    );
    const { user } = await openUser(/accountantuser/);
    await user.click(role(/^Auditor/));
    await user.click(screen.getByRole('button', { name: /^Save/ }));
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: /^Save/ }),
    );
    const group = await screen.findByRole('group', { name: 'Roles' });
    await waitFor(() =>
      expect(group).toHaveAccessibleDescription('Please choose a value from the list.'),
    );
    expect(role(/^Auditor/)).toBeChecked();
    await user.click(role(/^Auditor/));
    expect(group).not.toHaveAccessibleDescription();
  });
});

describe('the users', () => {
  it('are found by what is typed, and turned page by page', async () => {
    network.use(lists({ users: manyUsers(120) }));
    const { user } = await renderScreen(<ListOfPermissionsByUserScreen />);
    expect(await screen.findByText('1–50 of 120')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(await screen.findByRole('button', { name: /user0051/ })).toBeInTheDocument();
    await user.type(screen.getByRole('searchbox'), 'user0007{Enter}');
    expect(await screen.findByText('1–1 of 1')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /user0007/ })).toBeInTheDocument();
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), 'nobody{Enter}');
    expect(await screen.findByText('No matching users.')).toBeInTheDocument();
  });
});
