import { longestRising } from './sequence';
import { type Bigrams, bigrams, containment, similarity } from './similarity';
import type { Article } from './text/structure';
import { compact } from './text/text';

export interface ArticlePair {
  old: Article;
  new: Article;
  /** Stands at another place among its neighbours. */
  moved: boolean;
}
export interface Alignment {
  pairs: ArticlePair[];
  added: Article[];
  removed: Article[];
  /** One article became several. */
  splits: { old: Article; parts: Article[] }[];
  /** Several became one. */
  merges: { parts: Article[]; new: Article }[];
}

const bodyOf = ({ clauses }: Article) => clauses.map(({ text }) => text).join(' ');
const titleKey = ({ title }: Article) => compact(title).replace(/[^\p{L}\p{N}]/gu, '');

/** Below this two articles are not the same one. */
const MIN_SIMILARITY = 0.45;
/** An equal title makes up for a body that was written anew. */
const MIN_SIMILARITY_SAME_TITLE = 0.15;
const MIN_CONTAINMENT = 0.65;

interface Profile {
  article: Article;
  body: Bigrams;
  title: string;
}
const profileOf = (article: Article): Profile => ({
  article,
  body: bigrams(bodyOf(article)),
  title: titleKey(article),
});

const scoreOf = (one: Profile, other: Profile) => {
  const sameTitle = one.title !== '' && one.title === other.title;
  const body = similarity(
    one.body,
    other.body,
    sameTitle ? MIN_SIMILARITY_SAME_TITLE : MIN_SIMILARITY,
  );
  if (body === 0) return 0;
  return body + (sameTitle ? 0.5 : 0) + (one.article.number === other.article.number ? 0.02 : 0);
};

/** Pairs whatever is equal to the letter, in order. */
function pairEqual(
  olds: Profile[],
  news: Profile[],
  keyOf: (profile: Profile) => string,
): [Profile, Profile][] {
  const byKey = new Map<string, Profile[]>();
  for (const profile of news) {
    const key = keyOf(profile);
    byKey.set(key, [...(byKey.get(key) ?? []), profile]);
  }
  return olds.flatMap((profile): [Profile, Profile][] => {
    const key = keyOf(profile);
    const match = key === '' ? undefined : byKey.get(key)?.shift();
    return match ? [[profile, match]] : [];
  });
}

/** The best pairs first, each article once. */
function pairBest(olds: readonly Profile[], news: readonly Profile[]): [Profile, Profile][] {
  const candidates = olds.flatMap((one) =>
    news
      .map((other) => ({ one, other, score: scoreOf(one, other) }))
      .filter(({ score }) => score > 0),
  );
  candidates.sort((a, b) => b.score - a.score);
  const used = new Set<Profile>();
  return candidates.flatMap(({ one, other }): [Profile, Profile][] => {
    if (used.has(one) || used.has(other)) return [];
    used.add(one).add(other);
    return [[one, other]];
  });
}

/** Finds for each article of one wording that of the other, by title and content; numbers decide nothing. */
export function alignArticles(
  oldArticles: readonly Article[],
  newArticles: readonly Article[],
): Alignment {
  const olds = oldArticles.map(profileOf);
  const news = newArticles.map(profileOf);
  const equal = pairEqual(olds, news, ({ article, title }) =>
    `${title}\n${compact(bodyOf(article))}`.trim(),
  );
  const used = new Set(equal.flat());
  const best = pairBest(
    olds.filter((profile) => !used.has(profile)),
    news.filter((profile) => !used.has(profile)),
  );
  const all = [...equal, ...best].sort(([a], [b]) => a.article.index - b.article.index);
  const rising = longestRising(all.map(([, other]) => other.article.index));
  const pairs = all.map(([one, other], index) => ({
    old: one.article,
    new: other.article,
    moved: !rising.has(index),
  }));
  const paired = new Set(all.flat());
  const loose = (profiles: readonly Profile[]) =>
    profiles.filter((profile) => !paired.has(profile));
  const splits = groups(loose(news), olds, (part, whole) => isPartOf(part, whole, all, 'old'));
  const merges = groups(loose(olds), news, (part, whole) => isPartOf(part, whole, all, 'new'));
  const gone = new Set([...splits, ...merges].flatMap(({ parts }) => parts));
  const rest = (profiles: readonly Profile[]) =>
    loose(profiles)
      .map(({ article }) => article)
      .filter((article) => !gone.has(article));
  const partner = (article: Article, side: 'old' | 'new') =>
    pairs.find((pair) => pair[side] === article)?.[side === 'old' ? 'new' : 'old'];
  return {
    pairs,
    added: rest(news),
    removed: rest(olds),
    splits: splits.map(({ whole, parts }) => ({
      old: whole,
      parts: [...list(partner(whole, 'old')), ...parts].sort((a, b) => a.index - b.index),
    })),
    merges: merges.map(({ whole, parts }) => ({
      new: whole,
      parts: [...list(partner(whole, 'new')), ...parts].sort((a, b) => a.index - b.index),
    })),
  };
}

const list = (article: Article | undefined) => (article ? [article] : []);

/** Whether an article without a partner stands, for the most part, in one of the other wording whose partner does not hold it. */
function isPartOf(
  part: Profile,
  whole: Profile,
  pairs: readonly [Profile, Profile][],
  side: 'old' | 'new',
): boolean {
  if (containment(part.body, whole.body) < MIN_CONTAINMENT) return false;
  const pair = pairs.find(([one, other]) => (side === 'old' ? one : other) === whole);
  const partner = pair?.[side === 'old' ? 1 : 0];
  return partner !== undefined && containment(part.body, partner.body) < MIN_CONTAINMENT;
}

function groups(
  parts: readonly Profile[],
  wholes: readonly Profile[],
  belongs: (part: Profile, whole: Profile) => boolean,
) {
  const found = new Map<Article, Article[]>();
  for (const part of parts) {
    const [best] = wholes
      .filter((whole) => belongs(part, whole))
      .sort((a, b) => containment(part.body, b.body) - containment(part.body, a.body));
    if (best) found.set(best.article, [...(found.get(best.article) ?? []), part.article]);
  }
  return [...found].map(([whole, articles]) => ({ whole, parts: articles }));
}
