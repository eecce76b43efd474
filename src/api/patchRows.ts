import type { AdminChange, AdminLine, AdminRow } from './generated/siteApi';

/** The rows as a save has made them. Rows that are new come with the next answer: only the server knows their place. */
export function patchRows(
  rows: AdminRow[],
  changes: readonly AdminChange[],
  lines: readonly AdminLine[],
): AdminRow[] {
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
