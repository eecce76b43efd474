import { useIntl } from 'react-intl';
import type { Strengths as StrengthsContent } from '../content';
import { messages } from '../messages';
import styles from './Strengths.module.css';

/** Six hexagons that make one figure, and the list that says the same in words. */
export function Strengths({ strengths: { core, items } }: { strengths: StrengthsContent }) {
  const intl = useIntl();
  const names = intl.formatList(items.map(({ name }) => name));
  return (
    <div className={styles.strengths}>
      <div
        className={styles.frame}
        role="img"
        aria-label={intl.formatMessage({ id: messages.strengthsFigure.id }, { core, names })}
      >
        <div className={styles.hexagons}>
          <div>{core}</div>
          {items.map(({ name }, index) => (
            <div key={name}>
              <span>{index + 1}</span>
              {name}
            </div>
          ))}
        </div>
      </div>
      <ol className={styles.list}>
        {items.map(({ name, text }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
