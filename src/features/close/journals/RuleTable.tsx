import { useId, useState } from 'react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { accountsFor, ruleSetNames, rulesIn, type RuleSetName } from '@/domain/closeReports';
import { columnLabel, eventLabel, type Layout, type LedgerRule } from '@/domain/ifrs17/book';
import { formatText, labelMessage } from '@/i18n';
import { useLocale, useScreenRights } from '@/store';
import { Button, Table } from '@/ui';
import { ExportMenu } from '../shared/tables/ExportMenu';
import { amountWords } from './amountWords';
import type { useRuleSets } from './useRuleSets';
import styles from './Journals.module.css';

interface RuleTableProps {
  ruleSets: ReturnType<typeof useRuleSets>;
  layout: Layout;
  /** Rules of the book can be changed, by who has the right. */
  mayEdit: boolean;
}

type Row = LedgerRule & { readonly place: number };

/** Which account an event debits and credits, by side and model. Who has the right changes accounts; the journal above shows at once what comes of it. */
export function RuleTable({ ruleSets, layout, mayEdit }: RuleTableProps) {
  const intl = useIntl();
  const locale = useLocale();
  const mayChange = useScreenRights().write && mayEdit;
  const id = useId();
  const [set, setSet] = useState<RuleSetName>('issued.GMM');
  const { rules, version, isChanged, isSaving, canUndo, change, undo, discard, save } = ruleSets;
  const accounts = accountsFor(set, layout);
  const rows = rulesIn(set, rules).map((rule, place): Row => ({ ...rule, place }));
  const eventText = ({ event }: LedgerRule) => formatText(intl, labelMessage(eventLabel(event)));
  const setText = (name: RuleSetName) => {
    const [side = '', model = ''] = name.split('.');
    return `${formatText(intl, labelMessage(columnLabel('financeAnalysis', side)))} · ${model}`;
  };
  const accountText = (row: Row, side: 'debit' | 'credit') => {
    const found = accounts.find(([role]) => role === row[side]);
    return found ? `${found[1].code} ${found[1].name[locale]}` : row[side];
  };
  const heads = (['event', 'debitAccount', 'creditAccount', 'amount', 'paragraph'] as const).map(
    (id) => intl.formatMessage({ id: `close.journal.${id}` }),
  );
  const file = () => ({
    title: `${intl.formatMessage({ id: 'close.journal.rules' })} ${setText(set)}`,
    heads,
    rows: rows.map((row) => [
      eventText(row),
      accountText(row, 'debit'),
      accountText(row, 'credit'),
      amountWords(intl, row.amount).join(' '),
      row.paragraph,
    ]),
  });
  const account = (row: Row, side: 'debit' | 'credit') => {
    if (!mayChange) return accountText(row, side);
    return (
      <select
        className={styles.account}
        aria-label={`${eventText(row)}: ${intl.formatMessage({ id: `close.journal.${side}` })}`}
        value={row[side]}
        onChange={({ target }) => {
          const chosen = accounts.find(([role]) => role === target.value);
          if (chosen) change(set, row.place, side, chosen[0]);
        }}
      >
        {accounts.map(([role, { code, name }]) => (
          <option key={role} value={role}>
            {`${code} ${name[locale]}`}
          </option>
        ))}
      </select>
    );
  };
  return (
    <div className={styles.lines}>
      <div className={styles.choice}>
        <label htmlFor={id}>
          <FormattedMessage id="close.rules.set" />
        </label>
        <select
          id={id}
          value={set}
          onChange={({ target }) => {
            const chosen = ruleSetNames.find((name) => name === target.value);
            if (chosen) setSet(chosen);
          }}
        >
          {ruleSetNames.map((name) => (
            <option key={name} value={name}>
              {setText(name)}
            </option>
          ))}
        </select>
        {version ? (
          <FormattedMessage
            id="close.rules.version"
            values={{
              version: version.version,
              name: version.savedBy,
              at: <FormattedDate value={version.savedAt} dateStyle="medium" />,
              reason: version.reason,
            }}
          />
        ) : (
          <FormattedMessage id="close.rules.standard" />
        )}
        <span className={styles.export}>
          <ExportMenu table={file} />
        </span>
      </div>
      {isChanged && (
        <div className={styles.changed} role="status">
          <FormattedMessage id="close.rules.changed" />
          <Button look="primary" disabled={isSaving} onClick={save}>
            <FormattedMessage id="close.rules.save" />
          </Button>
          <Button disabled={!canUndo} onClick={undo}>
            <FormattedMessage id="grid.tool.undo" />
          </Button>
          <Button onClick={discard}>
            <FormattedMessage id="close.rules.discard" />
          </Button>
        </div>
      )}
      <div className={styles.wide}>
        <Table
          label={intl.formatMessage({ id: 'close.journal.rules' })}
          columns={[
            { id: 'event', head: heads[0], cell: eventText },
            { id: 'debit', head: heads[1], cell: (row: Row) => account(row, 'debit') },
            { id: 'credit', head: heads[2], cell: (row) => account(row, 'credit') },
            {
              id: 'amount',
              head: heads[3],
              cell: ({ amount }) =>
                amountWords(intl, amount).map((words) => <div key={words}>{words}</div>),
            },
            { id: 'paragraph', head: heads[4], cell: ({ paragraph }) => paragraph },
          ]}
          rows={rows}
          rowKey={({ place }) => place}
          rowHeads
        />
      </div>
    </div>
  );
}
