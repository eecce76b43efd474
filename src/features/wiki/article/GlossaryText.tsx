import { FormattedMessage, useIntl } from 'react-intl';
import { LOCALES, type Locale, languageTag } from '@/domain/locale';
import type { Term } from '@/domain/wiki';
import { useGlossary } from '../glossary';
import { initialOf } from './initials';
import { messages } from '../messages';

function Entry({
  term: { id, short, terms, also, definition },
  locale,
}: {
  term: Term;
  locale: Locale;
}) {
  const intl = useIntl();
  const others = LOCALES.flatMap((other) => also?.[other] ?? []);
  return (
    <div id={id}>
      <dt>
        <a href={`#${id}`}>{terms[locale]}</a>
        {short && <abbr>{short}</abbr>}
      </dt>
      {LOCALES.filter((other) => other !== locale).map((other) => (
        <dd key={other} lang={languageTag(other)} data-sister>
          {terms[other]}
        </dd>
      ))}
      <dd>{definition[locale]}</dd>
      {others.length > 0 && (
        <dd data-also>
          <FormattedMessage
            id={messages.glossaryAlso.id}
            values={{ words: intl.formatList(others) }}
          />
        </dd>
      )}
    </div>
  );
}

/** Every term in the reader's language with its two sisters, in the order of that language. */
export function GlossaryText({ locale }: { locale: Locale }) {
  const intl = useIntl();
  const { compare } = new Intl.Collator(languageTag(locale));
  const inStrokes = locale === 'zh-tw';
  const terms = [...useGlossary()].sort(
    (a, b) => (inStrokes ? a.strokes - b.strokes : 0) || compare(a.terms[locale], b.terms[locale]),
  );
  /** The first term under each initial. */
  const initials = new Map<string, string>();
  for (const { id, terms: names, strokes } of terms) {
    const initial = inStrokes
      ? intl.formatMessage({ id: messages.glossaryStrokes.id }, { count: strokes })
      : initialOf(names[locale]);
    if (!initials.has(initial)) initials.set(initial, id);
  }
  return (
    <>
      <header>
        <h1>
          <FormattedMessage {...messages.glossary} />
        </h1>
        <p data-summary>
          {intl.formatMessage({ id: messages.glossaryText.id }, { count: terms.length })}
        </p>
      </header>
      <nav data-initials aria-label={intl.formatMessage(messages.contents)}>
        <ul>
          {[...initials].map(([initial, id]) => (
            <li key={initial}>
              <a href={`#${id}`}>{initial}</a>
            </li>
          ))}
        </ul>
      </nav>
      <dl data-terms>
        {terms.map((term) => (
          <Entry key={term.id} term={term} locale={locale} />
        ))}
      </dl>
    </>
  );
}
