import { FormattedMessage, useIntl } from 'react-intl';
import type { OcrPage } from '@/store';
import { result } from '../../messages';
import styles from './PageQuality.module.css';

/** More than these would be a list to read; the text marks them all. */
const MAX_WORDS = 30;

/** Below this half of what was read may be wrong. */
const MIN_FAIR_CONFIDENCE = 70;

const grade = (confidence: number) =>
  confidence >= 85 ? 'good' : confidence >= MIN_FAIR_CONFIDENCE ? 'fair' : 'poor';

interface PageQualityProps {
  page: OcrPage;
  onShow: (start: number, end: number) => void;
}

/** How far a page with text can be trusted: its source or confidence, and the words to compare with the original. */
export function PageQuality({
  page: { text, source, confidence, doubtful, damaged },
  onShow,
}: PageQualityProps) {
  const intl = useIntl();
  const percent = (value: number) => intl.formatNumber(value / 100, { style: 'percent' });
  if (text.trim() === '') return null;
  const missing = damaged && (
    <p className={styles.warning}>
      <FormattedMessage {...result.damaged} />
    </p>
  );
  if (source === 'textLayer')
    return (
      <>
        {missing}
        <FormattedMessage tagName="p" {...result.textLayer} />
      </>
    );
  return (
    <>
      {missing}
      {confidence !== null && confidence < MIN_FAIR_CONFIDENCE && (
        <p className={styles.warning}>
          <FormattedMessage {...result.doubtfulPage} />
        </p>
      )}
      <p className={styles.summary}>
        {confidence !== null && (
          <span className={styles.confidence} data-grade={grade(confidence)}>
            <FormattedMessage {...result.confidence} values={{ percent: percent(confidence) }} />
          </span>
        )}
        {doubtful.length > 0 && (
          <FormattedMessage {...result.doubtful} values={{ count: doubtful.length }} />
        )}
      </p>
      {doubtful.length > 0 && (
        <ul className={styles.words}>
          {doubtful.slice(0, MAX_WORDS).map(({ start, end, confidence: certain }) => {
            const word = text.slice(start, end);
            return (
              <li key={start}>
                <button
                  type="button"
                  aria-label={intl.formatMessage(result.doubtfulWord, {
                    word,
                    percent: percent(certain),
                  })}
                  onClick={() => onShow(start, end)}
                >
                  {word}
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}
