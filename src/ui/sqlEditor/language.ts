import { type CompletionSource, ifNotIn } from '@codemirror/autocomplete';
import { type SQLNamespace, SQLDialect, sql } from '@codemirror/lang-sql';
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { tags } from '@lezer/highlight';
import { dialectOf } from '@/domain/lineage';

/** What completion offers: a table with its columns. `detail` stands behind the name. */
export interface SqlTable {
  name: string;
  detail?: string;
  columns: readonly { name: string; detail?: string }[];
}

const completion = (type: string, { name, detail }: { name: string; detail?: string }) => ({
  label: name,
  type,
  ...(detail !== undefined && { detail }),
});

const namespaceOf = (tables: readonly SqlTable[]): SQLNamespace =>
  Object.fromEntries(
    tables.map((table) => [
      table.name,
      {
        self: completion('class', table),
        children: table.columns.map((column) => completion('property', column)),
      },
    ]),
  );

const dialects = new Map<string, SQLDialect>();

/** Strings, names and comments look as our own parser reads them. */
function editorDialect(name: string): SQLDialect {
  const known = dialects.get(name);
  if (known) return known;
  const { doubleQuotedStrings, backslashEscapes, bracketNames, hashComments } = dialectOf(name);
  const made = SQLDialect.define({
    doubleQuotedStrings,
    backslashEscapes,
    hashComments,
    doubleDollarQuotedStrings: false,
    identifierQuotes: `${doubleQuotedStrings ? '' : '"'}\`${bracketNames ? '[' : ''}`,
    caseInsensitiveIdentifiers: true,
    specialVar: '?:@$',
  });
  dialects.set(name, made);
  return made;
}

const wordsIn = (text: string): ReadonlySet<string> =>
  new Set(text.toLowerCase().match(/[\p{L}\p{N}_$]+/gu));

/** Columns without a table before them: of the tables that are read, or of all while none is written yet. */
const columnsOf =
  (tables: readonly SqlTable[]): CompletionSource =>
  (context) => {
    const { state, pos, explicit } = context;
    const from = context.matchBefore(/[\p{L}\p{N}_$]+/u)?.from ?? pos;
    const isQualified = state.sliceDoc(from - 1, from) === '.';
    if (isQualified || (from === pos && !explicit)) return null;
    const read = wordsIn(/\bfrom\b([^]*)/i.exec(state.doc.toString())?.[1] ?? '');
    const isRead = ({ name }: SqlTable) =>
      read.has(name.slice(name.lastIndexOf('.') + 1).toLowerCase());
    const named = tables.filter(isRead);
    const columns = (named.length > 0 ? named : tables).flatMap((table) => table.columns);
    const byName = new Map(columns.map((column) => [column.name, column]));
    const options = [...byName.values()].map((column) => ({
      ...completion('property', column),
      boost: 2,
    }));
    return { from, options, validFor: /^[\p{L}\p{N}_$]*$/u };
  };

const NO_NAMES = ['String', 'LineComment', 'BlockComment'];

export const languageOf = (dialect: string, tables: readonly SqlTable[]): Extension => {
  const { language } = editorDialect(dialect);
  return [
    sql({
      dialect: editorDialect(dialect),
      schema: namespaceOf(tables),
      keywordCompletion: (label, type) => ({ label: label.toUpperCase(), type, boost: -2 }),
    }),
    language.data.of({ autocomplete: ifNotIn(NO_NAMES, columnsOf(tables)) }),
  ];
};

export const highlighting = syntaxHighlighting(
  HighlightStyle.define([
    { tag: [tags.keyword, tags.operatorKeyword], color: 'var(--navy-700)', fontWeight: '600' },
    { tag: [tags.string, tags.special(tags.string)], color: 'var(--success)' },
    { tag: [tags.number, tags.bool, tags.null], color: 'var(--warning)' },
    { tag: [tags.typeName, tags.standard(tags.name)], color: 'var(--teal-800)' },
    { tag: [tags.lineComment, tags.blockComment], color: 'var(--ink-soft)', fontStyle: 'italic' },
  ]),
);
