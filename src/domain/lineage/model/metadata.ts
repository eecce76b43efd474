import type { LineageGraph } from '../resolve/graph';
import type { Metadata } from '../resolve/Script';

/** The columns that definitions give their tables and views. A table is also known by its bare name where only one bears it. */
export function metadataOf({ datasets }: LineageGraph): Metadata {
  const complete = [...datasets.values()].filter(
    ({ complete, kind, columns }) =>
      complete && (kind === 'table' || kind === 'view') && columns.length > 0,
  );
  const named = complete.map(
    ({ name, columns }) => [name, columns.map((column) => column.name)] as const,
  );
  const byBareName = new Map<string, (readonly [string, string[]])[]>();
  for (const [name, columns] of named) {
    const bare = name.split('.').at(-1) ?? name;
    byBareName.set(bare, [...(byBareName.get(bare) ?? []), [name, columns]]);
  }
  const bareNames = [...byBareName].flatMap(([bare, [only, ...others]]) =>
    only && others.length === 0 ? [[bare, only[1]] as const] : [],
  );
  return Object.fromEntries([...bareNames, ...named]);
}
