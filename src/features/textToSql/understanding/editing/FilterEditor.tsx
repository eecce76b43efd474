import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { DataQuery } from '@/api';
import { CheckField, TextField } from '@/ui/forms';
import { ChipEditor, type EditorProps } from './ChipEditor';
import styles from './ChipEditor.module.css';
import { useValues } from './useValues';

type Filter = DataQuery['filters'][number];

/** Sums over several of these mean nothing. */
const isSingle = (dimension: string): boolean => dimension === 'book' || dimension === 'scenario';

/** Other values of a dimension, or all but some of them. */
export function FilterEditor({ index, query, ...editor }: EditorProps & { index: number }) {
  const intl = useIntl();
  const { id, names } = editor;
  const filter = query.filters[index] ?? { dimension: '', values: [], isNegated: false };
  const { dimension } = filter;
  const [text, setText] = useState('');
  const [isNegated, setNegated] = useState(filter.isNegated);
  const [chosen, setChosen] = useState<readonly string[]>(filter.values);
  const { values, total, isFetching, isMany } = useValues(dimension, query, names, text);
  // What was chosen stands first, also while something else is looked for.
  const before = filter.values.map((value) => ({ value, name: names.chosen(dimension, value) }));
  const others = values.filter(({ value }) => !filter.values.includes(value));
  const choose = (value: string, isChosen: boolean) =>
    setChosen((now) =>
      isSingle(dimension)
        ? [value]
        : isChosen
          ? [...now, value]
          : now.filter((each) => each !== value),
    );
  return (
    <ChipEditor
      id={editor.id}
      part={editor.part}
      onClose={editor.onClose}
      isValid={chosen.length > 0}
      onSubmit={() => {
        const changed: Filter = { dimension, values: [...chosen], isNegated };
        editor.onApply({
          ...query,
          filters: query.filters.map((each, at) => (at === index ? changed : each)),
        });
      }}
    >
      <fieldset className={styles.values}>
        <legend>{names.dimension(dimension)}</legend>
        {isMany && (
          <TextField
            id={`${id}-find`}
            type="search"
            label={intl.formatMessage({ id: 'ask.edit.find' })}
            value={text}
            autoComplete="off"
            onChange={(event) => setText(event.target.value)}
          />
        )}
        <div className={styles.list}>
          {[...before, ...others].map(({ value, name }) => (
            <label key={value} className={styles.value}>
              <input
                type={isSingle(dimension) ? 'radio' : 'checkbox'}
                name={`${id}-value`}
                checked={chosen.includes(value)}
                onChange={(event) => choose(value, event.target.checked)}
              />
              {name}
            </label>
          ))}
        </div>
        <p className={styles.count} role="status">
          {!isFetching &&
            (total === 0 ? (
              <FormattedMessage id="ask.edit.noValues" />
            ) : (
              total > values.length && (
                <FormattedMessage id="ask.edit.count" values={{ shown: values.length, total }} />
              )
            ))}
        </p>
      </fieldset>
      {!isSingle(dimension) && (
        <CheckField
          id={`${id}-negated`}
          label={<FormattedMessage id="ask.edit.allBut" />}
          checked={isNegated}
          onChange={(event) => setNegated(event.target.checked)}
        />
      )}
    </ChipEditor>
  );
}
