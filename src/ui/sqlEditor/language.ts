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

export const languageOf = (dialect: string, tables: readonly SqlTable[]): Extension =>
  sql({ dialect: editorDialect(dialect), schema: namespaceOf(tables), upperCaseKeywords: true });

export const highlighting = syntaxHighlighting(
  HighlightStyle.define([
    { tag: [tags.keyword, tags.operatorKeyword], color: 'var(--navy-700)', fontWeight: '600' },
    { tag: [tags.string, tags.special(tags.string)], color: 'var(--success)' },
    { tag: [tags.number, tags.bool, tags.null], color: 'var(--warning)' },
    { tag: [tags.typeName, tags.standard(tags.name)], color: 'var(--teal-800)' },
    { tag: [tags.lineComment, tags.blockComment], color: 'var(--ink-soft)', fontStyle: 'italic' },
  ]),
);
