import { useEffect, useMemo, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Comparison, RedlineArticle } from '@/domain/clauses';
import type { TermsComparisonState } from '@/store';
import { classes } from '@/ui';
import { sides } from '../messages';
import { ArticleRedline } from './ArticleRedline';
import styles from './Redline.module.css';

interface RedlineProps extends Pick<TermsComparisonState, 'layout' | 'changesOnly' | 'selected'> {
  comparison: Comparison;
  shown: readonly number[];
  onSelect: (index: number) => void;
}

type Part = { article: RedlineArticle } | { skipped: number };

const isTouched = ({ findings, rows }: RedlineArticle, shown: ReadonlySet<number>) =>
  [...findings, ...rows.flatMap((row) => row.findings)].some((index) => shown.has(index));

/** The articles, runs of those without a change as their number. */
function partsOf(articles: readonly RedlineArticle[], shown: ReadonlySet<number>): Part[] {
  const parts: Part[] = [];
  for (const article of articles) {
    const last = parts.at(-1);
    if (isTouched(article, shown)) parts.push({ article });
    else if (last && 'skipped' in last) last.skipped += 1;
    else parts.push({ skipped: 1 });
  }
  return parts;
}

/** Both wordings, article by article, with what changed marked down to the word. */
export function Redline({
  comparison,
  shown,
  selected,
  layout,
  changesOnly,
  onSelect,
}: RedlineProps) {
  const intl = useIntl();
  const box = useRef<HTMLElement>(null);
  const visible = useMemo(() => new Set(shown), [shown]);
  const parts = useMemo(
    (): Part[] =>
      changesOnly
        ? partsOf(comparison.articles, visible)
        : comparison.articles.map((article) => ({ article })),
    [comparison, visible, changesOnly],
  );
  useEffect(() => {
    const mark = box.current?.querySelector('[data-selected="true"]');
    mark?.scrollIntoView?.({ block: 'center' });
  }, [selected, layout, changesOnly]);
  return (
    <section
      ref={box}
      className={classes(styles.redline, layout === 'inline' && styles.inline)}
      aria-label={intl.formatMessage({ id: 'terms.redline' })}
    >
      {layout === 'sideBySide' && (
        <div className={styles.heads} aria-hidden="true">
          <span>
            <FormattedMessage {...sides.old} />
          </span>
          <span>
            <FormattedMessage {...sides.new} />
          </span>
        </div>
      )}
      {parts.map((part, index) =>
        'skipped' in part ? (
          <p key={index} className={styles.skipped}>
            <FormattedMessage id="terms.skippedArticles" values={{ count: part.skipped }} />
          </p>
        ) : (
          <ArticleRedline
            key={index}
            article={part.article}
            findings={comparison.findings}
            visible={visible}
            selected={selected}
            layout={layout}
            changesOnly={changesOnly}
            onSelect={onSelect}
          />
        ),
      )}
    </section>
  );
}
