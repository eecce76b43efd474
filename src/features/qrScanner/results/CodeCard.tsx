import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { type Code, isSecret, isWhole, revealed } from '@/domain/qr';
import { result } from '../messages';
import { CodeActions } from './CodeActions';
import { Fields } from './Fields';
import styles from './Results.module.css';
import { formatName, understood } from './understood';
import { Warnings } from './Warnings';

/** One code: what it is, what speaks against it, what it says, and what can be done with it. */
export function CodeCard({ code, number }: { code: Code; number?: number | undefined }) {
  const payload = understood(code);
  const secret = isSecret(payload);
  const [shown, setShown] = useState(false);
  const { kind, fields, warnings } = payload;
  const danger = warnings.some(({ severity }) => severity === 'danger');
  return (
    <article className={styles.card} data-danger={danger}>
      <header className={styles.cardHead}>
        {number !== undefined && <span className={styles.number}>{number}</span>}
        <h3>
          <FormattedMessage id={`qr.kind.${kind}`} />
        </h3>
        <span className={styles.format}>{formatName(code.format)}</span>
      </header>
      {code.parts && !isWhole(code) && (
        <p className={styles.none}>
          <FormattedMessage
            {...result.parts}
            values={{ found: code.parts.found, total: code.parts.total }}
          />
        </p>
      )}
      <Warnings warnings={warnings} />
      <Fields fields={fields} shown={shown} />
      {secret && (
        <button
          type="button"
          className={styles.reveal}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <FormattedMessage {...(shown ? result.hide : result.show)} />
        </button>
      )}
      <CodeActions code={code} payload={payload} />
      {(!secret || shown) && kind !== 'text' && (
        <details className={styles.raw}>
          <summary>
            <FormattedMessage {...result.raw} />
          </summary>
          <pre>{revealed(code.text)}</pre>
        </details>
      )}
    </article>
  );
}
