import { FormattedMessage } from 'react-intl';
import type { Finding, Heading, RedlineArticle, RedlineRow } from '@/domain/clauses';
import type { TermsComparisonState } from '@/store';
import { ClauseRedline } from './ClauseRedline';
import styles from './Redline.module.css';
import { types } from '../messages';

interface ArticleRedlineProps extends Pick<TermsComparisonState, 'layout' | 'changesOnly'> {
  article: RedlineArticle;
  findings: readonly Finding[];
  visible: ReadonlySet<number>;
  selected: number | null;
  onSelect: (index: number) => void;
}

const nameOf = ({ label, title }: Heading) => [label, title].filter(Boolean).join(' ');
const namesOf = (headings: readonly Heading[]) => headings.map(nameOf).join(', ');

type Part = { row: RedlineRow } | { opens: Heading } | { skipped: number };

/** The clauses under the articles that they belong to, runs of those without a change as their number; all of an article that is new or gone. */
function partsOf({ old, new: fresh, rows }: RedlineArticle, changesOnly: boolean): Part[] {
  const whole = !changesOnly || old.length === 0 || fresh.length === 0;
  const parts: Part[] = [];
  for (const row of rows) {
    if (row.opens) parts.push({ opens: row.opens });
    const last = parts.at(-1);
    if (whole || row.findings.length > 0) parts.push({ row });
    else if (last && 'skipped' in last) last.skipped += 1;
    else parts.push({ skipped: 1 });
  }
  return parts;
}

/** One article of both wordings. */
export function ArticleRedline({
  article,
  findings,
  visible,
  selected,
  layout,
  changesOnly,
  onSelect,
}: ArticleRedlineProps) {
  const { old, new: fresh } = article;
  const [was, is] = [namesOf(old), namesOf(fresh)];
  const both = layout === 'sideBySide';
  return (
    <article className={styles.article}>
      <header className={styles.heading}>
        {both && is && <p className={styles.counterpart}>{was}</p>}
        <h3>{is || was}</h3>
        {article.findings
          .filter((index) => visible.has(index))
          .map((index) => {
            const type = findings[index]?.type;
            return (
              type && (
                <button
                  key={index}
                  type="button"
                  className={styles.badge}
                  data-selected={index === selected}
                  onClick={() => onSelect(index)}
                >
                  <FormattedMessage {...types[type]} />
                </button>
              )
            );
          })}
      </header>
      {partsOf(article, changesOnly).map((part, at) =>
        'skipped' in part ? (
          <p key={at} className={styles.skipped}>
            <FormattedMessage id="terms.skipped" values={{ count: part.skipped }} />
          </p>
        ) : 'opens' in part ? (
          <h4 key={at} className={styles.opens} data-side={fresh.length > 1 ? 'new' : 'old'}>
            {nameOf(part.opens)}
          </h4>
        ) : (
          <ClauseRedline
            key={at}
            row={part.row}
            findings={findings}
            visible={visible}
            selected={selected}
            layout={layout}
            onSelect={onSelect}
          />
        ),
      )}
    </article>
  );
}
