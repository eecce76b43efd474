import { FormattedMessage } from 'react-intl';
import type { Field } from '@/domain/qr';
import { result } from '../messages';
import styles from './Results.module.css';

const MASK = '••••••••';

/** Name and value, one a row; secrets are masked unless `shown`. */
export function Fields({ fields, shown }: { fields: Field[]; shown: boolean }) {
  return (
    <dl className={styles.fields}>
      {fields.map(({ name, value, secret }, index) => (
        <div key={`${name} ${index}`} data-field={name}>
          <dt>
            <FormattedMessage id={`qr.field.${name}`} />
          </dt>
          <dd>
            {secret && !shown ? (
              <>
                <span aria-hidden="true">{MASK}</span>
                <span className={styles.spoken}>
                  <FormattedMessage {...result.masked} />
                </span>
              </>
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
