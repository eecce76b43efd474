import { fieldOf, type ResourceName } from '@/domain/admin';
import type { GridValues } from '@/domain/grid';
import type { GridColumn } from '@/ui/grid';
import { readText } from '../columns';

/** What the form's fields hold, as values of the row. */
export function recordValues(
  resource: ResourceName,
  texts: Readonly<Record<string, string>>,
  columns: readonly GridColumn[],
): GridValues {
  const entries = columns.flatMap(({ id, choices }) => {
    const field = fieldOf(resource, id);
    return field ? [[id, readText(field, texts[id] ?? '', choices)] as const] : [];
  });
  return Object.fromEntries(entries);
}
