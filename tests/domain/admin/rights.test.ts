import {
  effectiveRights,
  hasAnyRight,
  NO_RIGHTS,
  sameRights,
  withRight,
} from '@/domain/admin/rights';

const readOnly = { ...NO_RIGHTS, read: true };

describe('the rights of a menu', () => {
  it.each(['write', 'delete', 'export'] as const)('gives reading together with %s', (right) => {
    expect(withRight(NO_RIGHTS, right, true)).toEqual({ ...readOnly, [right]: true });
  });

  it('takes everything together with reading, and another right alone', () => {
    const all = { read: true, write: true, delete: true, export: true };
    expect(withRight(all, 'read', false)).toEqual(NO_RIGHTS);
    expect(withRight(all, 'delete', false)).toEqual({ ...all, delete: false });
    expect(withRight(withRight(NO_RIGHTS, 'write', true), 'write', false)).toEqual(readOnly);
  });

  it('compares rights one by one', () => {
    expect(sameRights(NO_RIGHTS, { ...NO_RIGHTS })).toBe(true);
    expect(sameRights(NO_RIGHTS, readOnly)).toBe(false);
    expect([NO_RIGHTS, readOnly].map(hasAnyRight)).toEqual([false, true]);
  });
});

describe('effective rights', () => {
  const roleMenus = [
    { roleId: 'ACCOUNTANT', menuId: 'companies', ...readOnly, write: true },
    { roleId: 'AUDITOR', menuId: 'companies', ...readOnly },
    { roleId: 'AUDITOR', menuId: 'roles', ...readOnly },
    { roleId: 'AUDITOR', menuId: 'users', ...NO_RIGHTS },
    { roleId: 'ADMIN', menuId: 'menus', ...readOnly },
  ];

  it('joins the rights of all roles and names for each right the roles that give it', () => {
    expect(effectiveRights(['AUDITOR', 'ACCOUNTANT'], roleMenus)).toEqual(
      new Map([
        [
          'companies',
          { read: ['AUDITOR', 'ACCOUNTANT'], write: ['ACCOUNTANT'], delete: [], export: [] },
        ],
        ['roles', { read: ['AUDITOR'], write: [], delete: [], export: [] }],
      ]),
    );
  });

  it('is empty without a role', () => {
    expect(effectiveRights([], roleMenus).size).toBe(0);
  });
});
