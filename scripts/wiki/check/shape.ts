/** What must be the same in a page's three languages. */
import type { Token, Tokens } from 'marked';
import { load } from 'js-yaml';
import type { Body } from '../markdown';

export interface Shape {
  /** Level and id of each heading. */
  headings: string[];
  /** Rows and columns of each table, and items of each list. */
  tables: string[];
  lists: string[];
  formulas: number;
  /** Kind and figures of each diagram. */
  diagrams: string[];
  /** The figures in the tables, in their order. */
  figures: string[];
}

const FIGURE = /^[-−+]?\d[\d,]*(?:\.\d+)?%?$/;

export function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(numbersIn) : [];
}

/** All tokens of a kind, at whatever depth. */
export function tokensOfType<Kind extends Token>(tokens: Token[], type: string): Kind[] {
  return tokens.flatMap((token): Kind[] => {
    const inner =
      token.type === 'list'
        ? (token as Tokens.List).items
        : 'tokens' in token
          ? (token.tokens ?? [])
          : [];
    return [...(token.type === type ? [token as Kind] : []), ...tokensOfType<Kind>(inner, type)];
  });
}

export function shapeOf({ tokens, headings }: Body): Shape {
  const tables = tokensOfType<Tokens.Table>(tokens, 'table');
  const cells = tables.flatMap(({ rows }) => rows.flat().map(({ text }) => text.trim()));
  const diagrams = tokensOfType<Tokens.Code>(tokens, 'code');
  return {
    headings: headings.map(({ level, id }) => `${level} ${id}`),
    tables: tables.map(({ header, rows }) => `${rows.length}×${header.length}`),
    lists: tokensOfType<Tokens.List>(tokens, 'list').map(({ items }) => String(items.length)),
    formulas: tokens.filter(({ type }) => type === 'display').length,
    diagrams: diagrams.map(({ lang, text }) => `${lang ?? ''} ${numbersIn(load(text)).join(' ')}`),
    figures: cells.filter((cell) => FIGURE.test(cell)),
  };
}
