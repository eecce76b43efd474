import {
  type Field,
  codeForm,
  descriptionFields,
  inUseField,
  nameFields,
  sortOrderField,
} from '../fields';

export const roleFields = [
  { name: 'roleId', kind: 'text', required: true, limit: 40, editable: 'onCreate', form: codeForm },
  ...nameFields,
  ...descriptionFields,
  sortOrderField,
  inUseField,
] as const satisfies readonly Field[];

/** One row a role and menu, whether or not a right is given; without any it has version 0. */
export const roleMenuFields = [
  {
    name: 'roleId',
    kind: 'choice',
    required: true,
    limit: 40,
    editable: 'onCreate',
    options: { resource: 'roles' },
  },
  {
    name: 'menuId',
    kind: 'choice',
    required: true,
    limit: 10,
    editable: 'onCreate',
    options: { resource: 'menus' },
  },
  { name: 'read', kind: 'boolean', required: true, editable: 'always' },
  { name: 'write', kind: 'boolean', required: true, editable: 'always' },
  { name: 'delete', kind: 'boolean', required: true, editable: 'always' },
  { name: 'export', kind: 'boolean', required: true, editable: 'always' },
] as const satisfies readonly Field[];
