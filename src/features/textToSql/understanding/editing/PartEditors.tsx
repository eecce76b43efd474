import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { DataQuery } from '@/api';
import { SelectField, TextField } from '@/ui/forms';
import { OPERATORS } from '../chips';
import { orderText, ordersOf } from '../orders';
import { ChipEditor, type EditorProps } from './ChipEditor';
import styles from './ChipEditor.module.css';
import { firstMonthOf, quartersAround } from './quarters';

type Threshold = DataQuery['thresholds'][number];

const MAX_ROWS = 1000;

/** From one quarter to another. */
export function PeriodEditor({ query, ...editor }: EditorProps) {
  const intl = useIntl();
  const { names, id } = editor;
  const { hasMonths } = names.model.conventions;
  const [from, setFrom] = useState(query.period?.from ?? '');
  const [to, setTo] = useState(query.period?.to ?? '');
  const quarters = quartersAround(query.period?.to ?? '');
  const options = (months: readonly string[], chosen: string) =>
    [...new Set([...months, chosen])]
      .sort((one, other) => other.localeCompare(one))
      .map((month) => ({ value: month, label: names.period(month) }));
  return (
    <ChipEditor
      id={editor.id}
      part={editor.part}
      onClose={editor.onClose}
      isValid={from <= to}
      onSubmit={() => editor.onApply({ ...query, period: { from, to } })}
    >
      <div className={styles.fields}>
        <SelectField
          id={`${id}-from`}
          label={intl.formatMessage({ id: 'ask.edit.from' })}
          options={options(hasMonths ? quarters.map(firstMonthOf) : quarters, from)}
          value={from}
          onChange={({ target }) => {
            setFrom(target.value);
            // A later beginning takes the end along.
            if (target.value > to) setTo(quarters.findLast((month) => month >= target.value) ?? to);
          }}
        />
        <SelectField
          id={`${id}-to`}
          label={intl.formatMessage({ id: 'ask.edit.to' })}
          options={options(quarters, to)}
          value={to}
          onChange={({ target }) => {
            setTo(target.value);
            if (target.value < from) setFrom(hasMonths ? firstMonthOf(target.value) : target.value);
          }}
        />
      </div>
    </ChipEditor>
  );
}

/** What a figure is held against. Where that is another figure there is no number. */
export function ThresholdEditor({ index, query, ...editor }: EditorProps & { index: number }) {
  const intl = useIntl();
  const { id } = editor;
  const limit = query.thresholds[index];
  const [operator, setOperator] = useState<Threshold['operator']>(limit?.operator ?? '>');
  const [value, setValue] = useState(String(limit?.value ?? ''));
  const isNumber = value.trim() !== '' && Number.isFinite(Number(value));
  return (
    <ChipEditor
      id={editor.id}
      part={editor.part}
      onClose={editor.onClose}
      isValid={isNumber}
      onSubmit={() =>
        editor.onApply({
          ...query,
          thresholds: query.thresholds.map((each, at) =>
            at === index ? { ...each, operator, value: Number(value) } : each,
          ),
        })
      }
    >
      <div className={styles.fields}>
        <SelectField
          id={`${id}-operator`}
          label={intl.formatMessage({ id: 'ask.edit.operator' })}
          options={Object.entries(OPERATORS).map(([each, label]) => ({ value: each, label }))}
          value={operator}
          onChange={({ target }) => setOperator(target.value as Threshold['operator'])}
        />
        {limit?.of !== 'difference' && (
          <TextField
            id={`${id}-value`}
            type="number"
            step="any"
            label={intl.formatMessage({ id: 'ask.edit.value' })}
            value={value}
            onChange={({ target }) => setValue(target.value)}
          />
        )}
      </div>
    </ChipEditor>
  );
}

export function OrderEditor({ query, ...editor }: EditorProps) {
  const intl = useIntl();
  const { names } = editor;
  const orders = ordersOf(query).map((order) => ({ order, text: orderText(order, names, intl) }));
  const [chosen, setChosen] = useState(query.order ? orderText(query.order, names, intl) : '');
  return (
    <ChipEditor
      id={editor.id}
      part={editor.part}
      onClose={editor.onClose}
      isValid
      onSubmit={() =>
        editor.onApply({ ...query, order: orders.find(({ text }) => text === chosen)?.order })
      }
    >
      <SelectField
        id={`${editor.id}-order`}
        label={intl.formatMessage({ id: 'ask.chip.order' })}
        options={orders.map(({ text }) => ({ value: text, label: text }))}
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
      />
    </ChipEditor>
  );
}

export function LimitEditor({ query, ...editor }: EditorProps) {
  const intl = useIntl();
  const [value, setValue] = useState(String(query.limit ?? ''));
  const count = Number(value);
  return (
    <ChipEditor
      id={editor.id}
      part={editor.part}
      onClose={editor.onClose}
      isValid={Number.isInteger(count) && count >= 1 && count <= MAX_ROWS}
      onSubmit={() => editor.onApply({ ...query, limit: count })}
    >
      <TextField
        id={`${editor.id}-rows`}
        type="number"
        min={1}
        max={MAX_ROWS}
        label={intl.formatMessage({ id: 'ask.chip.limit' })}
        value={value}
        onChange={({ target }) => setValue(target.value)}
      />
    </ChipEditor>
  );
}
