import { engineInput, projectionInput } from '@/domain/ifrs17';
import { book } from '@/domain/ifrs17/book';

/** What of a JSON Schema is printed. */
interface Field {
  readonly description?: string;
  readonly type?: string;
  readonly enum?: readonly (string | number)[];
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Field>>;
  readonly items?: Field;
  readonly anyOf?: readonly Field[];
  readonly oneOf?: readonly Field[];
}

const kinds: ReadonlyMap<string, Field> = new Map([
  ...((engineInput.schema as Field).oneOf ?? []).map(
    (each) => [String(each.properties?.['kind']?.enum?.[0]), each] as const,
  ),
  ['projection', projectionInput.schema],
  ['book', book.schema],
]);

function lines(fields: Field, depth: number): string[] {
  const indent = '  '.repeat(depth);
  return Object.entries(fields.properties ?? {}).flatMap(([name, field]) => {
    const item = field.items ?? field;
    const mark = fields.required?.includes(name) ? '*' : '';
    const choices = field.enum ? ` [${field.enum.join(' | ')}]` : '';
    const each =
      field.items?.description && !field.items.properties
        ? ` Each: ${field.items.description}`
        : '';
    return [
      `${indent}${name}${mark}${field.items ? '[]' : ''}${choices}: ${field.description ?? ''}${each}`,
      ...(item.oneOf ?? []).flatMap((choice) => [
        `${indent}  - ${choice.description ?? ''}`,
        ...lines(choice, depth + 2),
      ]),
      ...lines(item.anyOf?.find(({ properties }) => properties) ?? item, depth + 1),
    ];
  });
}

/**
 * Every field of a kind of input with what it means, its unit and sign; `*` marks those that must be there.
 * @returns the kinds there are, where `kind` is none of them
 */
export function fieldsOf(kind = ''): readonly string[] {
  const found = kinds.get(kind);
  if (found) return [found.description ?? '', ...lines(found, 0)];
  return [
    'fields <kind>, where a kind is:',
    ...[...kinds].map(([name, { description }]) => `  ${name}: ${description ?? ''}`),
  ];
}

/** JSON Schema of a kind of input; without one, of all that can be measured. */
export const schemaOf = (kind: string | undefined): object => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  ...(kind === undefined ? engineInput.schema : kinds.get(kind)),
});
