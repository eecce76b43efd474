import { FormattedMessage, useIntl } from 'react-intl';
import type { BookDefinition } from '@/domain/close';
import { askEngine, useEngine } from '../engine';
import { FigureTable } from '../shared/tables/FigureTable';
import { useText } from '../shared/useText';
import { EngineContent } from '../tables/EngineContent';
import { ExampleNote } from './ExampleNote';
import { publishedName } from './publishedName';
import styles from './Published.module.css';

/** What a published example shows on every screen that has results; of any other book nothing. */
export const publishedTab = ({ example }: BookDefinition, of?: readonly string[]) =>
  example
    ? [
        {
          id: 'published',
          label: <FormattedMessage id="close.measurement.published" />,
          panel: <Published example={example} of={of} />,
        },
      ]
    : [];

interface PublishedProps {
  example: NonNullable<BookDefinition['example']>;
  /** The first parts of the places in a result that belong to the screen; all of them where it is undefined or the source prints none. */
  of: readonly string[] | undefined;
}

/** A published example: each figure that its source prints, beside the one computed here. */
function Published({ example, of }: PublishedProps) {
  const intl = useIntl();
  const text = useText();
  const state = useEngine(`published ${example.id}`, () => askEngine('published', example.id));
  const isOf = ({ path }: { path: string }) =>
    !of || of.some((head) => path === head || path.startsWith(`${head}.`));
  return (
    <EngineContent state={state}>
      {(all) => {
        const own = all.filter(isOf);
        // Of an example at initial recognition alone nothing else is printed.
        const compared = own.length > 0 ? own : all;
        return (
          <div className={styles.published}>
            <p>
              <FormattedMessage
                id="close.published.summary"
                values={{
                  all: compared.length,
                  agree: compared.filter(({ agrees }) => agrees).length,
                  source: example.source,
                }}
              />
            </p>
            <ExampleNote example={example} />
            <FigureTable
              title={text('close.measurement.published')}
              rows={compared}
              rowKey={({ path }) => path}
              columns={[
                {
                  id: 'figure',
                  head: text('close.workbook.head.name'),
                  value: ({ path }) => publishedName(intl, path),
                },
                {
                  id: 'published',
                  head: text('close.published.published'),
                  value: ({ published }) => published,
                  // With the digits that its source prints.
                  cell: ({ published }) =>
                    intl.formatNumber(published, { maximumFractionDigits: 6 }),
                  align: 'end',
                },
                {
                  id: 'computed',
                  head: text('close.published.computed'),
                  value: ({ computed }) => computed ?? null,
                  align: 'end',
                },
                {
                  id: 'verdict',
                  head: text('close.published.verdict'),
                  value: ({ agrees }) =>
                    intl.formatMessage({
                      id: agrees ? 'close.published.agrees' : 'close.published.differs',
                    }),
                  cell: ({ agrees }) => (
                    <span className={styles.verdict} data-differs={!agrees || undefined}>
                      <FormattedMessage
                        id={agrees ? 'close.published.agrees' : 'close.published.differs'}
                      />
                    </span>
                  ),
                },
              ]}
            />
          </div>
        );
      }}
    </EngineContent>
  );
}
