import { isBusinessNumber } from '../businessNumber';
import { type Field, codeForm, descriptionField, inUseField, nameFields } from '../fields';

export const companyFields = [
  {
    name: 'companyCode',
    kind: 'text',
    required: true,
    limit: 20,
    editable: 'onCreate',
    form: codeForm,
  },
  ...nameFields,
  {
    name: 'insurerType',
    kind: 'choice',
    required: true,
    limit: 40,
    editable: 'always',
    options: { codeMaster: 'INSURER_TYPE_CD' },
  },
  {
    name: 'businessNumber',
    kind: 'text',
    required: false,
    limit: 12,
    editable: 'always',
    form: { rule: 'businessNumberForm', holds: isBusinessNumber },
  },
  { name: 'representative', kind: 'text', required: false, limit: 100, editable: 'always' },
  {
    name: 'country',
    kind: 'choice',
    required: true,
    limit: 40,
    editable: 'always',
    options: { codeMaster: 'COUNTRY_CD' },
  },
  {
    name: 'currency',
    kind: 'choice',
    required: true,
    limit: 40,
    editable: 'always',
    options: { codeMaster: 'CURRENCY_CD' },
  },
  { name: 'closingMonth', kind: 'integer', required: true, range: [1, 12], editable: 'always' },
  {
    name: 'parentCode',
    kind: 'choice',
    required: false,
    limit: 20,
    editable: 'always',
    options: { resource: 'companies' },
  },
  inUseField,
  descriptionField,
] as const satisfies readonly Field[];
