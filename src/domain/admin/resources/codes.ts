import {
  type Field,
  codeForm,
  descriptionField,
  inUseField,
  nameFields,
  sortOrderField,
} from '../fields';

export const codeMasterFields = [
  {
    name: 'masterCode',
    kind: 'text',
    required: true,
    limit: 40,
    editable: 'onCreate',
    form: codeForm,
  },
  ...nameFields,
  descriptionField,
  sortOrderField,
  inUseField,
] as const satisfies readonly Field[];

export const codeDetailFields = [
  {
    name: 'masterCode',
    kind: 'choice',
    required: true,
    limit: 40,
    editable: 'onCreate',
    options: { resource: 'codeMasters' },
  },
  { name: 'code', kind: 'text', required: true, limit: 40, editable: 'onCreate', form: codeForm },
  ...nameFields,
  descriptionField,
  sortOrderField,
  inUseField,
] as const satisfies readonly Field[];

/** Common codes that fields of the product choose from: they stay, and stay in use. */
export const SYSTEM_MASTERS = ['COUNTRY_CD', 'CURRENCY_CD', 'INSURER_TYPE_CD'] as const;
