import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { type FieldError, type ResourceName, ruleMessageId } from '@/domain/admin';
import {
  type CreatedRow,
  type Draft,
  type GridValues,
  type SavedRow,
  stateOf,
  valuesOf,
} from '@/domain/grid';
import type { GridRow } from '@/ui/grid';
import type { FieldChoices } from './columns';
import type { Problem, Problems } from './problems';
import { rowErrors } from './rowErrors';

interface GridRowsNeeds {
  resource: ResourceName;
  choices: FieldChoices;
  draft: Draft;
  /** The values that every row shown here has: created rows of other places are not shown. */
  fixed: GridValues;
  total: number;
  savedAt: (index: number) => SavedRow | undefined;
  problems: Problems;
  /** After the first attempt to save, empty fields that need a value are wrong as well. */
  attempted: boolean;
}

export interface RowsControl {
  rowCount: number;
  /** How many of them stand above the server's. */
  added: number;
  rowAt: (index: number) => GridRow | undefined;
  savedAt: (index: number) => SavedRow | undefined;
}

/** Why the server refused a row as a whole, in words. */
export function useProblemText() {
  const { formatMessage } = useIntl();
  return ({ outcome, usedBy, usedByTotal }: Problem): string | undefined => {
    if (outcome === 'invalid') return undefined;
    if (outcome !== 'inUse')
      return formatMessage({
        id: outcome === 'conflict' ? 'grid.problem.conflict' : 'grid.problem.missing',
      });
    const names = usedBy.slice(0, 3).map(({ name, key }) => `${name} (${key})`);
    return formatMessage(
      { id: 'grid.problem.inUse' },
      { names: names.join(', '), more: usedByTotal - names.length },
    );
  };
}

export function useErrorText() {
  const { formatMessage } = useIntl();
  return ({ rule, values }: FieldError): string =>
    formatMessage({ id: ruleMessageId(rule) }, values);
}

/** The rows of the grid: those that were added first, then the server's with the draft over them. */
export function useGridRows({
  resource,
  choices,
  draft,
  fixed,
  total,
  savedAt,
  problems,
  attempted,
}: GridRowsNeeds): RowsControl {
  const problemText = useProblemText();
  const errorText = useErrorText();
  return useMemo(() => {
    const created = draft.created.filter(({ values }) =>
      Object.entries(fixed).every(([field, value]) => values[field] === value),
    );
    const errorsOf = (key: string, values: GridValues, saved?: GridValues) => {
      const errors = rowErrors(resource, values, saved, choices).filter(
        ({ rule }) => rule !== 'required' || saved || attempted,
      );
      return {
        ...Object.fromEntries(errors.map((error) => [error.field, errorText(error)])),
        ...problems[key]?.errors,
      };
    };
    const newRow = ({ key, values }: CreatedRow): GridRow => {
      const problem = problems[key];
      return {
        key,
        state: 'created',
        values,
        errors: errorsOf(key, values),
        problem: problem && problemText(problem),
      };
    };
    const oldRow = (saved: SavedRow): GridRow => {
      const { key } = saved;
      const problem = problems[key];
      const state = stateOf(draft, key);
      const changed = draft.changed[key];
      return {
        key,
        state,
        values: valuesOf(draft, saved),
        before:
          changed &&
          Object.fromEntries(
            Object.keys(changed.values).map((field) => [field, saved.values[field] ?? null]),
          ),
        errors:
          changed && state !== 'deleted'
            ? errorsOf(key, valuesOf(draft, saved), changed.saved.values)
            : undefined,
        problem: problem && problemText(problem),
      };
    };
    // A row keeps its object, so that its cells are drawn once.
    const drawn = new Map<string, GridRow>();
    const rowAt = (index: number) => {
      const added = created[index];
      const saved = savedAt(index - created.length);
      const key = (added ?? saved)?.key;
      const row = (key && drawn.get(key)) || (added ? newRow(added) : saved && oldRow(saved));
      if (row) drawn.set(row.key, row);
      return row;
    };
    const added = created.length;
    return {
      rowCount: added + total,
      added,
      rowAt,
      savedAt: (index: number) => savedAt(index - added),
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the words change with the language, and then the whole screen is drawn anew
  }, [resource, choices, draft, fixed, total, savedAt, problems, attempted]);
}
