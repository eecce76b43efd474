import { Fragment } from 'react';
import { FormattedMessage } from 'react-intl';
import { views } from '@/domain/questions';
import { useLocale } from '@/store';
import { Button } from '@/ui';
import styles from './Browse.module.css';

const subjects = [
  { subject: 'close', title: { id: 'ask.schema.close' } },
  { subject: 'administration', title: { id: 'ask.schema.administration' } },
] as const;

/** What can be asked: each view, what a row of it is, its columns, and some of its rows. */
export function SchemaBrowser({ onRun }: { onRun: (sql: string) => void }) {
  const locale = useLocale();
  return (
    <section className={styles.card} aria-labelledby="ask-schema">
      <h2 id="ask-schema">
        <FormattedMessage id="ask.schema" />
      </h2>
      {subjects.map(({ subject, title }) => (
        <Fragment key={subject}>
          <h3>
            <FormattedMessage {...title} />
          </h3>
          <ul className={styles.list}>
            {views
              .filter((view) => view.subject === subject)
              .map(({ name, label, description, columns }) => (
                <li key={name}>
                  <details>
                    <summary>
                      {label[locale]} <code>{name}</code>
                    </summary>
                    <p>{description[locale]}</p>
                    <dl className={styles.columns}>
                      {columns.map((column) => (
                        <div key={column.name} style={{ display: 'contents' }}>
                          <dt>
                            <code>{column.name}</code>
                          </dt>
                          <dd>{column.label[locale]}</dd>
                        </div>
                      ))}
                    </dl>
                    <Button onClick={() => onRun(`SELECT *\nFROM ${name}\nLIMIT 20`)}>
                      <FormattedMessage id="ask.schema.sample" />
                    </Button>
                  </details>
                </li>
              ))}
          </ul>
        </Fragment>
      ))}
    </section>
  );
}
