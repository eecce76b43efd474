import { type ColumnDefinition, type TableDefinition, bareName } from '../lineage';
import { type Dimension, booksModel } from '../questions';
import { type Ids, joinedTo, labelOf, sameWords } from './names';
import type { Place } from './ownViews';
import { type ColumnUse, useOf } from './tables';
import { termsOf, wordsIn } from './terms';
import vocabulary from './vocabulary.json';

const asValue = (value: string) => ({
  value,
  label: sameWords(value),
  terms: [value, ...termsOf(value, '')],
});

const TYPES: Readonly<Partial<Record<ColumnUse, Dimension['type']>>> = {
  number: 'number',
  flag: 'boolean',
  text: 'text',
};

const NAME_WORD = / ?(name|nm|title|명|이름|성명|名稱|姓名)$/;

/** What stands for a row of a table: `name`, or `customer_name` of customers. */
const nameColumnOf = (table: TableDefinition): ColumnDefinition | undefined => {
  const own = termsOf(bareName(table.name), '');
  return table.columns.find((column) => {
    const said = wordsIn(column.name).join(' ');
    const what = said.replace(NAME_WORD, '');
    return useOf(column, table) === 'text' && what !== said && (what === '' || own.includes(what));
  });
};

const SUFFIX = / (name|code|cd|nm)$|(명|코드)$|(名稱|代碼)$/;

/** "status" of `claim_status` in a table of claims. */
const withoutTable = (term: string, tableTerms: readonly string[]): string[] =>
  tableTerms.flatMap((own) => (term.startsWith(`${own} `) ? [term.slice(own.length + 1)] : []));

/** What a table can be split and filtered by: its rows, and its columns that are no figures. */
export function dimensionsOf({ table, alias, role }: Place, ids: Ids): Dimension[] {
  const words = role === undefined ? [] : termsOf(role, '');
  const withRole = (terms: readonly string[]) => [
    ...terms,
    ...words.flatMap((word) => terms.flatMap((term) => joinedTo(`${word} ~`, term))),
  ];
  const [key, ...others] = table.primaryKey;
  const named = nameColumnOf(table);
  const tableTerms = termsOf(bareName(table.name), table.comment);
  const rows: Dimension[] =
    key === undefined || others.length > 0
      ? []
      : [
          {
            id: ids.give(alias),
            column: `${alias}.${key}`,
            ...(named && { name: `${alias}.${named.name}` }),
            type: 'text',
            label: labelOf(alias, role === undefined ? table.comment : ''),
            isRow: true,
            terms: [...words, ...tableTerms],
            values: [],
          },
        ];
  const columns = table.columns.flatMap((column): Dimension[] => {
    const type = TYPES[useOf(column, table)];
    if (type === undefined || column === named) return [];
    const terms = termsOf(column.name, column.comment);
    const short = terms.flatMap((term) => [
      term.replace(SUFFIX, ''),
      ...withoutTable(term, tableTerms),
    ]);
    return [
      {
        id: ids.give(column.name, `${alias}_${column.name}`),
        column: `${alias}.${column.name}`,
        type,
        label: labelOf(column.name, column.comment),
        terms: withRole([...new Set([...terms, ...short])].filter((term) => term.length > 1)),
        values: column.values.map(asValue),
      },
    ];
  });
  return [...rows, ...columns];
}

const [en = '', ko = '', zhTw = ''] = vocabulary.month.label;
const MONTHS: Dimension = {
  id: 'month',
  column: 'month',
  type: 'text',
  label: { en, ko, 'zh-tw': zhTw },
  terms: vocabulary.month.terms,
  values: [],
};
/** Of every table that has a date. */
export const TIMES = [
  booksModel.dimensionOf('period'),
  booksModel.dimensionOf('year'),
  MONTHS,
].flatMap((dimension) => dimension ?? []);
