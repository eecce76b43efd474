import { type Field, inUseField, nameFields, sortOrderField } from '../fields';

export const menuFields = [
  {
    name: 'menuId',
    kind: 'text',
    required: true,
    limit: 10,
    editable: 'onCreate',
    form: { rule: 'menuIdForm', holds: (text: string) => /^M\d{2,9}$/.test(text) },
  },
  {
    name: 'parentId',
    kind: 'choice',
    required: false,
    limit: 10,
    editable: 'always',
    options: { resource: 'menus' },
  },
  ...nameFields,
  {
    name: 'path',
    kind: 'text',
    required: false,
    limit: 100,
    editable: 'always',
    form: { rule: 'pathForm', holds: (text: string) => /^\/demo\/[A-Za-z0-9]+$/.test(text) },
  },
  sortOrderField,
  inUseField,
] as const satisfies readonly Field[];
