import type { Draft } from './draft';
import { type GridValue, type GridValues, sameValue } from './values';

export type ChangeOp = 'create' | 'update' | 'delete';
/**
 * One line of a batch; `version` is that of the row on which the change was made, and absent for a row that is created. An update holds the fields
 * that change.
 */
export interface RowChange {
  readonly op: ChangeOp;
  readonly key: string;
  readonly version?: number;
  readonly values?: GridValues;
}

export interface FieldDifference {
  readonly field: string;
  readonly before: GridValue;
  readonly after: GridValue;
}

/** The fields in which two rows differ, in the order of `fields`. */
export function differences(
  fields: readonly string[],
  before: GridValues,
  after: GridValues,
): FieldDifference[] {
  return fields
    .filter((field) => !sameValue(before[field], after[field]))
    .map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null }));
}

/** The draft as a batch: deletions first, so that a key that is deleted can be given to a created row in the same save. */
export function toBatch(draft: Draft): RowChange[] {
  return [
    ...Object.values(draft.deleted).map(({ key, version }) => ({
      op: 'delete' as const,
      key,
      version,
    })),
    ...Object.entries(draft.changed)
      .filter(([key]) => !draft.deleted[key])
      .map(([key, { saved, values }]) => ({
        op: 'update' as const,
        key,
        version: saved.version,
        values,
      })),
    ...draft.created.map(({ key, values }) => ({ op: 'create' as const, key, values })),
  ];
}

export interface DraftSummary {
  readonly created: { readonly key: string; readonly values: GridValues }[];
  readonly changed: {
    readonly key: string;
    readonly values: GridValues;
    readonly differences: FieldDifference[];
  }[];
  readonly deleted: { readonly key: string; readonly values: GridValues }[];
}

/** What a save of the draft will do, row by row. */
export function summarise(draft: Draft, fields: readonly string[]): DraftSummary {
  return {
    created: [...draft.created],
    changed: Object.entries(draft.changed)
      .filter(([key]) => !draft.deleted[key])
      .map(([key, { saved, values }]) => {
        const after = { ...saved.values, ...values };
        return { key, values: after, differences: differences(fields, saved.values, after) };
      }),
    deleted: Object.values(draft.deleted).map(({ key, values }) => ({ key, values })),
  };
}
