import type { Field } from '../fields';

/** Accounts come from sign-up; administration gives roles and the demo right. */
export const userFields = [
  { name: 'username', kind: 'text', required: true, limit: 200, editable: 'never' },
  { name: 'name', kind: 'text', required: true, limit: 100, editable: 'never' },
  { name: 'email', kind: 'text', required: true, limit: 254, editable: 'never' },
  {
    name: 'country',
    kind: 'choice',
    required: true,
    limit: 40,
    editable: 'never',
    options: { codeMaster: 'COUNTRY_CD' },
  },
  { name: 'demoAuth', kind: 'boolean', required: true, editable: 'always' },
  {
    name: 'roles',
    kind: 'list',
    required: true,
    editable: 'always',
    options: { resource: 'roles' },
  },
] as const satisfies readonly Field[];
