import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Locale } from '@/domain/locale';
import { branchOf, type WikiPage } from '@/domain/wiki';
import { loadPage } from '../pages';
import styles from './Article.module.css';

interface ChapterPrintProps {
  chapter: string;
  locale: Locale;
  onEnd: () => void;
}

/** The open page is in the document already: its ids would stand there twice. */
const withoutIds = (html: string) =>
  html.replace(/ (id|aria-labelledby|aria-describedby)="[^"]*"/g, '');

/** All pages of a chapter one after the other, on paper only: fetches them, prints them, and is gone. */
export function ChapterPrint({ chapter, locale, onEnd }: ChapterPrintProps) {
  const [pages, setPages] = useState<(WikiPage & { path: string })[]>();
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    let wanted = true;
    const load = async ({ path }: { path: string }) => ({
      ...(await loadPage(path, locale)),
      path,
    });
    Promise.all(branchOf(chapter).map(load)).then(
      (loaded) => wanted && setPages(loaded),
      () => end(),
    );
    return () => {
      wanted = false;
    };
  }, [chapter, locale]);
  useEffect(() => {
    if (!pages) return;
    document.documentElement.dataset.print = 'chapter';
    const done = () => end();
    window.addEventListener('afterprint', done);
    window.print();
    return () => {
      window.removeEventListener('afterprint', done);
      delete document.documentElement.dataset.print;
    };
  }, [pages]);
  if (!pages) return null;
  return createPortal(
    <div className={styles.chapter}>
      {pages.map(({ path, heading, summary, html }) => (
        <section key={path} className={styles.article}>
          <p className={styles.number}>{path.replaceAll('/', '.')}</p>
          <h1>{heading}</h1>
          <p data-summary>{summary}</p>
          <div data-text dangerouslySetInnerHTML={{ __html: withoutIds(html) }} />
        </section>
      ))}
    </div>,
    document.body,
  );
}
