import { LOCALES, type Locale } from '../locale';
import { Assistant } from './assistant';
import type { Knowledge } from './knowledge';
import { wordingOf } from './words/wording';
import { learnPages, type Lesson, NOWHERE, type PageModel } from './pageModel';

/** A question that somebody asked, and the pages that answer it; none where nothing here does. */
export interface Example {
  question: string;
  locale: string;
  pages: readonly string[];
}

/** What the text of a page teaches beside a question about it. */
const OF_TEXT = 0.3;

/** Knowledge with the models that tell by its words which page a question is about. */
export function withPageModels(knowledge: Knowledge, examples: readonly Example[]): Knowledge {
  const { blocks, questions } = knowledge;
  const assistant = new Assistant(knowledge);
  const modelFor = (locale: Locale): PageModel => {
    const library = assistant.library(locale);
    const written = questions.map(({ blocks: targets, texts }): Lesson => ({
      words: texts[locale].words.split(' '),
      wording: wordingOf(texts[locale].text),
      page: blocks[targets[0] ?? -1]?.path ?? NOWHERE,
      counts: 1,
    }));
    const read = blocks.flatMap(({ path, texts }): Lesson[] =>
      texts[locale].words
        ? [{ words: texts[locale].words.split(' '), page: path, counts: OF_TEXT }]
        : [],
    );
    const asked = examples
      .filter((example) => example.locale === locale)
      .flatMap(({ question, pages }): Lesson[] => {
        const { words, wording } = assistant.saidIn(question, locale);
        const named = pages.length > 0 ? pages : [NOWHERE];
        return named.map((page) => ({ words, wording, page, counts: 1 / named.length }));
      });
    return learnPages([...written, ...read, ...asked], (word) => library.words.weight(word));
  };
  return {
    ...knowledge,
    pageModels: Object.fromEntries(LOCALES.map((locale) => [locale, modelFor(locale)])) as Record<
      Locale,
      PageModel
    >,
  };
}
