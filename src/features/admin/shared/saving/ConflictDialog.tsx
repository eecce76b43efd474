import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Draft, GridValues, SavedRow } from '@/domain/grid';
import { sameValue } from '@/domain/grid';
import { Button, Table, type TableColumn } from '@/ui';
import { Panel } from '@/ui/dialog';
import type { Problem } from '../rows/problems';
import type { RowFormatters } from '../rows/rowFormatters';
import styles from './Dialogs.module.css';

type Choice = 'mine' | 'theirs';
interface ConflictDialogProps {
  conflicts: readonly (readonly [key: string, problem: Problem])[];
  draft: Draft;
  fields: readonly string[];
  words: RowFormatters;
  onChoose: (choices: Record<string, Choice>) => void;
  onClose: () => void;
}

/** The row as it would be if the reader's hand ruled; undefined where it would be deleted. */
function mineOf(draft: Draft, key: string): GridValues | undefined {
  if (draft.deleted[key]) return undefined;
  const changed = draft.changed[key];
  return changed
    ? { ...changed.saved.values, ...changed.values }
    : draft.created.find((row) => row.key === key)?.values;
}

interface SidesProps {
  mine: GridValues | undefined;
  base: SavedRow | undefined;
  theirs: SavedRow | undefined;
  fields: readonly string[];
  words: RowFormatters;
}

const heads = {
  base: 'grid.conflict.base',
  mine: 'grid.conflict.mine',
  theirs: 'grid.conflict.theirs',
} as const;

/** Both hands side by side: the fields in which they differ. */
function Sides({ mine, base, theirs, fields, words }: SidesProps) {
  const differing = fields.filter((field) => !sameValue(mine?.[field], theirs?.values[field]));
  const side = (id: keyof typeof heads, values: GridValues | undefined): TableColumn<string> => ({
    id,
    head: <FormattedMessage id={heads[id]} />,
    cell: (field) => {
      if (!values) return <FormattedMessage id="grid.conflict.gone" />;
      return words.value(field, values[field]) || <FormattedMessage id="grid.empty" />;
    },
  });
  return (
    <div className={styles.tableFrame}>
      <Table
        className={styles.table}
        rowHeads
        rows={differing}
        rowKey={(field) => field}
        columns={[
          { id: 'field', head: <FormattedMessage id="grid.conflict.field" />, cell: words.label },
          ...(base ? [side('base', base.values)] : []),
          side('mine', mine),
          side('theirs', theirs?.values),
        ]}
      />
    </div>
  );
}

/** Somebody else saved first: the reader chooses row by row whose hand rules. Nothing has been saved. */
export function ConflictDialog({
  conflicts,
  draft,
  fields,
  words,
  onChoose,
  onClose,
}: ConflictDialogProps) {
  const { formatMessage, formatDate } = useIntl();
  const [choices, setChoices] = useState<Record<string, Choice>>(() =>
    Object.fromEntries(conflicts.map(([key]) => [key, 'theirs'])),
  );
  return (
    <Panel
      title={formatMessage({ id: 'grid.conflict.title' })}
      closeLabel={formatMessage({ id: 'grid.close' })}
      className={styles.wide}
      onClose={onClose}
    >
      <p>
        <FormattedMessage id="grid.conflict.lead" values={{ count: conflicts.length }} />
      </p>
      {conflicts.map(([key, { current, savedBy, savedAt }]) => {
        const mine = mineOf(draft, key);
        const base = draft.changed[key]?.saved ?? draft.deleted[key];
        const when = savedAt && formatDate(savedAt, { dateStyle: 'medium', timeStyle: 'short' });
        return (
          <fieldset key={key} className={styles.conflict}>
            <legend>{words.title(current?.values ?? mine ?? base?.values ?? {})}</legend>
            {savedBy && (
              <p className={styles.more}>
                <FormattedMessage id="grid.conflict.by" values={{ name: savedBy, when }} />
              </p>
            )}
            <Sides mine={mine} base={base} theirs={current} fields={fields} words={words} />
            <div className={styles.radios}>
              {(['mine', 'theirs'] as const).map((choice) => (
                <label key={choice}>
                  <input
                    type="radio"
                    name={`choice-${key}`}
                    data-first-focus={choices[key] === choice || undefined}
                    checked={choices[key] === choice}
                    onChange={() => setChoices((before) => ({ ...before, [key]: choice }))}
                  />
                  <FormattedMessage
                    id={choice === 'mine' ? 'grid.conflict.keepMine' : 'grid.conflict.takeTheirs'}
                  />
                </label>
              ))}
            </div>
          </fieldset>
        );
      })}
      <div className={styles.actions}>
        <Button onClick={onClose}>
          <FormattedMessage id="grid.conflict.later" />
        </Button>
        <Button look="primary" onClick={() => onChoose(choices)}>
          <FormattedMessage id="grid.conflict.apply" />
        </Button>
      </div>
    </Panel>
  );
}
