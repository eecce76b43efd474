import { ValidationError } from 'yup';
import { formatBusinessNumber } from './businessNumber';
import type { Field, FieldValue } from './fields';
import { type ResourceName, fieldOf, fieldsOf } from './resources';
import { type FieldError, isFieldRule } from './rules';
import { schemaOf } from './schema';

/**
 * What is wrong with the values of a whole row, at most one fault a field; empty where nothing is. Options are judged by
 * `judgeChoice`; whether a key is taken only the server can say.
 */
export function validateValues(
  resource: ResourceName,
  values: Readonly<Record<string, unknown>>,
): FieldError[] {
  const unknown = Object.keys(values).filter((name) => !fieldOf(resource, name));
  if (unknown.length > 0)
    return unknown.map((field) => ({ field, rule: 'unknownField', values: {} }));
  try {
    schemaOf(resource).validateSync(values, { abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const faults = (error.inner.length > 0 ? error.inner : [error]).map(asFault);
    return faults.filter(
      ({ field }, index) => faults.findIndex((fault) => fault.field === field) === index,
    );
  }
}

/** What a choice, or a list of choices, names. */
export function chosenOptions(value: unknown): string[] {
  const options: unknown[] = Array.isArray(value) ? value : [value];
  return options.filter((option) => typeof option === 'string' && option !== '') as string[];
}

/**
 * The fault of a choice that names what is not there. Which options there are stands in other rows: the server asks its database, a screen the
 * lists that it has.
 */
export function judgeChoice(
  field: Field,
  value: unknown,
  isOption: (option: string) => boolean,
): FieldError | undefined {
  if ((field.kind !== 'choice' && field.kind !== 'list') || chosenOptions(value).every(isOption))
    return undefined;
  return {
    field: field.name,
    rule: field.name.startsWith('parent') ? 'parentMissing' : 'notInList',
    values: {},
  };
}

function asFault({ path, message, params }: ValidationError): FieldError {
  const { max, from, to } = (params ?? {}) as Record<string, unknown>;
  const limits = Object.entries({ limit: max, from, to }).filter(
    (entry): entry is [string, number] => typeof entry[1] === 'number',
  );
  return {
    // `roles[2]` is the field roles.
    field: (path ?? '').split(/[[.]/)[0] ?? '',
    rule: isFieldRule(message) ? message : 'wrongType',
    values: Object.fromEntries(limits),
  };
}

/** The values in the form in which they are stored and compared: trimmed, an empty optional text as null, numbers with their hyphens. */
export function normaliseValues(
  resource: ResourceName,
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const known = new Map(fieldsOf(resource).map((field) => [field.name, field]));
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, normalise(known.get(name), value)]),
  );
}

function normalise(field: Field | undefined, value: unknown): unknown {
  if (field?.kind === 'list' && Array.isArray(value))
    return [...new Set(value as unknown[])].sort();
  if (typeof value !== 'string' || !field) return value;
  const text = value.trim();
  if (text === '' && !field.required) return null;
  return field.name === 'businessNumber' ? formatBusinessNumber(text) : text;
}

const YES = new Set(['true', 'yes', 'y', '1', 'o']);
const NO = new Set(['false', 'no', 'n', '0', 'x', '']);

/**
 * Reads what a person typed, pasted or imported as a value of the field. What cannot be read stays the text that it is, so that the judge
 * names it.
 */
export function valueFromText(field: Field, text: string): FieldValue {
  const trimmed = text.trim().replace(/^'(?='*[=+\-@＝＋－＠])/, '');
  switch (field.kind) {
    case 'boolean': {
      const word = trimmed.toLowerCase();
      return YES.has(word) ? true : NO.has(word) ? false : trimmed;
    }
    case 'integer':
      return /^-?\d{1,15}$/.test(trimmed.replaceAll(',', ''))
        ? Number(trimmed.replaceAll(',', ''))
        : trimmed;
    case 'list':
      return trimmed.split(/[,;\s]+/).filter(Boolean);
    default:
      return trimmed === '' && !field.required ? null : trimmed;
  }
}

/** The text of a value, as a cell is copied and exported; `valueFromText` reads it back. */
export function textFromValue(value: FieldValue | undefined): string {
  if (value === null || value === undefined) return '';
  return Array.isArray(value) ? value.join(', ') : String(value);
}

/**
 * The same for CSV: a text that a spreadsheet would take for a formula begins with an apostrophe, which `valueFromText` takes off again. Some
 * spreadsheets of East Asia take the wide signs for the narrow ones.
 */
export function csvTextFromValue(value: FieldValue | undefined): string {
  const text = textFromValue(value);
  return typeof value !== 'number' && /^'*[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text;
}
