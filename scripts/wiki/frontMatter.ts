import { load } from 'js-yaml';
import type { PageKind } from '../../src/domain/wiki';

export interface FrontMatter {
  title: string;
  heading: string;
  summary: string;
  kind: PageKind;
  paragraphs: string[];
  related: string[];
}

const kinds = ['overview', 'single', 'standard', 'amendments', 'issues'];
const list = (value: unknown) => (Array.isArray(value) ? value.map(String) : []);

/** What a page says of itself, and its body. Throws where something is missing. */
export function splitSource(source: string): { head: FrontMatter; body: string } {
  const [, head, body] = /^---\r?\n(.+?)\n---\r?\n(.+)$/s.exec(source) ?? [];
  if (!head || !body) throw new Error('A page begins with its front matter.');
  const facts = load(head) as Record<string, unknown>;
  for (const name of ['title', 'heading', 'summary', 'kind']) {
    if (typeof facts[name] !== 'string' || !facts[name])
      throw new Error(`The front matter has no ${name}.`);
  }
  if (!kinds.includes(String(facts.kind)))
    throw new Error(`There is no kind ‘${String(facts.kind)}’.`);
  return {
    head: {
      title: String(facts.title),
      heading: String(facts.heading),
      summary: String(facts.summary),
      kind: facts.kind as PageKind,
      paragraphs: list(facts.paragraphs),
      related: list(facts.related),
    },
    body,
  };
}
