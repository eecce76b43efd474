/**
 * webpack loader and Jest transform: turns a legal text in Markdown into data (src/content/policies/policy.ts) at build time, so that no
 * parser goes to the browser. What the texts do not use (emphasis, links, nested lists) is an error, not silently lost.
 */
const { readFileSync } = require('node:fs');
const path = require('node:path');
const { lexer } = require('marked');
const { load } = require('js-yaml');

/** Who offers the site: the one file to replace. */
const FIRM = path.resolve(__dirname, '../../src/content/firm.json');

const HEADING = /^제(\d+)조 \(.+\)$/;
/** An article of the text itself; those that follow the name of a statute belong to the statute. */
const REFERENCE = /(?<!」 |같은 법 |\d)제(\d+)조(?!의\d)/gu;

function fill(text, facts) {
  return text.replace(/\{(\w+)\}/g, (_match, name) => {
    const value = facts[name];
    if (typeof value !== 'string') throw new Error(`There is no text for {${name}}.`);
    return value;
  });
}

/** A particle belongs to the word before it, behind a bracket or a quotation mark as well: no line ends between them. */
const PARTICLE = /([)\]”’」』]+[가-힣]+)/u;

const words = (text) =>
  text
    .split(PARTICLE)
    .map((part, index) => (index % 2 ? { nowrap: part } : part))
    .filter((part) => part !== '');

/** Text in parts: strings, references to other articles, and what no line may part. */
function inline({ text, tokens = [] }) {
  const strange = tokens.find(({ type, raw, text: shown }) => type !== 'text' && raw !== shown);
  if (strange) throw new Error(`Legal texts hold no ${strange.type}: ${strange.raw}`);
  const parts = [];
  let end = 0;
  for (const match of text.matchAll(REFERENCE)) {
    if (match.index > end) parts.push(...words(text.slice(end, match.index)));
    parts.push({ article: Number(match[1]), text: match[0] });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push(...words(text.slice(end)));
  return parts;
}

function listItem({ text, tokens }) {
  if (tokens.length !== 1) throw new Error(`A list item holds more than a line: ${text}`);
  return inline(tokens[0]);
}

function block(token) {
  switch (token.type) {
    case 'paragraph': {
      const [, mark, text] = /^([①-⑳]) (.+)$/su.exec(token.text) ?? [];
      return mark
        ? { kind: 'paragraph', mark, text: inline({ text, tokens: token.tokens }) }
        : { kind: 'paragraph', text: inline(token) };
    }
    case 'list':
      return { kind: token.ordered ? 'numbers' : 'points', items: token.items.map(listItem) };
    case 'table':
      return {
        kind: 'table',
        head: token.header.map(inline),
        rows: token.rows.map((row) => row.map(inline)),
      };
    default:
      throw new Error(`Legal texts hold no ${token.type}: ${token.raw}`);
  }
}

/** The text as data; throws on a missing placeholder, an article out of order and a reference to an article that is not there. */
function parsePolicy(source) {
  const [, head, body] = /^---\n(.+?)\n---\n(.+)$/s.exec(source) ?? [];
  if (!head || !body) throw new Error('A legal text begins with its front matter.');
  const facts = load(head);
  const firm = JSON.parse(readFileSync(FIRM, 'utf8'));
  const articles = [];
  for (const token of lexer(fill(body, firm))) {
    if (token.type === 'space') continue;
    if (token.type === 'heading') {
      const [heading, number] = HEADING.exec(token.text) ?? [];
      if (Number(number) !== articles.length + 1)
        throw new Error(`Not the heading of article ${articles.length + 1}: ${token.text}`);
      articles.push({ number: Number(number), heading, blocks: [] });
    } else articles.at(-1).blocks.push(block(token));
  }
  for (const [, number] of JSON.stringify(articles).matchAll(/"article":(\d+)/g)) {
    if (!articles[Number(number) - 1]) throw new Error(`There is no article ${number}.`);
  }
  const { title, modified, effective, revised, revisedEffective } = facts;
  const revision = revised ? { revision: { modified: revised, effective: revisedEffective } } : {};
  return { title, modified, effective, ...revision, sample: firm.sample, articles };
}

module.exports = function policyLoader(source) {
  this.addDependency(FIRM);
  return `export const policy = ${JSON.stringify(parsePolicy(source))};`;
};
module.exports.process = (source) => ({
  code: `exports.policy = ${JSON.stringify(parsePolicy(source))};`,
});
