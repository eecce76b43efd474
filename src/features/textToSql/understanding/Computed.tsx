import { FormattedMessage, useIntl } from 'react-intl';
import type { DataQuery } from '@/api';
import { useLocale } from '@/store';
import { SiteLink } from '@/ui';
import type { Chip } from './chips';
import type { Names } from './Names';
import { screenOf } from './screenOf';
import styles from './Understanding.module.css';

interface ComputedProps {
  query: DataQuery;
  chips: readonly Chip[];
  names: Names;
}

/** The sentence of what was computed, with the formula and the paragraph of each figure, and the screen that shows it. */
export function Computed({ query, chips, names }: ComputedProps) {
  const { model } = names;
  const locale = useLocale();
  const { formatMessage } = useIntl();
  const sentence = chips.map(({ text }) => text).join(formatMessage({ id: 'ask.listComma' }));
  return (
    <div className={styles.computed}>
      <p>
        <FormattedMessage id="ask.computed" values={{ sentence }} />
      </p>
      {query.measures.map((id) => {
        const measure = model.measureOf(id);
        if (!measure) return null;
        const view = model.views.find(({ name }) => name === measure.view);
        return (
          <p key={id}>
            <FormattedMessage
              id="ask.formula"
              values={{
                figure: names.measure(id),
                formula: <code>{measure.expression}</code>,
                view: view?.label[locale],
              }}
            />
            {measure.paragraph !== undefined && (
              <>
                {' · '}
                <FormattedMessage id="ask.paragraph" values={{ paragraph: measure.paragraph }} />
              </>
            )}
            {measure.screen !== undefined && (
              <>
                {' · '}
                <SiteLink to={screenOf(measure.screen, query)}>
                  <FormattedMessage id="ask.toScreen" />
                </SiteLink>
              </>
            )}
          </p>
        );
      })}
    </div>
  );
}
