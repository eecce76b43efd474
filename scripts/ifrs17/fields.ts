import { engineInput } from '@/domain/ifrs17';

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

const kinds = (engineInput.schema as Field).oneOf ?? [];
const kindOf = (each: Field): string => String(each.properties?.['kind']?.enum?.[0]);

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
      ...lines(item.anyOf?.find(({ properties }) => properties) ?? item, depth + 1),
    ];
  });
}

/**
 * Every field of a kind of input with what it means, its unit and sign; `*` marks those that must be there.
 * @returns the kinds there are, where `kind` is none of them
 */
export function fieldsOf(kind: string | undefined): readonly string[] {
  const found = kinds.find((each) => kindOf(each) === kind);
  if (found) return [found.description ?? '', ...lines(found, 0)];
  return [
    'fields <kind>, where a kind is:',
    ...kinds.map((each) => `  ${kindOf(each)}: ${each.description ?? ''}`),
  ];
}
