import type { FieldRule } from './rules';

/** Where the options of a choice come from: the entries of a common code, or the rows of a resource. */
export type OptionSource =
  | { readonly codeMaster: string }
  | { readonly resource: 'menus' | 'companies' | 'roles' | 'codeMasters' };

interface FieldBase {
  readonly name: string;
  /** `always`; `onCreate`: part of the key, fixed once the row is there; `never`: shown only. */
  readonly editable: 'always' | 'onCreate' | 'never';
  readonly required: boolean;
}
export interface TextField extends FieldBase {
  readonly kind: 'text';
  /** In UTF-16 units. */
  readonly limit: number;
  readonly form?: { readonly rule: FieldRule; readonly holds: (text: string) => boolean };
  /** Long text, several lines. */
  readonly long?: boolean;
}
export interface ChoiceField extends FieldBase {
  readonly kind: 'choice';
  readonly limit: number;
  readonly options: OptionSource;
}
export interface ListField extends FieldBase {
  readonly kind: 'list';
  readonly options: OptionSource;
}
export interface IntegerField extends FieldBase {
  readonly kind: 'integer';
  readonly range: readonly [from: number, to: number];
}
export interface BooleanField extends FieldBase {
  readonly kind: 'boolean';
}
/** A field of a row: what a grid shows and edits, and what the server checks. */
export type Field = TextField | ChoiceField | ListField | IntegerField | BooleanField;

/** An optional text or choice without a value is null. */
export type FieldValue = string | number | boolean | null | string[];

type ValueOf<F extends Field> = F extends BooleanField
  ? boolean
  : F extends IntegerField
    ? number
    : F extends ListField
      ? string[]
      : F extends { required: true }
        ? string
        : string | null;

/** The values of a row with these fields. */
export type ValuesOf<Fields extends readonly Field[]> = {
  -readonly [F in Fields[number] as F['name']]: ValueOf<F>;
};

/** The names in the three languages, which all resources but users have. */
export const nameFields = [
  { name: 'nameKo', kind: 'text', required: true, limit: 100, editable: 'always' },
  { name: 'nameEn', kind: 'text', required: true, limit: 100, editable: 'always' },
  { name: 'nameZhTw', kind: 'text', required: true, limit: 100, editable: 'always' },
] as const satisfies readonly Field[];

const longText = {
  kind: 'text',
  required: false,
  limit: 500,
  editable: 'always',
  long: true,
} as const;

/** A remark of those who keep the row, for themselves. */
export const descriptionField = { name: 'description', ...longText } as const satisfies Field;

/** What others read of the row, in the three languages. */
export const descriptionFields = [
  { name: 'descriptionKo', ...longText },
  { name: 'descriptionEn', ...longText },
  { name: 'descriptionZhTw', ...longText },
] as const satisfies readonly Field[];

export const sortOrderField = {
  name: 'sortOrder',
  kind: 'integer',
  required: true,
  range: [0, 99_999],
  editable: 'always',
} as const satisfies Field;

export const inUseField = {
  name: 'inUse',
  kind: 'boolean',
  required: true,
  editable: 'always',
} as const satisfies Field;

/** Codes of masters, details, roles and companies: capital letters, digits and underscores. */
export const codeForm = {
  rule: 'codeForm',
  holds: (text: string) => /^[A-Z0-9][A-Z0-9_]*$/.test(text),
} as const;
