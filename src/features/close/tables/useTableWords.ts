import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { columnLabel, rowLabel, tableLabel, type Label } from '@/domain/ifrs17/book';
import type { BookDefinition } from '@/domain/close';
import { formatText, labelMessage } from '@/i18n';
import { useLocale } from '@/store';
import { curveText } from '../shared/curveText';
import { periodName } from '../shared/periods';
import { useGroupName } from '../shared/useGroupName';

/** Rows, columns and tables of the screens' own, beside those of the engine. */
const own = [
  'bel',
  'ra',
  'csm',
  'liability',
  'newBusinessCsm',
  'csmRelease',
  'serviceResult',
  'financeResult',
  'accretion',
  'assumptionChanges',
  'experience',
  'riskAdjustmentChanges',
  'lossComponentShare',
  'lossRecovery',
  'release',
  'gross',
  'ceded',
  'net',
  'financeEffect',
  'underlyingIncome',
  'financeGap',
  'margin',
  'scenario',
] as const;
/** Assumptions that have words; changes are attributed to them. */
const assumptions = [
  'mortality',
  'morbidity',
  'claimCosts',
  'lossRatios',
  'lapse',
  'expenses',
  'inflation',
  'commissions',
  'crediting',
] as const;
const ownTables = [
  'csmSteps',
  'assumptionEffects',
  'groups',
  'variableFee',
  'premiumAllocationView',
  'reinsurance',
] as const;
const isOneOf = <T extends string>(all: readonly T[], text: string): text is T =>
  all.some((each) => each === text);
const isPeriod = (text: string) => /^\d{4}-\d{2}$/.test(text);

export interface TableWords {
  readonly title: (table: string) => string;
  readonly row: (table: string, row: string) => string;
  readonly column: (table: string, column: string) => string;
  /** See `useGroupName`. */
  readonly group: (id: string) => string;
  /** What a sum is of, as the engine names it: `company/portfolio`, `book`. */
  readonly subject: (text: string) => string;
}

/** The words of tables, rows and columns. A part after the dot of a table's id says which contracts it is of; portfolios have the names of their book. */
export function useTableWords({
  portfolios,
  scenarios,
  company,
  groups,
  treaties,
}: Pick<
  BookDefinition,
  'portfolios' | 'scenarios' | 'company' | 'groups' | 'treaties'
>): TableWords {
  const intl = useIntl();
  const locale = useLocale();
  const groupName = useGroupName({ portfolios, groups, treaties });
  return useMemo(() => {
    const names = new Map([...scenarios, ...portfolios].map(({ id, name }) => [id, name[locale]]));
    const say = (label: Label) => formatText(intl, labelMessage(label));
    /** `Company/portfolio`: the company is said where there is another one. */
    const named = (text: string) => {
      const at = text.indexOf('/');
      const [owner, portfolio] = [text.slice(0, at), text.slice(at + 1)];
      const name = names.get(portfolio) ?? names.get(text);
      if (name === undefined) return text;
      return at < 0 || owner === company ? name : `${owner} · ${name}`;
    };
    const companies = new Set([company, ...groups.flatMap((each) => each.company ?? [])]);
    const whole = say(rowLabel('financeAndReturns', 'book'));
    const wholeOf = (owner: string, others: readonly string[]) => {
      const side = (['issued', 'held'] as const).find((each) => others.includes(each));
      const what = side ? say(columnLabel('financeAnalysis', side)) : whole;
      return owner === company || owner === 'book' ? what : `${owner} · ${what}`;
    };
    /** Behind a portfolio stands of which side and model the sum is: the tables above say it already. */
    const subjectOf = (text: string): string => {
      const [, close, rest] = /^([^:\s]+): (.+)$/.exec(text) ?? [];
      if (close !== undefined && rest !== undefined) return `${named(close)} · ${subjectOf(rest)}`;
      const [first = '', ...others] = text.split(' ');
      if (first === 'book' || companies.has(first)) return wholeOf(first, others);
      if (first.includes('/')) return named(first);
      const worded = (each: string) => (isPeriod(each) ? periodName(each, locale) : each);
      const more = others.map(worded).join(' ').replace(/^· /, '');
      const name = groupName(first);
      const isGroup = name !== first;
      return [isGroup ? name : worded(first), more].filter(Boolean).join(isGroup ? ' · ' : ' ');
    };
    const words = (label: Label) => {
      if ('text' in label) return named(label.text);
      const name = label.values?.['name'];
      return say(
        typeof name === 'string'
          ? { ...label, values: { ...label.values, name: named(name) } }
          : label,
      );
    };
    const mine = (table: string) => table === 'tiles' || isOneOf(ownTables, table);
    const line = (table: string, id: string, label: Label) =>
      table === 'assumptionEffects' && isOneOf(assumptions, id)
        ? intl.formatMessage({ id: `close.assumption.${id}` })
        : mine(table) && isOneOf(own, id)
          ? intl.formatMessage({ id: `close.measure.${id}` })
          : words(label);
    return {
      subject: subjectOf,
      group: groupName,
      title(table) {
        const [name = '', side] = table.split('.');
        const title = isOneOf(ownTables, name)
          ? intl.formatMessage({ id: `close.report.${name}` })
          : say(tableLabel(name));
        if (side === 'issued' || side === 'held')
          return `${title} · ${say(columnLabel('financeAnalysis', side))}`;
        if (side === 'gross' || side === 'net')
          return `${title} · ${intl.formatMessage({ id: `close.measure.${side}` })}`;
        return title;
      },
      row: (table, id) => {
        const [name = ''] = table.split('.');
        if (name === 'yieldCurves') return curveText(intl, id);
        if (name === 'groups') return groupName(id);
        return line(name, id, rowLabel(engineTable(table), id));
      },
      column: (table, id) => {
        const [name = ''] = table.split('.');
        return line(name, id, columnLabel(engineTable(table), id));
      },
    };
  }, [intl, locale, portfolios, scenarios, company, groups, groupName]);
}

const engineTable = (name: string) =>
  name === 'premiumAllocationView' ? 'reconciliation100' : name;
