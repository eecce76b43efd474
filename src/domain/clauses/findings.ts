import type { Alignment, ArticlePair } from './alignment';
import { type Gain, gainOf } from './gains';
import { contextOf, isExcluding, markers } from './meaning';
import { alignInOrder } from './sequence';
import { type Bigrams, bigrams, similarity } from './similarity';
import type { Article, Clause } from './structure';
import { compact } from './text';
import { type Reading, type Token, tokensOf } from './tokens';
import { type ValueKind, valuesOf } from './values';

export type FindingType =
  | ValueKind
  | 'exclusion'
  | 'negation'
  | 'obligation'
  | 'definition'
  | 'wording'
  | 'moved'
  | 'added'
  | 'removed'
  | 'renumbered'
  | 'split'
  | 'merged';

/** A place in one of the wordings. */
export interface Place {
  article: string;
  title: string;
  /** The mark of the paragraph or item: `①`, `2.`; empty for the article itself. */
  clause: string;
}

export interface Finding {
  type: FindingType;
  old: Place | null;
  new: Place | null;
  before: string;
  after: string;
  /** The clauses around, for reading. */
  context: { before: string; after: string };
  gains: Gain;
}

export interface Readings {
  old: Reading;
  new: Reading;
}

const placeOf = ({ label, title }: Article, clause = ''): Place => ({
  article: label,
  title,
  clause,
});
const nameOf = ({ label, title }: Article) =>
  [label, title && `(${title})`].filter(Boolean).join('');

interface Change {
  type: FindingType;
  before: string;
  after: string;
}

interface Hunk {
  old: Token[];
  new: Token[];
}

/** The runs of tokens that differ; two that only one word keeps apart are one. */
function hunksOf(olds: readonly Token[], news: readonly Token[]): Hunk[] {
  const same = (a: number, b: number) => (olds[a]?.key === news[b]?.key ? 1 : 0);
  const hunks: Hunk[] = [];
  let open: Hunk | undefined;
  for (const step of alignInOrder(olds.length, news.length, same)) {
    if (step.old !== undefined && step.new !== undefined) {
      open = undefined;
      continue;
    }
    if (!open) {
      open = { old: [], new: [] };
      hunks.push(open);
    }
    const old = step.old === undefined ? undefined : olds[step.old];
    const fresh = step.new === undefined ? undefined : news[step.new];
    if (old) open.old.push(old);
    if (fresh) open.new.push(fresh);
  }
  return hunks;
}

const textOf = (text: string, tokens: readonly Token[]) => {
  const [first] = tokens;
  const last = tokens.at(-1);
  return first && last ? text.slice(first.start, last.end) : '';
};
const wordsOf = (tokens: readonly Token[]) =>
  tokens
    .filter(({ value }) => !value)
    .map(({ key }) => key)
    .join('');

/** Figures of both sides, each with the one that took its place. */
function figureChanges({ old, new: fresh }: Hunk): Change[] {
  const before = old.flatMap(({ value, key }) => (value ? [{ ...value, key }] : []));
  const after = fresh.flatMap(({ value, key }) => (value ? [{ ...value, key }] : []));
  const steps = alignInOrder(before.length, after.length, (a, b) =>
    before[a]?.kind === after[b]?.kind
      ? 2
      : isFigure(before[a]?.kind) === isFigure(after[b]?.kind)
        ? 1
        : 0,
  );
  return steps.flatMap((step): Change[] => {
    const was = step.old === undefined ? undefined : before[step.old];
    const is = step.new === undefined ? undefined : after[step.new];
    if (was?.key === is?.key) return [];
    const type = is?.kind ?? was?.kind;
    return type ? [{ type, before: was?.text ?? '', after: is?.text ?? '' }] : [];
  });
}
const isFigure = (kind: ValueKind | undefined) => kind !== 'crossReference';

function changeOfWords(
  hunk: Hunk,
  before: string,
  after: string,
  context: FindingType | undefined,
): FindingType {
  const was = markers(textOf(before, hunk.old));
  const is = markers(textOf(after, hunk.new));
  if (was.exclusion !== is.exclusion) return 'exclusion';
  if (was.negation !== is.negation) return 'negation';
  if (was.duty !== is.duty || was.power !== is.power) return 'obligation';
  return context ?? 'wording';
}

/** What differs between two clauses that belong together, each difference with its name. */
function changesOf(
  before: string,
  after: string,
  readings: Readings,
  context: FindingType | undefined,
): Change[] {
  const hunks = hunksOf(tokensOf(before, readings.old), tokensOf(after, readings.new));
  const changes: Change[] = [];
  for (const hunk of hunks) {
    const figures = figureChanges(hunk);
    changes.push(...figures);
    const was = wordsOf(hunk.old);
    const is = wordsOf(hunk.new);
    // A particle follows its figure: 30일을, 1개월로.
    const particle = figures.length > 0 && was.length <= 2 && is.length <= 2;
    if (was === is || particle) continue;
    changes.push({
      type: changeOfWords(hunk, before, after, context),
      before: textOf(before, hunk.old),
      after: textOf(after, hunk.new),
    });
  }
  return mergeWords(changes, hunks.length);
}

/** Several changes of mere words in one clause are one: it was written anew. */
function mergeWords(changes: readonly Change[], hunks: number): Change[] {
  const words = changes.filter(({ type }) => type === 'wording' || type === 'definition');
  const [first] = words;
  if (!first || words.length < 2 || hunks < 2) return [...changes];
  const join = (side: 'before' | 'after') =>
    words
      .map((change) => change[side])
      .filter(Boolean)
      .join(' … ');
  const one: Change = { type: first.type, before: join('before'), after: join('after') };
  return [...changes.filter((change) => !words.includes(change)), one];
}

/** Clauses below this have nothing to do with one another. */
const RELATED = 0.4;
const MOVED = 0.8;

interface Numbered extends Clause {
  pairs: Bigrams;
  key: string;
}
const prepare = (clauses: readonly Clause[]): Numbered[] =>
  clauses.map((clause) => ({ ...clause, pairs: bigrams(clause.text), key: compact(clause.text) }));

function pairClauses(
  olds: readonly Numbered[],
  news: readonly Numbered[],
): { old?: Numbered; new?: Numbered }[] {
  const steps = alignInOrder(olds.length, news.length, (a, b) => {
    const one = olds[a];
    const other = news[b];
    if (!one || !other) return 0;
    if (one.key === other.key) return 1.5;
    return similarity(one.pairs, other.pairs, RELATED);
  });
  const rows = steps.map((step) => ({
    ...(step.old !== undefined && olds[step.old] && { old: olds[step.old] }),
    ...(step.new !== undefined && news[step.new] && { new: news[step.new] }),
  }));
  // What only changed its place in the article is no loss and no gain.
  for (const row of rows) {
    if (!row.old || row.new) continue;
    const { pairs } = row.old;
    const other = rows.find(
      (each) => each.new && !each.old && similarity(pairs, each.new.pairs) >= MOVED,
    );
    if (other?.new) {
      row.new = other.new;
      delete other.new;
    }
  }
  return rows.filter((row) => row.old ?? row.new);
}

/** The findings within articles that belong together. */
function compareClauses(
  olds: readonly Article[],
  news: readonly Article[],
  readings: Readings,
): Finding[] {
  const owner = (articles: readonly Article[], clause: Clause | undefined) =>
    articles.find(({ clauses }) => clauses.some(({ text }) => text === clause?.text)) ??
    articles[0];
  const before = prepare(olds.flatMap(({ clauses }) => clauses));
  const after = prepare(news.flatMap(({ clauses }) => clauses));
  const context = contextOf([...olds, ...news].map(({ title }) => title).join(' '));
  return pairClauses(before, after).flatMap((row): Finding[] => {
    const was = row.old?.text ?? '';
    const is = row.new?.text ?? '';
    // Equal words may refer to another article than before.
    if (row.old?.key === row.new?.key && !valuesOf(is).some(({ kind }) => !isFigure(kind)))
      return [];
    const oldArticle = owner(olds, row.old);
    const newArticle = owner(news, row.new);
    const around = { before: was, after: is };
    const places = {
      old: oldArticle ? placeOf(oldArticle, row.old?.place) : null,
      new: newArticle ? placeOf(newArticle, row.new?.place) : null,
    };
    const changes: Change[] =
      row.old && row.new
        ? changesOf(was, is, readings, context)
        : [{ type: loneType(was || is, row.new !== undefined, context), ...around }];
    return changes.map((change) => ({
      ...change,
      ...places,
      context: around,
      gains: gainOf(change, around, context),
    }));
  });
}

/** A clause that stands in one wording only. */
function loneType(text: string, added: boolean, context: FindingType | undefined): FindingType {
  if (context) return context;
  if (isExcluding(text)) return 'exclusion';
  return added ? 'added' : 'removed';
}

function titleFinding({ old, new: fresh }: ArticlePair): Finding[] {
  const letters = (text: string) => compact(text).replace(/[^\p{L}\p{N}]/gu, '');
  if (letters(old.title) === letters(fresh.title)) return [];
  const change = { before: old.title, after: fresh.title };
  return [
    {
      type: 'wording',
      old: placeOf(old),
      new: placeOf(fresh),
      ...change,
      context: change,
      gains: 'unclear',
    },
  ];
}

/** Articles that only took another number, run by run: one insertion renumbers all that follow. */
function renumberings(pairs: readonly ArticlePair[]): Finding[] {
  const findings: Finding[] = [];
  let run: ArticlePair[] = [];
  const close = () => {
    const [first] = run;
    const last = run.at(-1);
    if (!first || !last) return;
    const range = (side: 'old' | 'new') =>
      first === last ? first[side].label : `${first[side].label} – ${last[side].label}`;
    const change = { before: range('old'), after: range('new') };
    findings.push({
      type: 'renumbered',
      old: placeOf(first.old),
      new: placeOf(first.new),
      ...change,
      context: change,
      gains: 'unclear',
    });
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

const whole = (article: Article) => article.clauses.map(({ text }) => text).join(' ');

function lone(article: Article, type: 'added' | 'removed'): Finding {
  const text = whole(article);
  const change = type === 'added' ? { before: '', after: text } : { before: text, after: '' };
  const context = contextOf(article.title);
  return {
    type,
    old: type === 'removed' ? placeOf(article) : null,
    new: type === 'added' ? placeOf(article) : null,
    ...change,
    context: change,
    gains: gainOf(
      { type: context === 'exclusion' ? 'exclusion' : type, ...change },
      change,
      context,
    ),
  };
}

function regrouped(
  type: 'split' | 'merged',
  olds: readonly Article[],
  news: readonly Article[],
): Finding {
  const [old] = olds;
  const [fresh] = news;
  const change = { before: olds.map(nameOf).join(', '), after: news.map(nameOf).join(', ') };
  return {
    type,
    old: old ? placeOf(old) : null,
    new: fresh ? placeOf(fresh) : null,
    ...change,
    context: change,
    gains: 'unclear',
  };
}

/** Everything that changed between two aligned wordings, in the order of the new one. */
export function findingsOf(alignment: Alignment, readings: Readings): Finding[] {
  const { pairs, splits, merges, added, removed } = alignment;
  const grouped = new Set([
    ...splits.flatMap(({ old, parts }) => [old, ...parts]),
    ...merges.flatMap(({ parts, new: fresh }) => [...parts, fresh]),
  ]);
  const findings: { at: number; finding: Finding }[] = [];
  const add = (at: number, all: readonly Finding[]) =>
    findings.push(...all.map((finding) => ({ at, finding })));
  for (const pair of pairs) {
    const { old, new: fresh, moved } = pair;
    if (moved) {
      const change = { before: nameOf(old), after: nameOf(fresh) };
      add(fresh.index, [
        {
          type: 'moved',
          old: placeOf(old),
          new: placeOf(fresh),
          ...change,
          context: change,
          gains: 'unclear',
        },
      ]);
    }
    if (grouped.has(old) || grouped.has(fresh)) continue;
    add(fresh.index, [...titleFinding(pair), ...compareClauses([old], [fresh], readings)]);
  }
  for (const { old, parts } of splits) {
    add(parts[0]?.index ?? 0, [
      regrouped('split', [old], parts),
      ...compareClauses([old], parts, readings),
    ]);
  }
  for (const { parts, new: fresh } of merges) {
    add(fresh.index, [
      regrouped('merged', parts, [fresh]),
      ...compareClauses(parts, [fresh], readings),
    ]);
  }
  for (const article of added) add(article.index, [lone(article, 'added')]);
  for (const article of removed) {
    const next = pairs.find(({ old }) => old.index > article.index)?.new.index ?? Infinity;
    add(next - 0.5, [lone(article, 'removed')]);
  }
  for (const finding of renumberings(pairs)) {
    const at = pairs.find(({ new: fresh }) => fresh.label === finding.new?.article)?.new.index ?? 0;
    add(at, [finding]);
  }
  return findings.sort((a, b) => a.at - b.at).map(({ finding }) => finding);
}
