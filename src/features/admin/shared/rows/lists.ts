import { fieldOf, type ResourceName, textFromValue, valueFromText } from '@/domain/admin';
import type { GridValue, GridValues } from '@/domain/grid';
import type { AdminValues } from '@/api';

/** Values as a draft keeps them: a list is a text, its entries with commas between them. */
export function plainValues(values: AdminValues): GridValues {
  const plain = ([field, value]: [string, AdminValues[string]]): [string, GridValue] => [
    field,
    Array.isArray(value) ? textFromValue(value) : value,
  ];
  return Object.fromEntries(Object.entries(values).map(plain));
}

/** Values as the server takes them. */
export function serverValues(resource: ResourceName, values: GridValues): AdminValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const field = fieldOf(resource, name);
      return [name, field?.kind === 'list' ? valueFromText(field, String(value ?? '')) : value];
    }),
  );
}

/** The entries of a list that a draft holds. */
export function listOf(value: GridValue | undefined): string[] {
  return textFromValue(value).split(', ').filter(Boolean);
}
