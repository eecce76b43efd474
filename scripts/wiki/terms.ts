/** A term of the glossary in a running text: a link to its entry, with a card that shows it in the three languages. */
import { LOCALES, type Locale, languageTag } from '../../src/domain/locale';
import { GLOSSARY, type Term, wikiAddress } from '../../src/domain/wiki';
import { escape } from './markup';
import { glossary } from './words';

/** `said` are the page's own words for the term, empty for the glossary's. Throws on an unknown id. */
export function termHtml(id: string, said: string, locale: Locale, number: number): string {
  const term = glossary().get(id);
  if (!term) throw new Error(`The glossary has no ‘${id}’.`);
  const card = `term-${number}`;
  return (
    `<span data-term><a href="${wikiAddress(GLOSSARY, id)}" aria-describedby="${card}">${escape(said || term.terms[locale])}</a>` +
    `<span data-card role="tooltip" id="${card}">${cardOf(term, locale)}</span></span>`
  );
}

function cardOf({ terms, short, definition }: Term, locale: Locale): string {
  const names = LOCALES.map(
    (other) => `<b lang="${languageTag(other)}">${escape(terms[other])}</b>`,
  );
  const sisters =
    names.join('<i aria-hidden="true">=</i>') + (short ? ` <span>${escape(short)}</span>` : '');
  return `<span data-names>${sisters}</span><span>${escape(definition[locale])}</span>`;
}
