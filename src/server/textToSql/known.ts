import { charts } from '@/domain/ifrs17/book';
import { booksModel, type Known, type KnownValue } from '@/domain/questions';
import type { Locale } from '@/domain/locale';
import type { Value } from './fetchRows';
import type { ViewReader } from './reader';

const KEEP_MS = 30_000;
const MAX_USERS = 200;

/** Views whose values differ from book to book. */
const OF_A_BOOK: ReadonlySet<string> = new Set(['books', 'portfolios', 'contract_groups']);

/** Dimensions whose values are those of the data: dimension, view, code, and its name in the three languages. */
const SOURCES: readonly (readonly [string, string, string, string | undefined])[] = [
  ['portfolio', 'portfolios', 'portfolio', 'portfolio_name'],
  ['group', 'contract_groups', 'group_id', undefined],
  ['company', 'books', 'company', undefined],
  ['company', 'companies', 'company', 'company_name'],
  ['country', 'companies', 'country', 'country_name'],
  ['insurerType', 'companies', 'insurer_type', 'insurer_type_name'],
  ['representative', 'companies', 'representative', undefined],
  ['codeList', 'common_codes', 'code_list', 'code_list_name'],
  ['role', 'role_rights', 'role', 'role_name'],
  ['menu', 'menus', 'menu', 'menu_name'],
  ['user', 'user_roles', 'username', undefined],
];

const BOOKS = `SELECT NULL::text, 'book', book, book_name_en, book_name_ko, book_name_zh_tw FROM books
  ORDER BY CASE kind WHEN 'demo' THEN 1 WHEN 'small' THEN 2 WHEN 'own' THEN 3 ELSE 4 END, book`;
/** The base first: it is meant where none is named. */
const SCENARIOS = `SELECT NULL::text, 'scenario', scenario FROM runs
  GROUP BY scenario ORDER BY scenario <> 'base', scenario`;
const COHORTS = `SELECT DISTINCT book, cohort::text FROM contract_groups WHERE cohort IS NOT NULL ORDER BY 2`;
const PERIODS = `SELECT DISTINCT book, period FROM runs WHERE state = 'done' ORDER BY 2`;
/** Quarters of which something is posted: one line tells. */
const POSTED = `SELECT DISTINCT r.book, r.period FROM runs r
  CROSS JOIN LATERAL (SELECT 1 FROM journals j
    WHERE j.book = r.book AND j.period = r.period AND j.scenario = r.scenario LIMIT 1) AS posted
  WHERE r.state = 'done' ORDER BY 2`;

function namesIn([dimension, view, code, name]: (typeof SOURCES)[number]): string {
  const names = name ? `, ${name}_en, ${name}_ko, ${name}_zh_tw` : '';
  const book = OF_A_BOOK.has(view) ? 'book' : 'NULL::text';
  return `SELECT DISTINCT ${book}, '${dimension}', ${code}::text${names} FROM ${view} WHERE ${code} IS NOT NULL LIMIT 2000`;
}

const texts = (row: readonly Value[]): string[] =>
  row.flatMap((value) => (typeof value === 'string' ? [value] : []));

/** Texts of each book, in their order. */
function byBook(rows: readonly (readonly Value[])[]): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const [book = '', text = ''] of rows.map(texts))
    found[book] = [...(found[book] ?? []), text];
  return found;
}

/** Each value once, with all its names and the books that it is in. */
function valuesOf(rows: readonly (readonly Value[])[]): KnownValue[] {
  const found = new Map<
    string,
    KnownValue & { names: string[]; books: string[]; namesByBook: Record<string, string[]> }
  >();
  for (const [book, ...row] of rows) {
    const [dimension = '', value = '', ...names] = texts(row);
    const key = `${dimension}=${value}`;
    const known = found.get(key) ?? {
      dimension,
      value,
      names: [value],
      books: [],
      namesByBook: {},
    };
    // Its name in each language comes first; what else it is called in other books follows.
    known.names.push(
      ...(known.names.length > 1 ? names.filter((name) => !known.names.includes(name)) : names),
    );
    if (typeof book === 'string') {
      known.books.push(book);
      known.namesByBook[book] = names;
    }
    found.set(key, known);
  }
  return [...found.values()].map(({ books, namesByBook, ...value }) =>
    books.length > 0 ? { ...value, books, namesByBook } : value,
  );
}

/** The name of a value in a language, as a book calls it where one is meant; its code where it has none. */
export function nameOf(
  { value, names, namesByBook }: KnownValue,
  locale: Locale,
  book?: string,
): string {
  const [en, ko, zhTw] = (book !== undefined && namesByBook?.[book]) || names.slice(1);
  return { en, ko, 'zh-tw': zhTw }[locale] ?? value;
}

const MAX_LISTED = 50;

/** Values of a dimension that contain a text in one of their names, the first of them. @param book where they differ from book to book */
export function valuesNamed(
  { dimension, book, text = '' }: { dimension: string; book?: string; text?: string },
  { values, ledger: named = [], cohortsByBook = {} }: Known,
  locale: Locale,
): { values: { value: string; name: string }[]; total: number } {
  const sought = text.normalize('NFKC').toLowerCase();
  const cohorts = dimension === 'cohort' && book !== undefined ? (cohortsByBook[book] ?? []) : [];
  const found = [
    ...[...values, ...named].filter(
      (each) =>
        each.dimension === dimension &&
        (book === undefined || !each.books || each.books.includes(book)),
    ),
    ...cohorts.map((value): KnownValue => ({ dimension, value, names: [value] })),
  ]
    .filter(({ names }) =>
      names.some((name) => name.normalize('NFKC').toLowerCase().includes(sought)),
    )
    .map((each) => ({ value: each.value, name: nameOf(each, locale, book) }))
    .sort((one, other) => one.name.localeCompare(other.name, locale, { numeric: true }));
  return { values: found.slice(0, MAX_LISTED), total: found.length };
}

/** Of every chart of accounts; an account is the same by whatever name. */
const accounts = valuesOf(
  Object.values(charts).flatMap((chart) =>
    Object.values(chart).flatMap((side) =>
      Object.values(side).map(([code = '', ...names]) => [null, 'account', code, ...names]),
    ),
  ),
);

const events = (booksModel.dimensionOf('event')?.values ?? []).map(
  ({ value, label, called = [] }): KnownValue => ({
    dimension: 'event',
    value,
    names: [value, ...Object.values(label), ...called],
  }),
);

const ledger: readonly KnownValue[] = [...accounts, ...events];

/** What questions of a user may name, as the data are; kept for half a minute, for people ask in a row. */
export class KnownData {
  readonly #kept = new Map<string, { at: number; known: Promise<Known> }>();

  of(userId: string, reader: ViewReader, signal: AbortSignal): Promise<Known> {
    const kept = this.#kept.get(userId);
    if (kept && Date.now() - kept.at < KEEP_MS) return kept.known;
    const known = this.#read(userId, reader, signal);
    known.catch(() => this.#kept.delete(userId));
    this.#kept.delete(userId);
    this.#kept.set(userId, { at: Date.now(), known });
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MAX_USERS && oldest !== undefined) this.#kept.delete(oldest);
    return known;
  }

  async #read(userId: string, reader: ViewReader, signal: AbortSignal): Promise<Known> {
    const rows = await reader.readAll(
      [BOOKS, PERIODS, POSTED, COHORTS, SCENARIOS, ...SOURCES.map(namesIn)],
      userId,
      signal,
    );
    const [books = [], periods = [], posted = [], cohorts = [], ...others] = rows;
    const values = valuesOf([...books, ...others.flat()]);
    const periodsByBook = byBook(periods);
    const first = values.find(({ dimension }) => dimension === 'book')?.value ?? '';
    return {
      values,
      ledger,
      periods: periodsByBook[first] ?? [],
      periodsByBook,
      periodsByView: { journals: byBook(posted) },
      cohortsByBook: byBook(cohorts),
    };
  }
}
