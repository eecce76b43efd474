import { type ColumnDefinition, type TableDefinition, bareName } from '../lineage';

/** How a column can be asked for. */
export type ColumnUse = 'key' | 'amount' | 'rate' | 'date' | 'flag' | 'number' | 'text';

const bareWords = (name: string) =>
  name
    .replaceAll('"', '')
    .replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, '_')
    .toLowerCase();

const NUMERIC = /^(.*INT\d*|NUMERIC|NUMBER|DEC.*|FLOAT.*|DOUBLE|REAL|MONEY|SMALLMONEY|SERIAL.*)$/;
const LABELS =
  /(^|_)(id|no|nbr|num|number|code|cd|year|yr|month|mon|day|seq|zip|phone|tel|version|type|level|grade|cohort|rank)$|(번호|코드|연도|년도|등급|순번|編號|代碼|年度|等級)$/;
const RATES =
  /(^|_)(rate|ratio|pct|percent|percentage|age|duration|score)$|(율|비율|나이|연령|利率|比率|比例|年齡)$/;

export function useOf({ name, type }: ColumnDefinition, table: TableDefinition): ColumnUse {
  const words = bareWords(name);
  const isKey =
    table.primaryKey.includes(name) ||
    table.foreignKeys.some(({ columns }) => columns.includes(name)) ||
    /(^|_)(id|uuid|key)$/.test(words);
  if (isKey) return 'key';
  if (/^(DATE|TIME|DATETIME|TIMESTAMP|SMALLDATETIME)/.test(type)) return 'date';
  if (/^(BOOL|BIT)/.test(type)) return 'flag';
  if (!NUMERIC.test(type)) return 'text';
  return LABELS.test(words) ? 'number' : RATES.test(words) ? 'rate' : 'amount';
}

/** When a row was written says nothing of what it is about. */
const AUDIT =
  /(^|_)(created|updated|modified|inserted|loaded|deleted)(_|$)|(등록|수정|변경|입력)일|建立|更新|修改/;

/** Dates that a question may mean, the likeliest first. */
export const datesOf = (table: TableDefinition): readonly ColumnDefinition[] => {
  const dates = table.columns.filter(
    (column) => useOf(column, table) === 'date' && !/^TIME$/.test(column.type),
  );
  const isAudit = ({ name }: ColumnDefinition) => AUDIT.test(bareWords(name));
  return [...dates.filter((date) => !isAudit(date)), ...dates.filter(isAudit)];
};

/** A table that is read beside another, one row of it for each. */
export interface Join {
  readonly table: TableDefinition;
  /** What it is called in the query. */
  readonly alias: string;
  readonly on: readonly (readonly [string, string])[];
  /** Whether no key says so: the names of columns do. */
  readonly isGuess: boolean;
  /** The join that leads to it; none from the table itself. */
  readonly from?: Join | undefined;
}

interface Reference {
  readonly table: TableDefinition;
  readonly on: readonly (readonly [string, string])[];
  readonly isGuess: boolean;
}

function tableNamed(name: string, tables: readonly TableDefinition[]): TableDefinition | undefined {
  const same = tables.filter((table) => bareName(table.name) === bareName(name));
  return tables.find((table) => table.name === name) ?? (same.length === 1 ? same[0] : undefined);
}

/** Tables that a row of a table belongs to: by its foreign keys, and by a column that is called as the key of one table only. */
function referencesOf(table: TableDefinition, tables: readonly TableDefinition[]): Reference[] {
  const declared = table.foreignKeys.flatMap(({ columns, table: name, references }) => {
    const target = tableNamed(name, tables);
    const keys = references.length > 0 ? references : (target?.primaryKey ?? []);
    if (!target || keys.length !== columns.length) return [];
    return [
      {
        table: target,
        on: columns.map((each, at) => [each, keys[at] ?? ''] as const),
        isGuess: false,
      },
    ];
  });
  const isDeclared = (column: string) =>
    declared.some(({ on }) => on.some(([own]) => own === column));
  const guessed = table.columns.flatMap(({ name }) => {
    if (isDeclared(name) || name === 'id') return [];
    const targets = tables.filter(
      ({ name: other, primaryKey }) =>
        other !== table.name && primaryKey.length === 1 && primaryKey[0] === name,
    );
    const [target] = targets;
    return target && targets.length === 1
      ? [{ table: target, on: [[name, name] as const], isGuess: true }]
      : [];
  });
  return [...declared, ...guessed];
}

const MAX_JOINS = 12;

/** All tables that can be read beside a table, the nearest first. A second way to one is called after the column that leads there. */
export function joinsOf(
  table: TableDefinition,
  tables: readonly TableDefinition[],
): readonly Join[] {
  const joins: Join[] = [];
  const aliases = new Set([bareName(table.name)]);
  const open: { table: TableDefinition; from?: Join }[] = [{ table }];
  for (const { table: at, from } of open) {
    for (const { table: target, on, isGuess } of referencesOf(at, tables)) {
      const [column = ''] = on[0] ?? [];
      const role = bareWords(column).replace(/_(id|no|cd|code|key)$/, '');
      const name = bareName(target.name);
      const alias = aliases.has(name) ? (/^\p{L}[\p{L}\p{N}_]*$/u.test(role) ? role : '') : name;
      if (alias === '' || aliases.has(alias) || joins.length === MAX_JOINS) continue;
      aliases.add(alias);
      const join: Join = { table: target, alias, on, isGuess, ...(from && { from }) };
      joins.push(join);
      open.push({ table: target, from: join });
    }
  }
  return joins;
}
