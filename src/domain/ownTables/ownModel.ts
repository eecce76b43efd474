import type { ColumnDefinition, TableDefinition } from '../lineage';
import {
  type Dimension,
  type Entity,
  type Measure,
  SemanticModel,
  type View,
  type Words,
  booksModel,
} from '../questions';
import { type Join, type ColumnUse, datesOf, joinsOf, useOf } from './tables';
import { shortTermsOf, termsOf, titleOf, wordsIn } from './terms';
import vocabulary from './vocabulary.json';
import { ownWriting } from './writing';

/** A table with all that can be read beside it. */
export interface OwnView {
  readonly table: TableDefinition;
  readonly alias: string;
  readonly joins: readonly Join[];
  /** The date that times are of, as it is written. */
  readonly date?: string | undefined;
  /** Whether another date could have been meant. */
  readonly isDateChosen: boolean;
}

export interface OwnModel {
  readonly model: SemanticModel;
  readonly views: ReadonlyMap<string, OwnView>;
}

const LISTED_COLUMNS = 8;
/** Words of a column that are joined to "average" and the like. */
const MAX_COMBINED = 10;

const same = (text: string): Words => ({ en: text, ko: text, 'zh-tw': text });
const bareName = (name: string) => name.split('.').at(-1) ?? name;
const labelOf = (name: string, comment: string): Words =>
  same(titleOf(comment) || wordsIn(name).join(' '));

/** Names for the parts of a query: letters, digits and underscores, each given once. */
class Ids {
  readonly #given = new Set(['period', 'year', 'month']);

  /** @param parts the shortest name first; each further one tells it apart. */
  give(...parts: readonly string[]): string {
    const slug = (text: string) =>
      text
        .replaceAll('"', '')
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}]+/gu, '_')
        .slice(0, 50);
    const tries = parts.map((part) => slug(part)).filter((id) => /^[\p{L}_]/u.test(id));
    let id = tries.find((each) => !this.#given.has(each) && !RESERVED.test(each)) ?? '';
    for (let count = 2; id === ''; count += 1) {
      const numbered = `${tries.at(-1) ?? 'column'}_${count}`;
      if (!this.#given.has(numbered)) id = numbered;
    }
    this.#given.add(id);
    return id;
  }
}

/** Names of results stand without quotes. */
const RESERVED =
  /^(all|and|any|as|asc|case|check|column|date|default|desc|do|else|end|for|from|grant|group|having|in|into|limit|not|null|offset|on|only|or|order|primary|select|table|then|time|to|union|user|using|when|where|window|with)$/;

const viewOf = (table: TableDefinition, tables: readonly TableDefinition[]): OwnView => {
  const alias = bareName(table.name);
  const joins = joinsOf(table, tables);
  const own = datesOf(table);
  const parent = joins.find((join) => datesOf(join.table).length > 0);
  const [date] = own.length > 0 ? own : parent ? datesOf(parent.table) : [];
  return {
    table,
    alias,
    joins,
    date: date && `${own.length > 0 ? alias : (parent?.alias ?? '')}.${date.name}`,
    isDateChosen: own.length !== 1,
  };
};

const asValue = (value: string) => ({
  value,
  label: same(value),
  terms: [value, ...termsOf(value, '')],
});

const TYPES: Readonly<Partial<Record<ColumnUse, Dimension['type']>>> = {
  number: 'number',
  flag: 'boolean',
  text: 'text',
};

/** The figures of a table: sums, and what is on average, at most and at least. */
function measuresOf({ table, alias }: OwnView, ids: Ids): Measure[] {
  const tableWords = termsOf(alias, '');
  return table.columns.flatMap((column) => {
    const use = useOf(column, table);
    if (use !== 'amount' && use !== 'rate') return [];
    const { name, comment } = column;
    const terms = [...new Set([...termsOf(name, comment), ...shortTermsOf(name)])];
    const written = `${alias}.${name}`;
    const measure = (
      aggregate: string,
      prefixes: readonly string[],
      own: readonly string[],
    ): Measure => ({
      id:
        aggregate === 'sum'
          ? ids.give(name, `${alias}_${name}`)
          : ids.give(`${aggregate}_${name}`, `${aggregate}_${alias}_${name}`),
      view: table.name,
      expression: `${aggregate}(${written})`,
      kind: aggregate === 'sum' ? 'flow' : 'ratio',
      unit: 'money',
      label: same(
        aggregate === 'sum'
          ? labelOf(name, comment).en
          : `${labelOf(name, comment).en} (${aggregate})`,
      ),
      terms: [
        ...own,
        ...terms
          .slice(0, MAX_COMBINED)
          .flatMap((term) => prefixes.flatMap((said) => joinedTo(said, term))),
      ],
    });
    // "total claims" of `claim_amount`: the table's own figure.
    const isOfTable = terms.some((term) =>
      tableWords.includes(term.replace(/ ?(amount|금액|金額)$/, '')),
    );
    const totals = isOfTable
      ? tableWords.flatMap((term) => TOTALS.flatMap((said) => joinedTo(said, term)))
      : [];
    const average = measure('avg', AVERAGES, use === 'rate' ? terms : []);
    return use === 'rate'
      ? [average]
      : [
          measure('sum', [], [...terms, ...totals]),
          average,
          measure('max', MOST, []),
          measure('min', LEAST, []),
        ];
  });
}

/** `~` stands for the figure. */
const { total: TOTALS, avg: AVERAGES, max: MOST, min: LEAST } = vocabulary.aggregates;

/** Only words of one script stand together. */
function joinedTo(pattern: string, term: string): string[] {
  const script = (text: string) =>
    /[가-힣]/.test(text) ? 'ko' : /\p{Script=Han}/u.test(text) ? 'zh' : 'en';
  return script(pattern) === script(term) ? [pattern.replace('~', term)] : [];
}

interface Place {
  readonly table: TableDefinition;
  readonly alias: string;
  /** The column that leads there by another way than the plain one. */
  readonly role?: string | undefined;
}

const placesOf = ({ table, alias, joins }: OwnView): Place[] => [
  { table, alias },
  ...joins.map((join) => ({
    table: join.table,
    alias: join.alias,
    role: join.alias === bareName(join.table.name) ? undefined : join.alias,
  })),
];

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

function dimensionsOf({ table, alias, role }: Place, ids: Ids): Dimension[] {
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
const TIMES = [booksModel.dimensionOf('period'), booksModel.dimensionOf('year'), MONTHS].flatMap(
  (dimension) => dimension ?? [],
);

/** The semantic model of tables that somebody has defined, in the form of that of the books: the same reading of questions serves both. */
export function ownModel(tables: readonly TableDefinition[]): OwnModel {
  const ids = new Ids();
  const views = new Map(tables.map((table) => [table.name, viewOf(table, tables)] as const));
  const all = [...views.values()];
  const dimensions = new Map<string, Dimension>();
  for (const view of all)
    for (const place of placesOf(view))
      if (!dimensions.has(`${place.table.name} ${place.alias}`))
        for (const [index, dimension] of dimensionsOf(place, ids).entries())
          dimensions.set(
            `${place.table.name} ${place.alias}${index === 0 ? '' : ` ${index}`}`,
            dimension,
          );
  const entities = all.map((view): Entity => {
    const { table, alias } = view;
    const [key, ...others] = table.primaryKey;
    return {
      id: ids.give(`${alias}_count`),
      views: [table.name, ...childrenOf(table, all)],
      key: key !== undefined && others.length === 0 ? `${alias}.${key}` : '*',
      columns: table.columns.slice(0, LISTED_COLUMNS).map(({ name }) => `${alias}.${name}`),
      label: labelOf(alias, table.comment),
      terms: termsOf(alias, table.comment),
    };
  });
  const catalogue = all.map((view): View => {
    const columns = placesOf(view).flatMap(({ table, alias }) =>
      table.columns.map(({ name, comment }) => ({
        name: `${alias}.${name}`,
        type: 'text' as const,
        label: labelOf(name, comment),
      })),
    );
    const times =
      view.date === undefined
        ? []
        : TIMES.map(({ column: name, label }) => ({ name, type: 'text' as const, label }));
    const { name, comment } = view.table;
    return {
      name,
      subject: 'own',
      label: labelOf(view.alias, comment),
      description: same(comment),
      columns: [...columns, ...times],
    };
  });
  const rows = new Map([...dimensions.values()].map(({ id, column }) => [column, id]));
  const model = new SemanticModel({
    views: catalogue,
    measures: all.flatMap((view) => measuresOf(view, ids)),
    dimensions: [...dimensions.values(), ...TIMES],
    entities,
    conventions: {
      unitOf: (name) => {
        const view = views.get(name);
        return view && rows.get(`${view.alias}.${view.table.primaryKey[0] ?? ''}`);
      },
      isLatest: false,
      hasMonths: true,
    },
    writing: ownWriting(views),
  });
  return { model, views };
}

/** Tables that hold rows of a table by one plain way, so that it can be counted there. */
const childrenOf = (table: TableDefinition, views: readonly OwnView[]): string[] =>
  views
    .filter(({ joins }) =>
      joins.some((join) => join.table === table && join.alias === bareName(table.name)),
    )
    .map((view) => view.table.name);
