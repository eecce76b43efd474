import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Finding } from '@/domain/clauses';
import { rovingFocus } from '@/ui/focus';
import { findingKey } from '../comparison/findingKey';
import { FindingDetail } from './FindingDetail';
import styles from './FindingList.module.css';
import { FindingSummary } from './FindingSummary';

interface FindingListProps {
  findings: readonly Finding[];
  /** The places of those that are shown. */
  shown: readonly number[];
  selected: number | null;
  notes: Readonly<Record<string, string>>;
  onSelect: (index: number) => void;
}

/** All findings in the order of the new wording; the chosen one opens. The arrow keys walk along. */
export function FindingList({ findings, shown, selected, notes, onSelect }: FindingListProps) {
  const intl = useIntl();
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const item = list.current?.querySelector('[aria-expanded="true"]')?.parentElement;
    item?.scrollIntoView?.({ block: 'nearest' });
  }, [selected]);
  const stop = selected !== null && shown.includes(selected) ? selected : shown[0];
  return (
    // The keys are heard here for the buttons within.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <ol
      ref={list}
      className={styles.list}
      aria-label={intl.formatMessage({ id: 'terms.list' })}
      onKeyDown={rovingFocus({ selector: '[aria-expanded]', axis: 'vertical', loop: false })}
    >
      {shown.map((index) => {
        const finding = findings[index];
        if (!finding) return null;
        const open = index === selected;
        const note = notes[findingKey(finding)];
        return (
          <li key={index} className={styles.item} data-type={finding.type}>
            <button
              type="button"
              className={styles.summary}
              aria-expanded={open}
              tabIndex={index === stop ? 0 : -1}
              onClick={() => onSelect(index)}
            >
              <FindingSummary finding={finding} />
              {note && !open && (
                <span className={styles.note}>
                  <FormattedMessage id="terms.note" />: {note}
                </span>
              )}
            </button>
            {open && <FindingDetail finding={finding} />}
          </li>
        );
      })}
    </ol>
  );
}
