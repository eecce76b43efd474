import { sql } from 'drizzle-orm';
import {
  type Field,
  type ResourceName,
  chosenOptions,
  fieldsOf,
  judgeChoice,
} from '@/domain/admin';
import { MENU_LEVELS } from '@/domain/menu';
import type { Database } from '../database';
import { sameValue } from './audit';
import { type PlannedLine, addFault, changes } from './plan';

/*
 * Judges that need other rows. They run when the whole batch has been written inside its transaction, so that lines of one batch can rest on
 * each other; what they find undoes it all.
 */

/** The lines that leave a row, with those of its fields that are new or other than before. */
function* changedFields(
  lines: readonly PlannedLine[],
  fields: readonly Field[],
): Generator<[PlannedLine, Field]> {
  for (const line of lines) {
    if (!changes(line) || !line.after) continue;
    for (const field of fields)
      if (!sameValue(line.after.values[field.name], line.before?.values[field.name]))
        yield [line, field];
  }
}

/** Where the rows are that a choice takes its options from. */
const KEY_COLUMNS = {
  menus: sql`SELECT menu_id AS option FROM menu`,
  companies: sql`SELECT code AS option FROM company`,
  roles: sql`SELECT role_id AS option FROM role`,
  codeMasters: sql`SELECT code AS option FROM common_code_master`,
} as const;

/** Choices name entries of their common code that are in use, or rows that are there. */
export async function checkChoices(
  db: Database,
  resource: ResourceName,
  lines: readonly PlannedLine[],
): Promise<void> {
  for (const field of fieldsOf(resource)) {
    if (field.kind !== 'choice' && field.kind !== 'list') continue;
    const changed = [...changedFields(lines, [field])].map(([line]) => line);
    const wanted = [
      ...new Set(changed.flatMap((line) => chosenOptions(line.after?.values[field.name]))),
    ];
    if (wanted.length === 0) continue;
    const options =
      'codeMaster' in field.options
        ? sql`SELECT d.code AS option FROM common_code_detail d JOIN common_code_master m ON m.code = d.master_code
              WHERE m.code = ${field.options.codeMaster} AND m.in_use AND d.in_use`
        : KEY_COLUMNS[field.options.resource];
    const { rows } = await db.execute<{ option: string }>(
      sql`SELECT option FROM (${options}) AS o WHERE option = ANY(${sql.param(wanted)}::text[])`,
    );
    const there = new Set(rows.map(({ option }) => option));
    for (const line of changed) {
      const fault = judgeChoice(field, line.after?.values[field.name], (option) =>
        there.has(option),
      );
      if (fault) addFault(line, fault.field, fault.rule);
    }
  }
}

const UNIQUE = [
  { resource: 'menus', field: 'path', table: 'menu', column: 'path' },
  { resource: 'companies', field: 'businessNumber', table: 'company', column: 'business_number' },
] as const;

/** Values that no two rows may share. */
export async function checkUnique(
  db: Database,
  resource: ResourceName,
  lines: readonly PlannedLine[],
): Promise<void> {
  for (const { field: name, table, column } of UNIQUE.filter(
    (unique) => unique.resource === resource,
  )) {
    const field = fieldsOf(resource).filter((one) => one.name === name);
    const changed = [...changedFields(lines, field)].map(([line]) => line);
    const values = changed.flatMap((line) => line.after?.values[name] ?? []);
    if (values.length === 0) continue;
    const { rows } = await db.execute<{ value: string }>(sql`
      SELECT ${sql.identifier(column)} AS value FROM ${sql.identifier(table)}
      WHERE ${sql.identifier(column)} = ANY(${sql.param(values)}::text[]) GROUP BY 1 HAVING count(*) > 1`);
    const shared = new Set(rows.map(({ value }) => value));
    for (const line of changed)
      if (shared.has(String(line.after?.values[name]))) addFault(line, name, 'taken');
  }
}

const TREES = [
  {
    resource: 'menus',
    field: 'parentId',
    rows: sql`SELECT menu_id AS key, parent_id AS parent FROM menu WHERE parent_id IS NOT NULL`,
    levels: MENU_LEVELS,
  },
  {
    resource: 'companies',
    field: 'parentCode',
    rows: sql`SELECT code AS key, parent_code AS parent FROM company WHERE parent_code IS NOT NULL`,
    levels: 10,
  },
] as const;

/** Nothing stands below itself, and no branch is deeper than its tree allows. A line is to blame for what it moved, and for all below it. */
export async function checkTree(
  db: Database,
  resource: ResourceName,
  lines: readonly PlannedLine[],
): Promise<void> {
  const tree = TREES.find((one) => one.resource === resource);
  const field = fieldsOf(resource).filter(({ name }) => name === tree?.field);
  const moved = new Map([...changedFields(lines, field)].map(([line]) => [line.key, line]));
  if (!tree || moved.size === 0) return;
  const { rows } = await db.execute<{ key: string; parent: string }>(tree.rows);
  const parents = new Map(rows.map(({ key, parent }) => [key, parent]));
  for (const { key } of rows) {
    const way = [key];
    for (
      let at = parents.get(key);
      at !== undefined && way.length <= tree.levels && !way.includes(at);
      at = parents.get(at)
    )
      way.push(at);
    const last = parents.get(way.at(-1) ?? '');
    const circle = last !== undefined && way.includes(last);
    if (!circle && way.length <= tree.levels) continue;
    for (const line of way.flatMap((place) => moved.get(place) ?? [])) {
      addFault(
        line,
        tree.field,
        circle ? 'parentBelowItself' : 'tooManyLevels',
        circle ? {} : { levels: tree.levels },
      );
    }
  }
}
