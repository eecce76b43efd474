interface Row {
  key: string;
  version: number;
  values: object;
}
/** What became of a change, by its place in the save. */
interface Line<R extends Row> {
  index: number;
  outcome: string;
  current?: Pick<R, 'key' | 'version' | 'values'>;
}

/** The rows as a save has made them. Rows that are new come with the next answer: only the server knows their place. */
export function patchRows<R extends Row>(
  rows: R[],
  changes: readonly { key?: string }[],
  lines: readonly Line<R>[],
): R[] {
  const current = new Map(
    lines.flatMap((line) => (line.current ? [[line.current.key, line.current] as const] : [])),
  );
  const gone = new Set(
    lines.flatMap(({ index, outcome }) =>
      outcome === 'deleted' ? (changes[index]?.key ?? []) : [],
    ),
  );
  return rows
    .filter(({ key }) => !gone.has(key))
    .map((row) => {
      const { version, values } = current.get(row.key) ?? row;
      return version === row.version ? row : { ...row, version, values };
    });
}
