import { FormattedMessage } from 'react-intl';
import { LOCALES, type Locale, languageTag } from '@/domain/locale';
import { excerpt, GLOSSARY, type Part, type Term, wikiAddress } from '@/domain/wiki';
import { SiteLink } from '@/ui';
import { messages } from '../messages';
import type { Engine, Found } from './engine';
import styles from './Search.module.css';

function Marked({ parts }: { parts: Part[] }) {
  // The parts stand in the order of the text; nothing in them moves.
  return parts.map(({ text, hit }, index) =>
    hit ? <mark key={`${index} ${text}`}>{text}</mark> : text,
  );
}

function PageResult({ found: { passage, terms } }: { found: Found }) {
  const { path, page, heading, anchor, trail, text } = passage;
  return (
    <li>
      <SiteLink to={wikiAddress(path, anchor)}>
        <small>{trail}</small>
        <b>
          <Marked parts={excerpt(heading ? `${page} › ${heading}` : page, terms)} />
        </b>
        <span>
          <Marked parts={excerpt(text, terms)} />
        </span>
      </SiteLink>
    </li>
  );
}

function TermResult({ term: { id, terms, short }, locale }: { term: Term; locale: Locale }) {
  return (
    <li>
      <SiteLink to={wikiAddress(GLOSSARY, id)}>
        <small>
          <FormattedMessage {...messages.glossary} />
        </small>
        <b>
          {terms[locale]} {short}
        </b>
        <span>
          {LOCALES.filter((other) => other !== locale).map((other) => (
            <span key={other} lang={languageTag(other)} className={styles.sister}>
              {terms[other]}
            </span>
          ))}
        </span>
      </SiteLink>
    </li>
  );
}

interface ResultsProps {
  engine: Engine;
  asked: string;
  locale: Locale;
}

export function Results({ engine, asked, locale }: ResultsProps) {
  const pages = engine.find(asked);
  const terms = engine.terms(asked).slice(0, 2);
  const count = pages.length + terms.length;
  return (
    <>
      <p role="status">
        {asked && <FormattedMessage id={messages.searchFound.id} values={{ count }} />}
      </p>
      <ol className={styles.results}>
        {pages.slice(0, 1).map((found) => (
          <PageResult key={found.passage.path} found={found} />
        ))}
        {terms.map((term) => (
          <TermResult key={term.id} term={term} locale={locale} />
        ))}
        {pages.slice(1).map((found) => (
          <PageResult key={found.passage.path} found={found} />
        ))}
      </ol>
    </>
  );
}
