import { type MouseEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LOCALES, type Locale, languageTag } from '@/domain/locale';
import { sectionAt, wikiAddress } from '@/domain/wiki';
import type { MessageId } from '@/i18n';
import { localeChosen, toastShown, useAppDispatch } from '@/store';
import { messages } from '../messages';
import { ChapterPrint } from '../article/ChapterPrint';
import styles from './PageTools.module.css';

const names: Record<Locale, MessageId> = {
  en: 'language.en',
  ko: 'language.ko',
  'zh-tw': 'language.zh-tw',
};

/** What can be done with a page: read it in another language, print it or its chapter, copy its link. */
export function PageTools({ path, locale }: { path: string; locale: Locale }) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const [printing, setPrinting] = useState(false);
  const chapter = path.split('/')[0] ?? path;
  const choose = (other: Locale) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    dispatch(localeChosen(other));
  };
  const copyLink = () => {
    const address = `${location.origin}${wikiAddress(path)}${locale === 'en' ? '' : `?lang=${locale}`}`;
    const copied = () =>
      void dispatch(toastShown({ intent: 'success', text: { id: messages.linkCopied.id } }));
    const refused = () =>
      void dispatch(toastShown({ intent: 'error', text: { id: messages.linkNotCopied.id } }));
    // Absent where the page did not come over a safe connection.
    const clipboard: Clipboard | undefined = navigator.clipboard;
    if (clipboard) clipboard.writeText(address).then(copied, refused);
    else refused();
  };
  return (
    <div className={styles.tools}>
      <nav aria-label={intl.formatMessage(messages.languages)}>
        {LOCALES.filter((other) => other !== locale).map((other) => (
          <a
            key={other}
            href={`${wikiAddress(path)}?lang=${other}`}
            lang={languageTag(other)}
            hrefLang={languageTag(other)}
            rel="alternate"
            onClick={choose(other)}
          >
            {intl.formatMessage({ id: names[other] })}
          </a>
        ))}
      </nav>
      <button type="button" onClick={() => window.print()}>
        <FormattedMessage {...messages.print} />
      </button>
      {(sectionAt(chapter)?.children.length ?? 0) > 0 && (
        <button type="button" aria-busy={printing} onClick={() => setPrinting(true)}>
          <FormattedMessage {...messages.printChapter} />
        </button>
      )}
      <button type="button" onClick={copyLink}>
        <FormattedMessage {...messages.copyLink} />
      </button>
      {printing && (
        <ChapterPrint chapter={chapter} locale={locale} onEnd={() => setPrinting(false)} />
      )}
    </div>
  );
}
