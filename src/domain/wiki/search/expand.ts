import { LOCALES, type Locale } from '../../locale';
import type { Term } from '../page';
import { tokensOf } from './tokens';

/** Every way in which a term is written, in all languages. */
function formsOf({ terms, short, also }: Term): string[] {
  return [...LOCALES.flatMap((locale) => [terms[locale], ...(also?.[locale] ?? [])]), ...(short ? [short] : [])];
}

/** Whether a text holds a form, whatever its endings: the terms of the form follow one another in it. */
function holds(text: string[], form: string[]): boolean {
  if (form.length === 0) return false;
  return text.some((_term, index) => form.every((term, place) => text[index + place] === term));
}

const termsOf = (text: string) => tokensOf(text).map(({ term }) => term);

/** The terms of the glossary that a question holds, in any language or as an abbreviation. */
export function termsIn(question: string, glossary: readonly Term[]): Term[] {
  const asked = termsOf(question);
  const found = glossary.flatMap((term) => {
    const form = formsOf(term)
      .map(termsOf)
      .filter((terms) => holds(asked, terms))
      .sort((a, b) => b.length - a.length)[0];
    return form ? [{ term, form }] : [];
  });
  // ‘insurance contract’ inside ‘reinsurance contract held’ is not what is asked.
  const isPart = (form: string[]) => found.some((other) => other.form.length > form.length && holds(other.form, form));
  return found.filter(({ form }) => !isPart(form)).map(({ term }) => term);
}

/**
 * The words of a language for what a question asks: a term of the glossary in any language, or its abbreviation, brings the language's own term
 * along. Empty where the question holds no term, or holds it in that very form.
 */
export function expansionsOf(question: string, glossary: readonly Term[], locale: Locale): string[] {
  const asked = termsOf(question);
  const words = termsIn(question, glossary).flatMap(({ terms, short }) => [terms[locale], ...(short ? [short] : [])]);
  return [...new Set(words)].filter((word) => !holds(asked, termsOf(word)));
}
