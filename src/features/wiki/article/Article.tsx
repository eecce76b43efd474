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
function Prerendered({ html }: { html: string }) {
  useScrollSpy();
  return (
    <div data-island="wiki" className={styles.article} dangerouslySetInnerHTML={{ __html: html }} />
  );
}

/** WK-7, WK-10: the text of a section. What a prerendered page already shows stays as it is; its text is not loaded a second time. */
export function Article({ path, locale }: ArticleProps) {
  const [prerendered] = useState(() => ({ path, locale, html: islandHtml('wiki') }));
  if (
    prerendered.html !== undefined &&
    prerendered.path === path &&
    prerendered.locale === locale
  ) {
    return <Prerendered key="prerendered" html={prerendered.html} />;
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
