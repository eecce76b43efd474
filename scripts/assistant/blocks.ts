/** The handbook in blocks, each word for word as its page shows it. */
import type { Token, Tokens } from 'marked';
import type { BlockKind, BlockText } from '../../src/domain/assistant';
import type { Locale } from '../../src/domain/locale';
import type { PageKind } from '../../src/domain/wiki';
import { withCitations } from '../wiki/citations';
import { sourceOf } from '../wiki/files';
import { splitSource } from '../wiki/frontMatter';
import { parseBody } from '../wiki/markdown';
import { withoutBreaks } from '../wiki/whole';
import { saveDrawing } from './drawings';
import { formulaAsText } from './formulas';

export interface PageBlock {
  anchor: string;
  kind: BlockKind;
  page: PageKind;
  /** One of a list. */
  isItem: boolean;
  /** As the source cites paragraphs, the same in all languages. */
  source: string;
  text: PageText;
}

/** What a page shows; its words for the comparison come later. */
export type PageText = Omit<BlockText, 'words' | 'around'>;

const HEADING_ID = /\s*\{#([a-z0-9-]+)\}\s*$/;
/** The card beside a term shows its entry; it is no part of the sentence. */
const CARD = /<span data-card[\s\S]*?<\/span><span>[^<]*<\/span><\/span>/g;
const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/** The words of HTML as a reader sees them, in one line. */
export function wordsOfHtml(html: string): string {
  return html
    .replace(CARD, '')
    .replace(/<[^>]+>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}

const matches = (html: string, tag: RegExp) => [...html.matchAll(tag)].map(([, inner]) => inner);

function tableOf(html: string): Pick<PageText, 'columns' | 'rows'> {
  const rows = matches(html, /<tr>([\s\S]*?)<\/tr>/g).map((row) =>
    matches(row ?? '', /<t[hd][^>]*>([\s\S]*?)<\/t[hd]>/g).map((cell) => wordsOfHtml(cell ?? '')),
  );
  return { columns: rows[0] ?? [], rows: rows.slice(1) };
}

/** The blocks of a page, in their order; the first is its summary. */
export function blocksOf(path: string, locale: Locale): PageBlock[] {
  const { head, body } = splitSource(sourceOf(path, locale) ?? '');
  const { tokens, pieces, headings, diagrams } = parseBody(body, locale);
  const shown = (text: string) => withoutBreaks(withCitations(text, locale), locale);
  const title = shown(head.heading);
  const drawings = diagrams.values();
  let anchor = '';
  const blocks: PageBlock[] = [];
  const add = (
    kind: BlockKind,
    source: string,
    text: Omit<PageText, 'title' | 'heading'>,
    isItem = false,
  ) => {
    const heading = headings.find(({ id }) => id === anchor)?.text ?? '';
    const shownText = { title, heading, ...text };
    blocks.push({ anchor, kind, page: head.kind, isItem, source, text: shownText });
  };
  add('text', head.summary, { text: shown(head.summary) });
  const addToken = (token: Token, html: string) => {
    if (token.type === 'list') {
      const items = matches(html, /<li>([\s\S]*?)<\/li>/g);
      for (const [index, item] of (token as Tokens.List).items.entries())
        add('text', item.text, { text: wordsOfHtml(items[index] ?? '') }, true);
    } else if (token.type === 'table') {
      const table = tableOf(html);
      const text = [table.columns, ...(table.rows ?? [])].map((row) => row?.join(' ')).join(' ');
      add('table', token.raw, { text, ...table });
    } else if (token.type === 'display') {
      const { tex } = token as Tokens.Generic & { tex: string };
      add('formula', '', { text: '', formula: formulaAsText(tex) });
    } else if (token.type === 'code') {
      const drawing = drawings.next().value;
      if (!drawing) return;
      const image = { ...saveDrawing(drawing.html), caption: drawing.title };
      add('drawing', '', { text: `${drawing.title}. ${drawing.alt}`, image });
    } else if (token.type !== 'space') {
      add('text', token.raw, { text: wordsOfHtml(html) });
    }
  };
  for (const [index, token] of tokens.entries()) {
    if (token.type === 'heading')
      anchor = HEADING_ID.exec((token as Tokens.Heading).text)?.[1] ?? '';
    else addToken(token, pieces[index] ?? '');
  }
  return blocks;
}
