import type { IntlShape } from 'react-intl';
import { type Field, fieldsOf, type ResourceName, valueFromText } from '@/domain/admin';
import type { CellType, Choice, GridValue } from '@/domain/grid';
import type { GridColumn } from '@/ui/grid';
import type { FindSuggestions } from '@/ui/combobox';
import { fieldLabelOf } from './fieldLabels';

/** Choices that are too many to list: how they are found, the names of those that are known, and those of which it is known that they are not there. */
export interface FoundChoices {
  readonly find: FindSuggestions;
  readonly names: ReadonlyMap<string, string>;
  readonly missing: ReadonlySet<string>;
}
/** The choices of a screen's fields, by field. */
export type FieldChoices = Readonly<Record<string, readonly Choice[] | FoundChoices>>;

/** The choices of a field that can be listed. */
export function listedChoices(choices: FieldChoices, field: string): readonly Choice[] | undefined {
  const given = choices[field];
  return given && 'names' in given ? undefined : given;
}
export function foundChoices(choices: FieldChoices, field: string): FoundChoices | undefined {
  const given = choices[field];
  return given && 'names' in given ? given : undefined;
}

const kinds: Record<Field['kind'], CellType['kind']> = {
  text: 'text',
  list: 'text',
  choice: 'choice',
  integer: 'number',
  boolean: 'boolean',
};
const editables = { always: 'always', onCreate: 'new', never: 'never' } as const;

function widthOf(field: Field): number {
  const { kind, name } = field;
  if (kind === 'boolean') return 92;
  if (kind === 'integer') return 112;
  if (name.startsWith('name') || isLong(field)) return 220;
  if (name === 'businessNumber') return 184;
  if (name === 'masterCode') return 208;
  if (name === 'parentCode') return 240;
  return kind === 'choice' ? 168 : 152;
}

/** Whether a field holds text of several lines. */
export function isLong(field: Field | undefined): boolean {
  return field?.kind === 'text' && field.long === true;
}

export function fieldLabel(intl: IntlShape, field: string): string {
  const label = fieldLabelOf(field);
  return label ? intl.formatMessage(label) : field;
}

/** The columns of a resource in their usual order and widths. */
export function columnsOf(
  resource: ResourceName,
  intl: IntlShape,
  choices: FieldChoices,
): GridColumn[] {
  return fieldsOf(resource).map((field) => {
    const list = listedChoices(choices, field.name);
    const found = foundChoices(choices, field.name);
    return {
      id: field.name,
      label: fieldLabel(intl, field.name),
      kind: field.kind === 'choice' && !list ? 'text' : kinds[field.kind],
      choices: list,
      find: found?.find,
      names: found?.names,
      width: widthOf(field),
      editable: editables[field.editable],
      sortable: true,
      filterable: true,
      required: field.required,
    };
  });
}

/** Reads what was typed, pasted or imported: a choice also by its label. */
export function readText(field: Field, text: string, choices: readonly Choice[] = []): GridValue {
  const wanted = text.trim().toLowerCase();
  const chosen =
    choices.find(({ value }) => value.toLowerCase() === wanted) ??
    choices.find(({ label }) => label.toLowerCase() === wanted);
  const value = valueFromText(field, chosen?.value ?? text);
  return Array.isArray(value) ? value.join(', ') : value;
}
