import type { Alignment, ArticlePair } from './alignment';
import { type Change, changesOf, type FindingType, type Readings, type Span } from './changes';
import { assess, type Assessment } from './gains';
import { contextOf, isExcluding } from './meaning';
import { type ClausePair, pairClauses } from './pairing';
import type { Article, Clause } from './text/structure';
import { compact } from './text/text';
import { valuesOf } from './values';

/** A place in one of the wordings. */
export interface Place {
  article: string;
  title: string;
  /** The mark of the paragraph or item: `①`, `2.`; empty for the article itself. */
  clause: string;
}

export interface Finding extends Assessment {
  type: FindingType;
  old: Place | null;
  new: Place | null;
  before: string;
  after: string;
  /** The clauses around, for reading. */
  context: { before: string; after: string };
  /** Where it stands in these clauses; empty where it is of an article or a clause as a whole. */
  marks: { old: Span[]; new: Span[] };
}

/** Clauses that belong together, and what changed between them: places in the list of findings. */
export interface RedlineRow {
  old: Clause | null;
  new: Clause | null;
  findings: number[];
  /** Where an article was split or several were merged: the one of the several that begins here. */
  opens?: Heading;
}
/** Articles that belong together: none on one side, one on each, or several where one was split or several were merged. */
export interface RedlineArticle {
  old: Heading[];
  new: Heading[];
  /** What is said of the article as a whole. */
  findings: number[];
  rows: RedlineRow[];
}
export type Heading = Pick<Article, 'label' | 'title' | 'part'>;

const headingOf = ({ label, title, part }: Article): Heading => ({ label, title, part });

interface Row {
  pair: ClausePair;
  findings: Finding[];
  opens?: Heading;
}
interface Block {
  /** Its place among the articles of the new wording. */
  at: number;
  old: Article[];
  new: Article[];
  findings: Finding[];
  rows: Row[];
}

const placeOf = ({ label, title }: Article, clause = ''): Place => ({
  article: label,
  title,
  clause,
});
/** As the language writes it: 제5조(보험금의 청구), 第五條（保險金之申請）, Article 5 (Making a claim). */
function nameOf({ label, title }: Article): string {
  if (label === '' || title === '') return label || title;
  if (/[\u4e00-\u9fff]/.test(label)) return `${label}（${title}）`;
  return /[\uac00-\ud7a3]/.test(label) ? `${label}(${title})` : `${label} (${title})`;
}

/** A finding about articles as a whole. */
function ofArticles(
  type: FindingType,
  old: Article | undefined,
  fresh: Article | undefined,
  change: { before: string; after: string },
  assessment: Assessment = { gains: 'unclear', reason: null },
): Finding {
  return {
    type,
    old: old ? placeOf(old) : null,
    new: fresh ? placeOf(fresh) : null,
    ...change,
    context: change,
    marks: { old: [], new: [] },
    ...assessment,
  };
}

/** A clause that stands in one wording only. */
function loneChange({ old, new: fresh }: ClausePair, context: FindingType | undefined): Change {
  const text = (old ?? fresh)?.text ?? '';
  const type = context ?? (isExcluding(text) ? 'exclusion' : fresh ? 'added' : 'removed');
  return {
    type,
    before: old?.text ?? '',
    after: fresh?.text ?? '',
    marks: { old: [], new: [] },
  };
}

/** The clauses of articles that belong together, with what changed. */
function compareClauses(
  olds: readonly Article[],
  news: readonly Article[],
  readings: Readings,
): Row[] {
  const owner = (articles: readonly Article[], clause: Clause | null) =>
    articles.find(({ clauses }) => clauses.some(({ text }) => text === clause?.text)) ??
    articles[0];
  const context = contextOf([...olds, ...news].map(({ title }) => title).join(' '));
  const clausesOf = (articles: readonly Article[]) => articles.flatMap(({ clauses }) => clauses);
  return pairClauses(clausesOf(olds), clausesOf(news)).map((pair) => {
    const around = { before: pair.old?.text ?? '', after: pair.new?.text ?? '' };
    // Equal words may refer to another article than before.
    if (pair.equal && !valuesOf(around.after).some(({ kind }) => kind === 'crossReference'))
      return { pair, findings: [] };
    const oldArticle = owner(olds, pair.old);
    const newArticle = owner(news, pair.new);
    const places = {
      old: oldArticle ? placeOf(oldArticle, pair.old?.place) : null,
      new: newArticle ? placeOf(newArticle, pair.new?.place) : null,
    };
    const changes =
      pair.old && pair.new
        ? changesOf(
            around.before,
            around.after,
            { old: readings.old(oldArticle), new: readings.new(newArticle) },
            context,
          )
        : [loneChange(pair, context)];
    return {
      pair,
      findings: changes.map((change) => ({
        ...change,
        ...places,
        context: around,
        ...assess(change, around, context),
      })),
    };
  });
}

function titleFinding({ old, new: fresh }: ArticlePair): Finding[] {
  const letters = (text: string) => compact(text).replace(/[^\p{L}\p{N}]/gu, '');
  if (letters(old.title) === letters(fresh.title)) return [];
  return [ofArticles('wording', old, fresh, { before: old.title, after: fresh.title })];
}

/** Articles that only took another number, run by run: one insertion renumbers all that follow. */
function renumberings(pairs: readonly ArticlePair[]): Map<Article, Finding> {
  const findings = new Map<Article, Finding>();
  let run: ArticlePair[] = [];
  const close = () => {
    const [first] = run;
    const last = run.at(-1);
    if (!first || !last) return;
    const range = (side: 'old' | 'new') =>
      first === last ? first[side].label : `${first[side].label} – ${last[side].label}`;
    const change = { before: range('old'), after: range('new') };
    findings.set(first.new, ofArticles('renumbered', first.old, first.new, change));
    run = [];
  };
  const shift = ({ old, new: fresh }: ArticlePair) => fresh.index - old.index;
  for (const pair of pairs) {
    const renumbered = !pair.moved && pair.old.number !== pair.new.number;
    const last = run.at(-1);
    if (last && (!renumbered || shift(last) !== shift(pair))) close();
    if (renumbered) run.push(pair);
  }
  close();
  return findings;
}

function loneBlock(article: Article, type: 'added' | 'removed', at: number): Block {
  const text = article.clauses.map((clause) => clause.text).join(' ');
  const change = type === 'added' ? { before: '', after: text } : { before: text, after: '' };
  const context = contextOf(article.title);
  const assessment = assess(
    { type: context === 'exclusion' ? 'exclusion' : type, ...change },
    change,
    context,
  );
  const [old, fresh] = type === 'added' ? [undefined, article] : [article, undefined];
  return {
    at,
    old: old ? [old] : [],
    new: fresh ? [fresh] : [],
    findings: [ofArticles(type, old, fresh, change, assessment)],
    rows: article.clauses.map((clause) => ({
      pair: { old: old ? clause : null, new: fresh ? clause : null, equal: false },
      findings: [],
    })),
  };
}

function groupBlock(
  type: 'split' | 'merged',
  olds: Article[],
  news: Article[],
  readings: Readings,
): Block {
  const names = (articles: readonly Article[]) => articles.map(nameOf).join(', ');
  const change = { before: names(olds), after: names(news) };
  const rows = compareClauses(olds, news, readings);
  return {
    at: news[0]?.index ?? 0,
    old: olds,
    new: news,
    findings: [ofArticles(type, olds[0], news[0], change)],
    rows: type === 'split' ? withHeadings(rows, news, 'new') : withHeadings(rows, olds, 'old'),
  };
}

/** The rows with the heading of each of several articles where it begins. */
function withHeadings(
  rows: readonly Row[],
  articles: readonly Article[],
  side: 'old' | 'new',
): Row[] {
  let last: Article | undefined;
  return rows.map((row) => {
    const clause = row.pair[side];
    const article = articles.find(({ clauses }) =>
      clauses.some(({ text }) => text === clause?.text),
    );
    if (!article || article === last) return row;
    last = article;
    return { ...row, opens: headingOf(article) };
  });
}

function blocksOf(
  { pairs, splits, merges, added, removed }: Alignment,
  readings: Readings,
): Block[] {
  const groups = [
    ...splits.map(({ old, parts }) => groupBlock('split', [old], parts, readings)),
    ...merges.map(({ parts, new: fresh }) => groupBlock('merged', parts, [fresh], readings)),
  ];
  const single = pairs
    .filter(
      (pair) => !groups.some((each) => each.old.includes(pair.old) || each.new.includes(pair.new)),
    )
    .map((pair) => ({
      at: pair.new.index,
      old: [pair.old],
      new: [pair.new],
      findings: titleFinding(pair),
      rows: compareClauses([pair.old], [pair.new], readings),
    }));
  const before = (article: Article) =>
    pairs.find(({ old }) => old.index > article.index)?.new.index ?? Infinity;
  const blocks: Block[] = [
    ...single,
    ...groups,
    ...added.map((article) => loneBlock(article, 'added', article.index)),
    ...removed.map((article) => loneBlock(article, 'removed', before(article) - 0.5)),
  ];
  const renumbered = renumberings(pairs);
  for (const { old, new: fresh, moved } of pairs) {
    const block = blocks.find((each) => each.new.includes(fresh));
    const number = renumbered.get(fresh);
    if (number) block?.findings.unshift(number);
    if (moved)
      block?.findings.unshift(
        ofArticles('moved', old, fresh, { before: nameOf(old), after: nameOf(fresh) }),
      );
  }
  return blocks.sort((a, b) => a.at - b.at);
}

/** Everything that changed between two aligned wordings, and both wordings side by side, in the order of the new one. */
export function findingsOf(
  alignment: Alignment,
  readings: Readings,
): { findings: Finding[]; articles: RedlineArticle[] } {
  const findings: Finding[] = [];
  const number = (all: readonly Finding[]) => all.map((finding) => findings.push(finding) - 1);
  const articles = blocksOf(alignment, readings).map((block): RedlineArticle => ({
    old: block.old.map(headingOf),
    new: block.new.map(headingOf),
    findings: number(block.findings),
    rows: block.rows.map(({ pair, findings: own, opens }) => ({
      old: pair.old,
      new: pair.new,
      findings: number(own),
      ...(opens && { opens }),
    })),
  }));
  return { findings, articles };
}
