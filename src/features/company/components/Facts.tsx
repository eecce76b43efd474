import { FormattedMessage } from 'react-intl';
import type { CompanyContent } from '../content';
import { messages } from '../messages';
import styles from './Facts.module.css';

type FactsProps = Pick<CompanyContent, 'name' | 'representative' | 'field' | 'founded'>;

/** The entries of a company register. */
export function Facts({ name, representative, field, founded }: FactsProps) {
  const facts = [
    { label: messages.name, fact: name },
    { label: messages.representative, fact: representative },
    { label: messages.field, fact: field },
    {
      label: messages.founded,
      fact: <time dateTime={founded.replaceAll('.', '-')}>{founded}</time>,
    },
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, fact }) => (
        <div key={label.id}>
          <dt>
            <FormattedMessage {...label} />
          </dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
