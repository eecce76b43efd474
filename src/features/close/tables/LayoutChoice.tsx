import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { layouts } from '@/domain/closeReports';
import type { Layout } from '@/domain/ifrs17/book';
import styles from './Tables.module.css';

interface LayoutChoiceProps {
  layout: Layout;
  onChange: (layout: Layout) => void;
}

/** The layout of statements and accounts: general, K-IFRS, Taiwan. */
export function LayoutChoice({ layout, onChange }: LayoutChoiceProps) {
  const intl = useIntl();
  const id = useId();
  return (
    <p className={styles.choice}>
      <label htmlFor={id}>
        <FormattedMessage id="close.layout" />
      </label>
      <select
        id={id}
        value={layout}
        onChange={({ target }) => {
          const chosen = layouts.find((each) => each === target.value);
          if (chosen) onChange(chosen);
        }}
      >
        {layouts.map((each) => (
          <option key={each} value={each}>
            {intl.formatMessage({ id: `close.layout.${each}` })}
          </option>
        ))}
      </select>
    </p>
  );
}
