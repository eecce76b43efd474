import { factNames } from './factNames';
import { wordsOfResults } from './resultNames';
import { phrasesOf } from './vocabulary';

/** The words in which cases may be written: names of facts with other phrases for them, and words of published tables with theirs. */
export const caseVocabulary = {
  description:
    'Cases: { id, model?, facts | input, expected, tolerance }. Facts go by these names or phrases, in any order of words, camel case or not. ' +
    'Published figures go by path (year1.csm.closing, csm.closing[0]) or by what their words say; year2, [1] and 20X2 are the same date, a balance ' +
    'of one date more than there are periods begins with initial recognition, a figure without a date is that of initial recognition, a total ' +
    'is the sum over the periods.',
  facts: Object.fromEntries(factNames.map((name) => [name, phrasesOf[name] ?? []])),
  expected: wordsOfResults,
};
