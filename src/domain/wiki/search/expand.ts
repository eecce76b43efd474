import { LOCALES, type Locale } from '../../locale';
import type { Term } from '../page';
import { tokensOf } from './tokens';

interface Form {
  /** Of Korean or Chinese, without the spaces, which are set as one likes; undefined for a form that is too short or in Latin letters. */
  joined: string | undefined;
  /** The same as terms of the index. */
  form: string[];
}

/** A question is compared with every form of every term, at every letter typed. */
const known = new WeakMap<Term, Form[]>();

/** Every way in which a term is written, in all languages. */
function formsOf(entry: Term): Form[] {
  const before = known.get(entry);
  if (before) return before;
  const { terms, short, also, asked = [] } = entry;
  const forms = [
    ...LOCALES.flatMap((locale) => [terms[locale], ...(also?.[locale] ?? [])]),
    ...(short ? [short] : []),
    ...asked,
  ].map((words) => ({ joined: isCjk(words) ? together(words) : undefined, form: termsOf(words) }));
  known.set(entry, forms);
  return forms;
}

/** Whether a text holds a form, whatever its endings: the terms of the form follow one another in it. */
function holds(text: string[], form: string[]): boolean {
  if (form.length === 0) return false;
  return text.some((_term, index) => form.every((term, place) => text[index + place] === term));
}

const termsOf = (text: string) => tokensOf(text).map(({ term }) => term);
const isCjk = (form: string) => /[\uac00-\ud7af\u3400-\u9fff]/.test(form) && form.length > 3;
const together = (text: string) => text.replace(/\s+/g, '');
const isIn = (whole = '', part?: string) => part !== undefined && whole.includes(part);

/** What stands in the question. */
interface Match extends Form {
  term: Term;
}

function matchesIn(question: string, glossary: readonly Term[]): Match[] {
  const asked = termsOf(question);
  const joined = together(question);
  const found = glossary.flatMap((term) => {
    const longest = formsOf(term)
      .filter(({ joined: own, form }) => isIn(joined, own) || holds(asked, form))
      .sort((a, b) => b.form.length - a.form.length)[0];
    return longest ? [{ term, ...longest }] : [];
  });
  // ‘insurance contract’ inside ‘reinsurance contract held’ is not what is asked.
  const isPart = ({ joined: own, form }: Match) =>
    found.some(
      (other) =>
        other.form.length > form.length && (holds(other.form, form) || isIn(other.joined, own)),
    );
  return found.filter((match) => !isPart(match));
}

/** The terms of the glossary that a question holds, in any language or as an abbreviation. */
export function termsIn(question: string, glossary: readonly Term[]): Term[] {
  return matchesIn(question, glossary).map(({ term }) => term);
}

/** Whether a question is one term of the glossary and little else: who asks wants to know what it is. */
export function isTerm(question: string, glossary: readonly Term[]): boolean {
  const { length } = termsOf(question);
  return matchesIn(question, glossary).some(({ form }) => form.length > length * 0.6);
}

/**
 * The words of a language for what a question asks: a term of the glossary in any language, or its abbreviation, brings the language's own term
 * along. Empty where the question holds no term, or holds it in that very form.
 */
export function expansionsOf(
  question: string,
  glossary: readonly Term[],
  locale: Locale,
): string[] {
  const asked = termsOf(question);
  const words = termsIn(question, glossary).flatMap(({ terms, short }) => [
    terms[locale],
    ...(short ? [short] : []),
  ]);
  return [...new Set(words)].filter((word) => !holds(asked, termsOf(word)));
}
