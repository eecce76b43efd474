import type { Locale } from '../locale';
import { inTaiwan, termsIn } from '../wiki';
import { type Part, partsOf, plainText } from './compose';
import { decide, type Decision, type Resolved } from './decide';
import type { Match } from './evidence';
import type { Knowledge, WrittenQuestion } from './knowledge';
import { Library } from './library';
import { askedIn, isFollowUp, isGreeting, questionsIn } from './question';
import { spelt } from './spelling';
import { kindsOf, languageOf, Vocabulary } from './text';

export interface Answer {
  kind: 'answer' | 'image' | 'refusal';
  locale: Locale;
  parts: Part[];
  text: string;
  /** Questions that lead on. */
  suggestions: string[];
  /** The nearest pages, where there is no answer. */
  pages: { path: string; title: string }[];
}

export interface Asked {
  question: string;
  /** The question before, which this one may follow up. */
  previous?: string;
  /** Of the reader, for a question that does not show its own. */
  locale: Locale;
}

const SUGGESTIONS = 3;
const PAGES = 3;

/** Answers from what it knows, word for word, or says that it does not know. */
export class Assistant {
  readonly #vocabulary: Vocabulary;
  readonly #libraries = new Map<Locale, Library>();

  constructor(readonly knowledge: Knowledge) {
    this.#vocabulary = new Vocabulary(knowledge.glossary, knowledge.synonyms, knowledge.fillers);
  }

  /** Makes a language ready; asking does it too, but whoever asks first waits. */
  library(locale: Locale): Library {
    const known = this.#libraries.get(locale);
    if (known) return known;
    const library = new Library(this.knowledge, locale);
    this.#libraries.set(locale, library);
    return library;
  }

  ask({ question, previous = '', locale: reader }: Asked): Answer {
    const locale = languageOf(question, reader);
    if (isGreeting(question)) return this.#greeting(locale);
    const asked = askedIn(question);
    const library = this.library(locale);
    const questions = questionsIn(asked, locale);
    let before = askedIn(previous);
    const decisions = questions.map((one) => {
      const decision = this.#decide(one, before, library);
      before = one;
      return decision;
    });
    const answers = decisions.flatMap(({ answer }) => (answer ? [answer] : []));
    if (answers.length === 0) return this.#refusal(decisions, library);
    const seen = new Set<number>();
    const parts = answers.flatMap((answer) => {
      const blocks = answer.blocks.filter((block) => !seen.has(block));
      for (const block of blocks) seen.add(block);
      return partsOf({ ...answer, blocks }, library, this.#vocabulary);
    });
    if (parts.length === 0) return this.#refusal(decisions, library);
    if (answers.length < decisions.length)
      parts.push({ type: 'say', text: this.knowledge.phrases[locale].partly });
    return {
      kind: parts.every(({ type }) => type === 'image') ? 'image' : 'answer',
      locale,
      parts,
      text: plainText(parts),
      suggestions: suggestionsFor(
        seen,
        new Set(answers.flatMap(({ words }) => [...words])),
        decisions.flatMap(({ nearest }) => nearest),
        library,
      ),
      pages: [],
    };
  }

  /** For tuning: what a single question comes to. */
  decideOn(question: string, reader: Locale): Decision {
    return this.#decide(askedIn(question), '', this.library(languageOf(question, reader)));
  }

  #decide(question: string, previous: string, library: Library): Decision {
    const alone = this.#resolve(question, library);
    if (!previous || !isFollowUp(question)) return decide(alone, library);
    const before = this.#resolve(previous, library);
    const own = decide(alone, library);
    // A whole question that happens to hold ‘it’ stands by itself.
    if (own.answer && own.answer.score > 0.75 && alone.words.size > 2) return own;
    const replaced = (words: ReadonlySet<string>) =>
      [...words].filter((word) => !(isModel(word) && [...alone.words].some(isModel)));
    return decide(
      {
        words: new Set([...replaced(before.words), ...alone.words]),
        kinds: alone.kinds.size > 0 ? alone.kinds : before.kinds,
        terms: alone.terms.length > 0 ? alone.terms : before.terms,
      },
      library,
    );
  }

  #resolve(question: string, library: Library): Resolved {
    const { glossary, simplifiedChinese } = this.knowledge;
    const text = spelt(inTaiwan(question, simplifiedChinese), library);
    const named = termsIn(text, glossary).map(({ id }) => id);
    const words = new Set(this.#vocabulary.wordsOf(text, named));
    const terms = [...words].filter((word) => word.startsWith('@')).map((word) => word.slice(1));
    return { words, kinds: kindsOf(text), terms };
  }

  #greeting(locale: Locale): Answer {
    const parts: Part[] = [{ type: 'say', text: this.knowledge.phrases[locale].greeting }];
    const first = this.knowledge.questions.slice(0, SUGGESTIONS);
    const suggestions = first.map(({ texts }) => texts[locale].text);
    return { kind: 'answer', locale, parts, text: plainText(parts), suggestions, pages: [] };
  }

  #refusal(decisions: readonly Decision[], library: Library): Answer {
    const { locale } = library;
    const nearest = decisions.flatMap((decision) => decision.nearest);
    const paragraph = decisions.map((one) => ('paragraph' in one ? one.paragraph : undefined))[0];
    const { unknown, unknownParagraph } = this.knowledge.phrases[locale];
    const text = paragraph ? unknownParagraph.replace('{paragraph}', paragraph) : unknown;
    const parts: Part[] = [{ type: 'say', text }];
    const pages = pagesOf(nearest, library);
    return { kind: 'refusal', locale, parts, text, suggestions: [], pages };
  }
}

const isModel = (word: string) => /^@(?:vfa|paa|gmm|reinsurance-held)$/.test(word);

/** How near a match must be for its page to be worth a look. */
const NEAR = 0.3;

function pagesOf(matches: readonly Match[], { knowledge, locale }: Library): Answer['pages'] {
  const pages = new Map<string, string>();
  for (const { entry, score } of [...matches].sort((a, b) => b.score - a.score)) {
    const block = knowledge.blocks[entry.blocks[0] ?? -1];
    if (block && score >= NEAR && pages.size < PAGES)
      pages.set(block.path, block.texts[locale].title);
  }
  return [...pages].map(([path, title]) => ({ path, title }));
}

/** Questions of the same pages that other blocks answer, or near ones, each on another matter than the ones before. */
function suggestionsFor(
  seen: ReadonlySet<number>,
  asked: ReadonlySet<string>,
  matches: readonly Match[],
  { knowledge, locale, entries }: Library,
): string[] {
  const paths = new Set([...seen].map((index) => knowledge.blocks[index]?.path));
  const last = Math.max(...seen);
  const leadsOn = ({ blocks, texts }: WrittenQuestion) =>
    blocks.length > 0 &&
    blocks.every((index) => !seen.has(index)) &&
    !kindsOf(texts[locale].text).has('show');
  const others = knowledge.questions.filter(
    (question) =>
      leadsOn(question) &&
      question.blocks.some((index) => paths.has(knowledge.blocks[index]?.path)),
  );
  // Written questions are the first entries, in their order.
  const near = matches.flatMap(({ entry }) => knowledge.questions[entries.indexOf(entry)] ?? []);
  const later = others.filter(({ blocks }) => (blocks[0] ?? 0) > last);
  const said = [asked];
  const suggestions: string[] = [];
  for (const { texts } of [...later, ...others, ...near.filter(leadsOn)]) {
    const { text, words } = texts[locale];
    const own = new Set(words.split(' '));
    if (suggestions.length === SUGGESTIONS || said.some((one) => isAlike(own, one))) continue;
    said.push(own);
    suggestions.push(text);
  }
  return suggestions;
}

/** Whether two questions ask nearly the same. */
function isAlike(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const shared = [...one].filter((word) => other.has(word)).length;
  return shared / Math.min(one.size, other.size) > 0.6;
}
