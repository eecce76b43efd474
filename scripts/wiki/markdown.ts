/** The wiki's Markdown: what GFM has, and headings with ids, terms, formulas, diagrams, and links between pages. */
import { Marked, type MarkedExtension, type Token, type Tokens } from 'marked';
import temml from 'temml';
import type { Locale } from '../../src/domain/locale';
import { wikiAddress } from '../../src/domain/wiki';
import { withCitations } from './citations';
import { type Diagram, diagram } from './diagrams';
import { escape, fill } from './markup';
import { termHtml } from './terms';
import { wholeHtml } from './whole';
import { wordsOf } from './words';

/** What a page's body is, as HTML and as tokens for whoever needs its words. */
export interface Body {
  html: string;
  tokens: Token[];
  /** The HTML of each token; together they are the body. */
  pieces: string[];
  headings: { id: string; text: string; level: 2 | 3 }[];
  diagrams: Diagram[];
  /** Ids of the terms that the body uses. */
  terms: string[];
}

/** Stands for the bar inside a term, which a table would take for the end of a cell. */
const BAR = '\u0001';
const HEADING_ID = /\s*\{#([a-z0-9-]+)\}\s*$/;

interface Formula extends Tokens.Generic {
  tex: string;
}
interface TermToken extends Tokens.Generic {
  id: string;
  words: string;
}

function mathml(tex: string, displayMode: boolean): string {
  return temml
    .renderToString(tex, { displayMode, throwOnError: true, annotate: false })
    .replace(/ class="[^"]*"/g, '');
}

const inline: MarkedExtension = {
  extensions: [
    {
      name: 'display',
      level: 'block',
      start: (source) => source.match(/^\$\$/m)?.index,
      tokenizer(source) {
        const [raw, tex] = /^\$\$\n?([\s\S]+?)\n?\$\$(?:\n|$)/.exec(source) ?? [];
        return raw && tex ? { type: 'display', raw, tex: tex.trim() } : undefined;
      },
      renderer: (token) =>
        `<div data-scroll data-formula tabindex="0" role="group">${mathml((token as Formula).tex, true)}</div>`,
    },
    {
      // Its end may touch a Korean or Chinese letter, which plain Markdown takes for no end.
      name: 'bold',
      level: 'inline',
      start: (source) => source.indexOf('**'),
      tokenizer(source) {
        const [raw, text] = /^\*\*(\S(?:[^*\n]*\S)?)\*\*/.exec(source) ?? [];
        return raw && text
          ? { type: 'bold', raw, text, tokens: this.lexer.inlineTokens(text) }
          : undefined;
      },
      renderer(token) {
        return `<strong>${this.parser.parseInline(token.tokens ?? [])}</strong>`;
      },
    },
    {
      name: 'formula',
      level: 'inline',
      start: (source) => source.indexOf('$'),
      tokenizer(source) {
        const [raw, tex] = /^\$([^\s$](?:[^$\n]*[^\s$])?)\$(?!\d)/.exec(source) ?? [];
        return raw && tex ? { type: 'formula', raw, tex } : undefined;
      },
      renderer: (token) => mathml((token as Formula).tex, false),
    },
  ],
};

function idOf(token: Tokens.Heading): string {
  const id = HEADING_ID.exec(token.text)?.[1];
  if (!id) throw new Error(`The heading ‘${token.text}’ has no id.`);
  return id;
}

/** Text of a heading's parts without its id. */
function withoutId(token: Tokens.Heading): Token[] {
  return token.tokens.map((part, index) =>
    index === token.tokens.length - 1 && 'text' in part && typeof part.text === 'string'
      ? ({
          ...part,
          raw: part.raw.replace(HEADING_ID, ''),
          text: part.text.replace(HEADING_ID, ''),
        } as Token)
      : part,
  );
}

/** Turns the body of a page into HTML. Throws on what it does not know, naming it. */
export function parseBody(source: string, locale: Locale): Body {
  const words = wordsOf(locale);
  const body: Body = {
    html: '',
    tokens: [],
    pieces: [],
    headings: [],
    diagrams: [],
    terms: [],
  };
  let tables = 0;
  const terms: MarkedExtension = {
    extensions: [
      {
        name: 'term',
        level: 'inline',
        start: (text) => text.indexOf('[['),
        tokenizer(text) {
          const [raw, id, said] =
            new RegExp(`^\\[\\[([a-z0-9-]+)(?:${BAR}([^\\]]+))?\\]\\]`).exec(text) ?? [];
          return raw && id ? { type: 'term', raw, id, words: said ?? '' } : undefined;
        },
        renderer(token) {
          const { id, words: said } = token as TermToken;
          body.terms.push(id);
          return termHtml(id, said, locale, body.terms.length);
        },
      },
    ],
  };
  const marked = new Marked(inline, terms, {
    renderer: {
      text(token) {
        // Its own rendering, for text that holds other elements.
        if ('tokens' in token && token.tokens) return false;
        const text = 'escaped' in token && token.escaped ? token.text : escape(token.text);
        return wholeHtml(withCitations(text, locale), locale);
      },
      heading(token) {
        const id = idOf(token);
        const level = token.depth;
        if (level !== 2 && level !== 3)
          throw new Error(`Headings have two or three signs: ${token.text}`);
        const html = this.parser.parseInline(withoutId(token));
        const text = html.replace(/<[^>]+>/g, '');
        body.headings.push({ id, text: withCitations(plain(withoutId(token)), locale), level });
        const label = fill(words.permalink, { heading: text });
        return `<div data-heading><h${level} id="${id}">${html}</h${level}><a href="#${id}" data-permalink aria-label="${label.replaceAll('"', '&quot;')}">#</a></div>`;
      },
      table(token) {
        tables += 1;
        const label = fill(words.table, { number: tables });
        const align = (cell: Tokens.TableCell) => (cell.align === 'right' ? ' data-number' : '');
        const head = token.header.map((cell) =>
          cell.text
            ? `<th scope="col"${align(cell)}>${this.parser.parseInline(cell.tokens)}</th>`
            : '<td></td>',
        );
        const rows = token.rows.map((row) => {
          const cells = row.map((cell, index) => {
            const inner = this.parser.parseInline(cell.tokens);
            return index === 0 && cell.text
              ? `<th scope="row">${inner}</th>`
              : `<td${align(cell)}>${inner}</td>`;
          });
          return `<tr>${cells.join('')}</tr>`;
        });
        return (
          `<figure id="table-${tables}" data-table><div data-scroll tabindex="0" role="group" aria-label="${escape(label)}"><table>` +
          `<thead><tr>${head.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></div>` +
          `<figcaption><a href="#table-${tables}">${escape(label)}</a></figcaption></figure>`
        );
      },
      code({ lang = '', text }) {
        if (!lang.startsWith('diagram'))
          return `<pre data-scroll tabindex="0"><code>${escape(text)}</code></pre>`;
        const made = diagram(lang, text, body.diagrams.length + 1, words);
        body.diagrams.push(made);
        return made.html;
      },
      link({ href, tokens }) {
        const inner = this.parser.parseInline(tokens);
        if (!href.startsWith('wiki:')) return `<a href="${escape(href)}">${inner}</a>`;
        const [path = '', anchor] = href.slice('wiki:'.length).split('#');
        return `<a href="${wikiAddress(path, anchor)}">${inner}</a>`;
      },
      html({ text }) {
        throw new Error(`Pages hold no HTML: ${text}`);
      },
    },
  });
  body.tokens = marked.lexer(
    source
      .replaceAll('{effective}', words.effective)
      .replace(/\[\[([a-z0-9-]+)\\?\|/g, `[[$1${BAR}`),
  );
  body.pieces = body.tokens.map((token) => marked.parser([token]));
  body.html = body.pieces.join('');
  return body;
}

const signs: Record<string, string> = {
  '\\Delta': 'Δ',
  '\\sum': 'Σ',
  '\\times': '×',
  '\\ge': '≥',
  '\\le': '≤',
};

/** A formula within a sentence, as far as plain text has its signs. */
const spoken = (tex: string) =>
  tex.replace(
    /\\text\{([^}]*)\}|\\[a-z]+|[{}]/gi,
    (sign: string, words?: string) => words ?? signs[sign] ?? '',
  );

/** The words of tokens without any markup. */
export function plain(tokens: Token[]): string {
  return tokens
    .map((token): string => {
      if (token.type === 'term') return (token as TermToken).words || (token as TermToken).id;
      if (token.type === 'display') return '';
      if (token.type === 'formula') return spoken((token as Formula).tex);
      if (token.type === 'table') {
        const { header, rows } = token as Tokens.Table;
        return [header, ...rows]
          .map((row) => row.map((cell) => plain(cell.tokens)).join(' '))
          .join('\n');
      }
      if (token.type === 'list')
        return (token as Tokens.List).items.map((item) => plain(item.tokens)).join('\n');
      if ('tokens' in token && token.tokens) return plain(token.tokens);
      return 'text' in token && typeof token.text === 'string'
        ? token.text
        : token.type === 'space' || token.type === 'br'
          ? '\n'
          : '';
    })
    .join('');
}
