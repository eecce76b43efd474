import { fieldOf, type ResourceName } from '@/domain/admin';
import { differences, type Edit, type FieldDifference, type GridValues } from '@/domain/grid';
import type { AdminLine } from '@/api';
import type { GridColumn } from '@/ui/grid';
import { readText } from '../rows/columns';
import { savedRow } from '../rows/rowPages';

/** Lines at most: the limit of a batch. */
export const MAX_LINES = 5000;

export interface ImportPlan {
  /** By line of the file: what it says, by field. */
  readonly rows: readonly GridValues[];
  /** Headings that are no column. */
  readonly unknown: readonly string[];
  /** Columns of the key that the file lacks. */
  readonly missing: readonly string[];
}

const bare = (text: string) => text.replace(/\*$/, '').trim().toLowerCase();

/** A text that looked like a formula was exported with an apostrophe before it. */
const withoutGuard = (text: string) => (/^'[=+\-@\t\r]/.test(text) ? text.slice(1) : text);

/** Reads the lines of a file by its headings: the columns' names in any language, or the names of the fields. */
export function planImport(
  resource: ResourceName,
  lines: readonly (readonly string[])[],
  columns: readonly GridColumn[],
  fixed: GridValues,
  namesOf: (field: string) => readonly string[],
): ImportPlan {
  const [headings = [], ...data] = lines;
  const placed = headings.map((heading) =>
    columns.find(({ id, label }) =>
      [id, label, ...namesOf(id)].some((name) => bare(name) === bare(heading)),
    ),
  );
  const rows = data.map((cells) => {
    const entries = placed.flatMap((column, index) => {
      const field = column && fieldOf(resource, column.id);
      return field
        ? [[field.name, readText(field, withoutGuard(cells[index] ?? ''), column.choices)] as const]
        : [];
    });
    return { ...Object.fromEntries(entries), ...fixed };
  });
  const found = new Set([...placed.map((column) => column?.id), ...Object.keys(fixed)]);
  return {
    rows,
    unknown: headings.filter((heading, index) => !placed[index] && heading.trim() !== ''),
    missing: columns
      .filter(({ id, editable }) => editable === 'new' && !found.has(id))
      .map(({ label }) => label),
  };
}

export interface ImportLine {
  /** The line of the file, from 2: the headings are the first. */
  readonly line: number;
  readonly outcome: 'created' | 'updated' | 'unchanged' | 'invalid';
  readonly values: GridValues;
  readonly differences: FieldDifference[];
  readonly errors: readonly { field: string; message: string }[];
  readonly current: ReturnType<typeof savedRow> | undefined;
}

const outcomes = { created: 'created', updated: 'updated', unchanged: 'unchanged' } as const;

/** What the server said of each line. */
export function judgedLines(plan: ImportPlan, lines: readonly AdminLine[]): ImportLine[] {
  return plan.rows.map((values, index) => {
    const line = lines.find((one) => one.index === index);
    const current = line?.current && savedRow(line.current);
    return {
      line: index + 2,
      outcome: outcomes[line?.outcome as keyof typeof outcomes] ?? 'invalid',
      values,
      differences: current ? differences(Object.keys(values), current.values, values) : [],
      errors: line?.errors ?? [],
      current,
    };
  });
}

/** The lines as edits of the draft, where they can be looked at, corrected and taken back before they are saved. Wrong new lines go along. */
export function draftEdits(
  lines: readonly ImportLine[],
  newRow: GridValues,
): { rows: GridValues[]; edits: Edit[] } {
  const created = lines.filter(({ current, outcome }) => !current && outcome !== 'unchanged');
  const edits = lines.flatMap(({ current, values }) =>
    current
      ? Object.entries(values).map(([field, value]) => ({
          key: current.key,
          saved: current,
          field,
          value,
        }))
      : [],
  );
  return { rows: created.map(({ values }) => ({ ...newRow, ...values })), edits };
}

/** The batch that imports the lines. */
export function importBatch({ rows }: ImportPlan) {
  return rows.map((values) => ({ op: 'put' as const, values: { ...values } }));
}
