import { LOCALES, type Locale, languageTag } from '@/domain/locale';
import type { Row, Wording } from '../../tests/spec/row';
import styles from './MessagesPage.module.css';
import { messageText } from './messageText';

function OurWords({ wording, locale }: { wording: Wording; locale: Locale }) {
  if (!wording.id) return <td className={styles.absent}>not said yet</td>;
  const text = messageText(wording.id, locale);
  return (
    <td>
      <span lang={languageTag(locale)}>{text}</span>
      {locale === wording.language && (
        <small className={text === wording.text ? styles.equal : styles.different}>
          {text === wording.text ? '✓ equal' : '≠ differs'}
        </small>
      )}
    </td>
  );
}

function Words({ wording }: { wording: Wording | undefined }) {
  if (!wording) return <td colSpan={4}>The row gives no words.</td>;
  return (
    <>
      <td>
        <span lang={languageTag(wording.language)}>{wording.text}</span>
        {wording.id && <code>{wording.id}</code>}
      </td>
      {LOCALES.map((locale) => (
        <OurWords key={locale} wording={wording} locale={locale} />
      ))}
    </>
  );
}

/** A row of the specification: one line for each of its words. */
export function MessageRow({ row }: { row: Row }) {
  const [first, ...others] = row.words ?? [];
  const rowSpan = Math.max(1, others.length + 1);
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" rowSpan={rowSpan}>
          {row.id}
          <small>{row.screen}</small>
          {row.stage === 'later' && <small className={styles.later}>later</small>}
        </th>
        <td rowSpan={rowSpan}>
          {row.trigger}
          <small>{row.rule}</small>
        </td>
        <Words wording={first} />
        <td rowSpan={rowSpan}>
          {row.contradiction && <p>{row.contradiction}</p>}
          {row.decision && (
            <p>
              <strong>We chose:</strong> {row.decision}
            </p>
          )}
        </td>
        <td rowSpan={rowSpan}>
          {row.story && (
            <a href={`./?path=/story/${row.story}`} target="_top">
              {row.story}
            </a>
          )}
        </td>
      </tr>
      {others.map((wording) => (
        <tr key={wording.text}>
          <Words wording={wording} />
        </tr>
      ))}
    </tbody>
  );
}
