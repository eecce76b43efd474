import type { Locale } from '../locale';
import { inTaiwan, termsIn } from '../wiki';
import { type Part, partsOf, plainText } from './compose';
import { candidatesFor, type Signals } from './deciding/confidence';
import type { Resolved } from './deciding/answerable';
import { decide, decideClaim, type Decision, MATCHES } from './deciding/decide';
import { matchesOf } from './deciding/evidence';
import { decideFigure, FigureNames } from './figures';
import { kindsOf, languageOf } from './words/kinds';
import type { Knowledge } from './knowledge';
import { pagesOf, MAX_SUGGESTIONS, suggestionsFor } from './leadingOn';
import { Library } from './library';
import {
  askedIn,
  asksOfBooks,
  asksOwnFigures,
  isClaim,
  isFollowUp,
  questionsIn,
  type SmallTalk,
  smallTalkIn,
} from './words/question';
import { Speller } from './words/spelling';
import { Vocabulary } from './words/vocabulary';
import { wordingOf } from './words/wording';

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

/** Answers from what it knows, word for word, or says that it does not know. */
export class Assistant {
  readonly #vocabulary: Vocabulary;
  readonly #speller: Speller;
  readonly #libraries = new Map<Locale, Library>();
  readonly #figures = new Map<Locale, FigureNames>();

  constructor(readonly knowledge: Knowledge) {
    this.#vocabulary = new Vocabulary(knowledge.glossary, knowledge.synonyms, knowledge.fillers);
    this.#speller = new Speller(knowledge.spellings);
  }

  /** Makes a language ready; asking does it too, but whoever asks first waits. */
  library(locale: Locale): Library {
    const known = this.#libraries.get(locale);
    if (known) return known;
    const library = new Library(this.knowledge, locale);
    this.#libraries.set(locale, library);
    this.#figures.set(locale, new FigureNames(this.knowledge.figures, locale));
    return library;
  }

  /** The heading of a page in every language; undefined for one that it does not know. */
  titleOf(page: string): Record<Locale, string> | undefined {
    const path = page.replace(/[?#].*$/, '');
    const texts = this.knowledge.blocks.find((block) => block.path === path)?.texts;
    return texts && { en: texts.en.title, ko: texts.ko.title, 'zh-tw': texts['zh-tw'].title };
  }

  ask({ question, previous = '', locale: reader }: Asked): Answer {
    const locale = languageOf(question, reader);
    const talk = smallTalkIn(question);
    if (talk) return this.#talk(talk, locale);
    const asked = askedIn(question);
    const library = this.library(locale);
    const figure = this.#figures.get(locale)?.blocksFor(question);
    const decisions = figure
      ? [decideFigure(figure, this.#resolve(asked, library))]
      : this.#decideAll(questionsIn(asked, locale), askedIn(previous), library);
    const answers = decisions.flatMap(({ answer }) => (answer ? [answer] : []));
    if (answers.length === 0) return this.#refusal(decisions, library);
    const seen = new Set<number>();
    const parts = answers.flatMap((answer) => {
      const blocks = answer.blocks.filter((block) => !seen.has(block));
      for (const block of blocks) seen.add(block);
      return partsOf({ ...answer, blocks }, library, this.#vocabulary);
    });
    if (parts.length === 0) return this.#refusal(decisions, library);
    if (decisions.some((decision) => decision.answer && decision.isClaim))
      parts.unshift({ type: 'say', text: this.knowledge.phrases[locale].ofClaim });
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

  /** What a question says, in words that can be compared, and how it is put. */
  saidIn(question: string, locale: Locale): Resolved {
    return this.#resolve(askedIn(question), this.library(locale));
  }

  /** The pages that may answer, with what speaks for each: what the weights of the decision are fitted to. */
  candidates(question: string, locale: Locale): { path: string; signals: Signals }[] {
    const library = this.library(locale);
    const query = this.#resolve(askedIn(question), library);
    return candidatesFor(query, matchesOf(query, library, MATCHES), library).map(
      ({ match, signals }) => ({ path: library.pageOf(match.entry) ?? '', signals }),
    );
  }

  /** Each question may take its subject from the one before. */
  #decideAll(questions: readonly string[], previous: string, library: Library): Decision[] {
    let before = previous;
    return questions.map((one, place) => {
      const decision = this.#decide(one, before, library, place > 0);
      before = one;
      return decision;
    });
  }

  /** @param isRest it stands in one text with the question before, and may take its subject from there */
  #decide(question: string, previous: string, library: Library, isRest: boolean): Decision {
    const alone = this.#resolve(question, library);
    if (asksOwnFigures(question))
      return {
        nearest: matchesOf(alone, library),
        ...(asksOfBooks(question) && { ofBooks: question }),
      };
    const claim = isClaim(question) ? decideClaim(alone, library) : undefined;
    if (claim) return claim;
    if (!previous || !(isFollowUp(question) || isRest)) return decide(alone, library);
    const before = this.#resolve(previous, library);
    const own = decide(alone, library);
    // A whole question that happens to hold ‘it’ stands by itself.
    if (own.answer && own.answer.score > 0.75 && alone.words.size > 2) return own;
    if (own.answer && isRest && alone.terms.length > 0) return own;
    // What is plainly another matter takes no subject from the question before.
    if (isRest && own.nearest[0]?.entry.blocks.length === 0) return own;
    const replaced = (words: ReadonlySet<string>) =>
      [...words].filter((word) => !(isModel(word) && [...alone.words].some(isModel)));
    return decide(
      {
        words: new Set([...replaced(before.words), ...alone.words]),
        wording: new Set([...before.wording, ...alone.wording]),
        kinds: alone.kinds.size > 0 ? alone.kinds : before.kinds,
        terms: alone.terms.length > 0 ? alone.terms : before.terms,
      },
      library,
    );
  }

  #resolve(question: string, library: Library): Resolved {
    const { glossary, simplifiedChinese } = this.knowledge;
    const text = this.#speller.spelt(inTaiwan(question, simplifiedChinese));
    const named = termsIn(text, glossary).map(({ id }) => id);
    const words = library.words.withoutJoins(new Set(this.#vocabulary.wordsOf(text, named)));
    const terms = [...words].filter((word) => word.startsWith('@')).map((word) => word.slice(1));
    return { words, wording: wordingOf(text), kinds: kindsOf(text), terms };
  }

  /** Words of ours, and the first questions to begin with. */
  #talk(talk: SmallTalk, locale: Locale): Answer {
    const parts: Part[] = [{ type: 'say', text: this.knowledge.phrases[locale][talk] }];
    const first = this.knowledge.questions.slice(0, MAX_SUGGESTIONS);
    const suggestions = first.map(({ texts }) => texts[locale].text);
    // Who is annoyed is offered a person.
    const kind = talk === 'sorry' ? 'refusal' : 'answer';
    return { kind, locale, parts, text: plainText(parts), suggestions, pages: [] };
  }

  #refusal(decisions: readonly Decision[], library: Library): Answer {
    const { locale } = library;
    const nearest = decisions.flatMap((decision) => decision.nearest);
    const paragraph = decisions.map((one) => ('paragraph' in one ? one.paragraph : undefined))[0];
    const ofBooks = decisions.map((one) => ('ofBooks' in one ? one.ofBooks : undefined))[0];
    const { unknown, unknownParagraph, ofBooks: books, askBooks } = this.knowledge.phrases[locale];
    const text = ofBooks
      ? books
      : paragraph
        ? unknownParagraph.replace('{paragraph}', paragraph)
        : unknown;
    const parts: Part[] = [{ type: 'say', text }];
    const pages = pagesOf(nearest, library);
    if (ofBooks)
      pages.unshift({ path: `${TEXT_TO_SQL}?q=${encodeURIComponent(ofBooks)}`, title: askBooks });
    return { kind: 'refusal', locale, parts, text, suggestions: [], pages };
  }
}

/** Where figures of the books are asked for. */
const TEXT_TO_SQL = '/solution/textToSql';

const isModel = (word: string) => /^@(?:vfa|paa|gmm|reinsurance-held)$/.test(word);
