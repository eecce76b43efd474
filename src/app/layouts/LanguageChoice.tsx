import type { MouseEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { LOCALES, type Locale, languageTag } from '@/domain/locale';
import type { MessageId } from '@/i18n';
import { localeChosen, useAppDispatch, useLocale } from '@/store';
import { Disclosure } from '@/ui';
import styles from './SiteHeader.module.css';

/** Each language under its own name, whatever the page's. */
const names: Record<Locale, MessageId> = {
  en: 'language.en',
  ko: 'language.ko',
  'zh-tw': 'language.zh-tw',
};

interface LanguageListProps {
  className?: string | undefined;
  labelledBy?: string;
}

/** Links, so that the choice works without the application; with it, the page changes in place. */
export function LanguageList({ className, labelledBy }: LanguageListProps) {
  const { pathname } = useLocation();
  const current = useLocale();
  const dispatch = useAppDispatch();
  const choose = (locale: Locale) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    dispatch(localeChosen(locale));
  };
  return (
    <ul className={className} aria-labelledby={labelledBy}>
      {LOCALES.map((locale) => (
        <li key={locale}>
          <a
            href={`${pathname}?lang=${locale}`}
            lang={languageTag(locale)}
            hrefLang={languageTag(locale)}
            aria-current={locale === current ? 'true' : undefined}
            onClick={choose(locale)}
          >
            <FormattedMessage id={names[locale]} />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The choice of language in the header. */
export function LanguageChoice() {
  const intl = useIntl();
  const current = useLocale();
  return (
    <Disclosure
      label={intl.formatMessage(
        { id: 'shell.language' },
        { name: intl.formatMessage({ id: names[current] }) },
      )}
      summary={
        <svg
          width="20"
          height="20"
          viewBox="0 0 20 20"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          aria-hidden="true"
        >
          <circle cx="10" cy="10" r="8" />
          <path d="M2 10h16M10 2c5 5 5 11 0 16M10 2c-5 5-5 11 0 16" />
        </svg>
      }
    >
      <LanguageList className={styles.languages} />
    </Disclosure>
  );
}
