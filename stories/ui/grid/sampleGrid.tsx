/** A grid by itself: rows that are made where they stand, words in English, and what is typed goes nowhere but into the rows. */
import { useMemo, useState } from 'react';
import {
  DataGrid,
  type DataGridProps,
  type GridColumn,
  type GridRow,
  type GridTexts,
} from '@/ui/grid';

const insurers = [
  ['한빛생명보험', 'Hanbit Life', 'GMM'],
  ['새솔손해보험', 'Saesol Insurance', 'PAA'],
  ['玉山嶺人壽', 'Yushanling Life', 'VFA'],
] as const;

export const columns: GridColumn[] = [
  {
    id: 'code',
    label: 'Code',
    kind: 'text',
    width: 120,
    editable: 'new',
    sortable: true,
    filterable: true,
    required: true,
  },
  {
    id: 'name',
    label: 'Name in Korean',
    kind: 'text',
    width: 220,
    editable: 'always',
    sortable: true,
    filterable: true,
  },
  {
    id: 'nameEn',
    label: 'Name in English',
    kind: 'text',
    width: 220,
    editable: 'always',
    sortable: true,
    filterable: true,
  },
  {
    id: 'model',
    label: 'Measurement model',
    kind: 'choice',
    width: 220,
    editable: 'always',
    filterable: true,
    choices: [
      { value: 'GMM', label: 'General model' },
      { value: 'PAA', label: 'Premium allocation' },
      { value: 'VFA', label: 'Variable fee' },
    ],
  },
  {
    id: 'groups',
    label: 'Groups',
    kind: 'number',
    width: 120,
    editable: 'always',
    sortable: true,
    filterable: true,
  },
  {
    id: 'inUse',
    label: 'In use',
    kind: 'boolean',
    width: 100,
    editable: 'always',
    filterable: true,
  },
];

export function rowOf(index: number, changes: Partial<GridRow> = {}): GridRow {
  const [name, nameEn, model] = insurers[index % insurers.length] ?? insurers[0];
  const number = index + 1;
  const values = {
    code: `C${String(number).padStart(6, '0')}`,
    name: `${name} ${number}`,
    nameEn: `${nameEn} ${number}`,
    model,
    groups: (index * 137) % 4000,
    inUse: index % 4 !== 0,
  };
  return { key: values.code, state: 'same', ...changes, values: { ...values, ...changes.values } };
}

const texts: GridTexts = {
  instructions: 'Arrow keys move between cells.',
  mark: 'Selection and state',
  checkAll: 'Select all rows in sight',
  checkRow: (row) => `Select row ${row}`,
  sortBy: (label) => `Sort by ${label}`,
  filterBy: (label) => `Filter by ${label}`,
  all: 'All',
  yes: 'Yes',
  no: 'No',
  pending: 'Loading…',
  noMatch: 'No matches.',
  before: (value) => `Changed, was ${value}`,
  states: { created: 'New', changed: 'Changed', deleted: 'To be deleted', same: '' },
};
const nothing = () => undefined;

/** A row keeps its object, so that its cells are drawn once. */
function remembered(make: (index: number) => GridRow | undefined) {
  const made = new Map<number, GridRow | undefined>();
  return (index: number) => {
    if (!made.has(index)) made.set(index, make(index));
    return made.get(index);
  };
}

interface SampleGridProps extends Partial<DataGridProps> {
  /** What stands at a place; else a row of the sample. */
  special?: Readonly<Record<number, GridRow | 'pending'>>;
}

export function SampleGrid({ special = {}, rowCount = 40, ...given }: SampleGridProps) {
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map());
  const [checked, setChecked] = useState<ReadonlySet<string>>(given.checked ?? new Set());
  const rowAt = useMemo(() => {
    const make = (index: number): GridRow | undefined => {
      const base = special[index] ?? rowOf(index);
      if (base === 'pending') return undefined;
      const edits = columns.filter(({ id }) => typed.has(`${index} ${id}`));
      if (edits.length === 0) return base;
      const values = Object.fromEntries(
        edits.map(({ id }) => [id, typed.get(`${index} ${id}`) ?? '']),
      );
      return {
        ...base,
        state: 'changed',
        values: { ...base.values, ...values },
        before: base.values,
      };
    };
    return remembered(make);
  }, [special, typed]);
  return (
    <div style={{ display: 'flex', height: 560, padding: 16 }}>
      <DataGrid
        label="Companies"
        columns={columns}
        rowCount={rowCount}
        rowAt={rowAt}
        readOnly={false}
        sort={undefined}
        filters={{}}
        texts={texts}
        onSort={nothing}
        onFilter={nothing}
        onWidth={nothing}
        onCheckAll={nothing}
        onSelect={nothing}
        onVisible={nothing}
        onNotLoaded={nothing}
        onTruncated={nothing}
        onUndo={nothing}
        onRedo={nothing}
        onSave={nothing}
        onAdd={nothing}
        {...given}
        checked={checked}
        onCheck={([row = 0]) => {
          const key = rowAt(row)?.key ?? '';
          setChecked(
            (before) =>
              new Set(
                before.has(key) ? [...before].filter((one) => one !== key) : [...before, key],
              ),
          );
        }}
        onType={(cells) =>
          setTyped(
            (before) =>
              new Map([
                ...before,
                ...cells.map(({ row, column, text }) => [`${row} ${column}`, text] as const),
              ]),
          )
        }
      />
    </div>
  );
}
