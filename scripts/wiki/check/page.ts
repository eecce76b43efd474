/** What a page must be by itself. */
import type { Token } from 'marked';
import type { Locale } from '../../../src/domain/locale';
import { type PageKind, sectionAt, type Term } from '../../../src/domain/wiki';
import type { FrontMatter } from '../frontMatter';
import { type Body, plain } from '../markdown';
import { tokensOfType } from './shape';
import { sumProblems } from './sums';
import { isTerm, malformedReferences, wrongWords } from './wording';

export interface CheckedPage {
  path: string;
  locale: Locale;
  head: FrontMatter;
  body: Body;
}

export const required: Record<PageKind, string[]> = {
  overview: ['answers', 'pages'],
  single: ['worked-number', 'see-also'],
  standard: ['purpose', 'required', 'worked-number', 'see-also'],
  amendments: ['before', 'after', 'why', 'transition', 'affected'],
  issues: [
    'issue-1',
    'issue-1-question',
    'issue-1-views',
    'issue-1-practice',
    'issue-1-numbers',
    'issue-2',
  ],
};
/** Ids that the site around the page has. */
const taken = ['content', 'root', 'wiki-contents', 'wiki-drawer'];
const MAX_SUMMARY_CHARS: Record<Locale, number> = { en: 160, ko: 110, 'zh-tw': 90 };
const SINGLE_WITHOUT_NUMBER = ['1'];

function headProblems({ path, locale, head, body }: CheckedPage): string[] {
  const kind = sectionAt(path)?.kind;
  const ids = body.headings.map(({ id }) => id);
  const wanted = SINGLE_WITHOUT_NUMBER.includes(path) ? [] : required[head.kind];
  return [
    ...(kind === head.kind ? [] : [`is of kind ${head.kind}, the tree says ${kind}`]),
    ...(head.summary.length <= MAX_SUMMARY_CHARS[locale]
      ? []
      : [`the summary has ${head.summary.length} characters`]),
    ...head.related
      .filter((other) => !sectionAt(other))
      .map((other) => `is related to ${other}, which is not there`),
    ...wanted.filter((id) => !ids.includes(id)).map((id) => `has no heading {#${id}}`),
    ...ids
      .filter((id, index) => ids.indexOf(id) !== index || taken.includes(id))
      .map((id) => `cannot have the id ${id} here`),
  ];
}

interface TermToken {
  type: string;
  raw: string;
  id: string;
  words: string;
}

function termProblems({ locale, body }: CheckedPage, glossary: Map<string, Term>): string[] {
  return tokensOfType<Token>(body.tokens, 'term').flatMap((token) => {
    const { id, words } = token as TermToken;
    const term = glossary.get(id);
    return term && !isTerm(words, term, locale)
      ? [`calls ${id} ‘${words}’, the glossary ‘${term.terms[locale]}’`]
      : [];
  });
}

/** Every anchor of a language, by page. */
export type Anchors = ReadonlyMap<string, ReadonlySet<string>>;

function linkProblems({ path, body }: CheckedPage, anchors: Anchors): string[] {
  return [...body.html.matchAll(/<a href="([^"]+)"(?! data-permalink)/g)].flatMap(
    ([, href = '']) => {
      const [address = '', anchor] = href.split('#');
      const target = address.replace(/^\/DetailsByInsurance\//, '');
      if (/^https?:/.test(href)) return [];
      if (address !== '' && target === address) return [`links to ${href}`];
      const there = anchors.get(address === '' ? path : target);
      if (!there) return [`links to ${href}, which is not there`];
      return anchor && !there.has(anchor) ? [`links to ${href}, but no such heading is there`] : [];
    },
  );
}

export function pageProblems(
  page: CheckedPage,
  glossary: Map<string, Term>,
  anchors: Anchors,
): string[] {
  const text = [
    page.head.heading,
    page.head.summary,
    plain(page.body.tokens),
    ...page.body.diagrams.map(({ alt }) => alt),
  ].join('\n');
  return [
    ...headProblems(page),
    ...termProblems(page, glossary),
    ...linkProblems(page, anchors),
    ...sumProblems(page.body),
    ...malformedReferences(text),
    ...wrongWords(text, page.locale, glossary),
    ...(/\[\[|\]\]|\$\$|\*\*/.test(page.body.html.replace(/<math[\s\S]*?<\/math>/g, ''))
      ? ['shows markup that was not understood']
      : []),
  ];
}

/** Anchors of a page: its headings, tables and figures. */
export function anchorsOf({ body }: CheckedPage): Set<string> {
  return new Set([...body.html.matchAll(/ id="([^"]+)"/g)].map((match) => match[1] ?? ''));
}
