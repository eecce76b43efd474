import { isDefining, markers } from './meaning';
import { alignInOrder } from './sequence';
import type { Article } from './text/structure';
import { type Reading, type Token, tokensOf } from './tokens';
import type { ValueKind } from './values';

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

/** Letters of a clause, from `start` up to `end`. */
export interface Span {
  start: number;
  end: number;
}

export interface Change {
  type: FindingType;
  before: string;
  after: string;
  /** Where it stands in the clause of each side. */
  marks: { old: Span[]; new: Span[] };
}

/** How the words of each wording are read, by the article that they stand in. */
export interface Readings {
  old: (article: Article | undefined) => Reading;
  new: (article: Article | undefined) => Reading;
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

const isFigure = (kind: ValueKind | undefined) => kind !== 'crossReference';
const spansOf = (tokens: readonly Token[]): Span[] => {
  const [first] = tokens;
  const last = tokens.at(-1);
  return first && last ? [{ start: first.start, end: last.end }] : [];
};

/** Figures of both sides, each with the one that took its place. */
function figureChanges({ old, new: fresh }: Hunk): Change[] {
  const before = old.filter(({ value }) => value);
  const after = fresh.filter(({ value }) => value);
  const kind = (token: Token | undefined) => token?.value?.kind;
  const steps = alignInOrder(before.length, after.length, (a, b) =>
    kind(before[a]) === kind(after[b])
      ? 2
      : isFigure(kind(before[a])) === isFigure(kind(after[b]))
        ? 1
        : 0,
  );
  return steps.flatMap((step): Change[] => {
    const was = step.old === undefined ? undefined : before[step.old];
    const is = step.new === undefined ? undefined : after[step.new];
    if (was?.key === is?.key) return [];
    const type = kind(is) ?? kind(was);
    const marks = { old: spansOf(was ? [was] : []), new: spansOf(is ? [is] : []) };
    return type ? [{ type, before: was?.text ?? '', after: is?.text ?? '', marks }] : [];
  });
}

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
  return context ?? (isDefining(after) || isDefining(before) ? 'definition' : 'wording');
}

/** What differs between two clauses that belong together, each difference with its name. */
export function changesOf(
  before: string,
  after: string,
  readings: { old: Reading; new: Reading },
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
      marks: { old: spansOf(hunk.old), new: spansOf(hunk.new) },
    });
  }
  return mergeWords(withoutParticles(changes), hunks.length, context);
}

const MAX_PARTICLE = 6;

/** A particle goes with the negation of its clause: 경우에는 지급합니다, 경우에도 지급하지 않습니다. */
function withoutParticles(changes: Change[]): Change[] {
  if (!changes.some(({ type }) => type === 'negation')) return changes;
  return changes.filter(
    ({ type, before, after }) =>
      !/^(wording|definition|exclusion)$/.test(type) ||
      before === '' ||
      before.slice(0, 2) !== after.slice(0, 2) ||
      Math.max(before.length, after.length) > MAX_PARTICLE,
  );
}

/** Several changes of mere words in one clause are one: it was written anew. */
function mergeWords(
  changes: readonly Change[],
  hunks: number,
  context: FindingType | undefined,
): Change[] {
  const words = changes.filter(
    ({ type }) => /^(wording|definition)$/.test(type) || type === context,
  );
  const [first] = words;
  if (!first || words.length < 2 || hunks < 2) return [...changes];
  const join = (side: 'before' | 'after') =>
    words
      .map((change) => change[side])
      .filter(Boolean)
      .join(' … ');
  const one: Change = {
    type: first.type,
    before: join('before'),
    after: join('after'),
    marks: {
      old: words.flatMap(({ marks }) => marks.old),
      new: words.flatMap(({ marks }) => marks.new),
    },
  };
  return [...changes.filter((change) => !words.includes(change)), one];
}
