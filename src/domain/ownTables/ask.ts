import {
  type Asked,
  type Compiled,
  type KnownValue,
  type Query,
  type Understanding,
  compile,
  understand,
} from '../questions';
import type { Locale } from '../locale';
import type { OwnView } from './ownViews';
import type { OwnTables } from './read';
import { joinsIn } from './writing';

/** What was taken for granted: the date that times are of, a join that no key declares, a value that nobody has looked up. */
export interface Assumption {
  readonly kind: 'date' | 'join' | 'value';
  /** As it stands in the SQL. */
  readonly text: string;
}

export interface WrittenSql extends Compiled {
  readonly assumptions: readonly Assumption[];
}

const LINKS = /(?: |^)(?:is|are|was|were|equals?|of|in|=|:|이|가|은|는|為|是|等於)? *$/;
const QUOTED =
  /"([^"]{1,80})"|'([^']{1,80})'|“([^”]{1,80})”|‘([^’]{1,80})’|「([^」]{1,80})」|『([^』]{1,80})』/g;
const WORD = /[\p{L}\p{N}][\p{L}\p{N}_.&/-]*/gu;

/** The column that a text in a question is a value of: the one that is named beside it. */
function columnBeside(
  question: string,
  from: number,
  to: number,
  { model }: OwnTables,
): string | undefined {
  const before = question.slice(0, from).toLowerCase().replace(LINKS, '').trimEnd();
  const after = question
    .slice(to)
    .toLowerCase()
    .replace(/^["'”’」』\s]+/, '');
  let best: { id: string; length: number } | undefined;
  for (const { id, type, isRow, terms } of model.dimensions) {
    if (type !== 'text' || isRow || id === 'period' || id === 'month') continue;
    for (const term of terms) {
      const isLatin = /^[a-z]/.test(term);
      const ends =
        before.endsWith(term) && !(isLatin && /[a-z]$/.test(before.slice(0, -term.length)));
      const starts =
        after.startsWith(term) && !(isLatin && /^[a-rt-z]/.test(after.slice(term.length)));
      if ((ends || starts) && term.length > (best?.length ?? 0)) best = { id, length: term.length };
    }
  }
  return best?.id;
}

/** Values that the question names, quoted or beside their column: nobody here knows the data. */
function valuesIn(question: string, unknown: readonly string[], own: OwnTables): KnownValue[] {
  const text = question.normalize('NFC');
  const quoted = [...text.matchAll(QUOTED)].map((match) => ({
    value: match.slice(1).find((each) => each !== undefined) ?? '',
    from: match.index,
    to: match.index + match[0].length,
  }));
  const isQuoted = (at: number) => quoted.some(({ from, to }) => at >= from && at < to);
  const bare = [...text.matchAll(WORD)].flatMap(({ 0: word, index }) =>
    !isQuoted(index) && unknown.includes(word.toLowerCase())
      ? [{ value: word, from: index, to: index + word.length }]
      : [],
  );
  return [...quoted, ...bare].flatMap(({ value, from, to }) => {
    const dimension = columnBeside(text, from, to, own);
    return dimension === undefined || value.trim().length < 2
      ? []
      : [{ dimension, value, names: [value] }];
  });
}

const closingMonth = (day: Date): string =>
  `${day.getUTCFullYear()}-${String(Math.ceil((day.getUTCMonth() + 1) / 3) * 3).padStart(2, '0')}`;

/**
 * Reads a question on tables that are somebody's own.
 * @param today what "this quarter" is told by.
 */
export function understandOwn(asked: Asked, own: OwnTables, today: Date): Understanding {
  const known = { values: [] as KnownValue[], periods: [closingMonth(today)] };
  const read = (values: readonly KnownValue[]) =>
    understand(asked, { ...known, values }, own.model);
  const first = read([]);
  const unknown = first.kind === 'understood' || first.kind === 'nothing' ? first.unknown : [];
  const values = valuesIn(asked.question, unknown, own);
  return values.length === 0 ? first : read(values);
}

const assumedValues = ({ filters }: Query, { model }: OwnTables): Assumption[] =>
  filters.flatMap(({ dimension, values }) => {
    const { values: listed = [], type } = model.dimensionOf(dimension) ?? {};
    const isOpen = type === 'text' && dimension !== 'period' && dimension !== 'month';
    return isOpen
      ? values.flatMap((value) =>
          listed.some((each) => each.value === value)
            ? []
            : [{ kind: 'value' as const, text: value }],
        )
      : [];
  });

/** SQL in PostgreSQL's dialect for what was understood, and what it takes for granted. */
export function writeOwnSql(query: Query, locale: Locale, own: OwnTables): WrittenSql {
  const compiled = compile(query, locale, own.model);
  const used = [...own.views.values()].filter(
    ({ table, date }) =>
      new RegExp(`(FROM|JOIN) ${escaped(table.name)}(?![\\w.])`).test(compiled.sql) &&
      date !== undefined,
  );
  const isDated = ({ date, isDateChosen }: OwnView) =>
    isDateChosen &&
    date !== undefined &&
    /DATE '|to_char\(|extract\(/.test(compiled.sql) &&
    compiled.sql.includes(date);
  const joins = [...own.views.values()].flatMap((view) =>
    joinsIn(view, compiled.sql)
      .filter(({ isGuess }) => isGuess)
      .map(
        ({ alias, on, from }) =>
          `${from?.alias ?? view.alias}.${on[0]?.[0] ?? ''} = ${alias}.${on[0]?.[1] ?? ''}`,
      ),
  );
  return {
    ...compiled,
    assumptions: [
      ...used.filter(isDated).map(({ date = '' }) => ({ kind: 'date' as const, text: date })),
      ...[...new Set(joins)]
        .filter((text) => compiled.sql.includes(text))
        .map((text) => ({ kind: 'join' as const, text })),
      ...assumedValues(query, own),
    ],
  };
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
