import { useState } from 'react';
import type { Locale } from '@/domain/locale';
import { GLOSSARY, sectionAt } from '@/domain/wiki';
import { islandHtml } from '@/ui';
import styles from './Article.module.css';
import './terms.css';
import './text.css';
import { TextBoundary } from '../offline';
import { useScrollSpy } from './useScrollSpy';
import { GlossaryText } from './GlossaryText';
import { PageText } from './PageText';
import { UnknownSection } from './UnknownSection';

interface ArticleProps {
  path: string;
  locale: Locale;
}

/** What the page came with. */
function Kept({ html }: { html: string }) {
  useScrollSpy();
  return (
    <div data-island="wiki" className={styles.article} dangerouslySetInnerHTML={{ __html: html }} />
  );
}

/** WK-7, WK-10: the text of a section. What a prerendered page already shows stays as it is; its text is not loaded a second time. */
export function Article({ path, locale }: ArticleProps) {
  const [kept] = useState(() => ({ path, locale, html: islandHtml('wiki') }));
  if (kept.html !== undefined && kept.path === path && kept.locale === locale) {
    return <Kept key="kept" html={kept.html} />;
  }
  return (
    <TextBoundary path={path} locale={locale} className={styles.article}>
      <div data-island="wiki" className={styles.article}>
        {path === GLOSSARY && <GlossaryText locale={locale} />}
        {sectionAt(path) && <PageText path={path} locale={locale} />}
        {path !== GLOSSARY && !sectionAt(path) && <UnknownSection />}
      </div>
    </TextBoundary>
  );
}
