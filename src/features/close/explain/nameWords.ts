import type { IntlShape } from 'react-intl';
import { eventLabel } from '@/domain/ifrs17/book';
import { formatText, labelMessage, type MessageId } from '@/i18n';
import { changeWords } from './changeWords';
import { clauseWords, engineWords } from './engineWords';
import { inputs, movements, sections } from './figureNames';
import { marketWords } from './marketWords';
import { noteWords } from './noteWords';
import { projectionWords } from './projectionWords';
import { riskWords } from './riskWords';

const isOneOf = <T extends string>(all: readonly T[], text: string): text is T =>
  all.some((each) => each === text);

export interface NameWords {
  /** What it is of: a group, a portfolio, contracts that join. */
  readonly subject: string;
  /** Empty where the name has no words of its own: it is shown as it is. */
  readonly words: string;
}

/** What a figure or a fact is called, from the name that the engine gives it. */
export function nameWords(intl: IntlShape, name: string): NameWords {
  const say = (id: MessageId, values?: Record<string, string | number>) =>
    intl.formatMessage({ id }, values);
  // Where several groups stand side by side each name begins with its group.
  const [, owner, ofOwner = ''] = /^of (.+?): (.+)$/.exec(name) ?? [];
  if (owner !== undefined) {
    const { subject, words } = nameWords(intl, ofOwner);
    return { subject: [owner, subject].filter(Boolean).join(' · '), words };
  }
  const [, path = '', index] =
    /^([\w.]+)(?:\[(\d+)\])?$/.exec(name.replace(/^actual /, 'actual.')) ?? [];
  // A list of current rates is by date, not by period.
  if (isOneOf(inputs, path) && !(path === 'rates.current' && index !== undefined))
    return { subject: '', words: say(`close.input.${path}`, { period: Number(index ?? 0) + 1 }) };
  const said =
    noteWords(intl, name) ??
    riskWords(intl, name) ??
    projectionWords(intl, name) ??
    engineWords(intl, name) ??
    marketWords(intl, name) ??
    changeWords(intl, name);
  if (said) return said;
  // What is of other groups or of a reading of the standard says so before its name.
  const [, group, inner] =
    /^(?:underlying\.([^.]+)\.|reinsurance: |one period of coverage: )(.+)$/.exec(name) ?? [];
  if (inner !== undefined) {
    const { subject, words } = nameWords(intl, inner);
    return { subject: [group, subject].filter(Boolean).join(' · '), words };
  }
  const [, joined = '', ofJoined] = /^newContracts\[(\d+)\]\.(.+)$/.exec(name) ?? [];
  if (ofJoined !== undefined) {
    const subject = `${say('close.section.new')} ${Number(joined) + 1}`;
    return { subject, words: nameWords(intl, ofJoined).words };
  }
  const [, revision = '', revised] = /^revisions\[(\d+)\]\.(.+)$/.exec(name) ?? [];
  if (revised !== undefined) {
    const { subject, words } = nameWords(intl, revised);
    const number = Number(revision) + 1;
    return { subject, words: words && say('close.projection.revised', { name: words, number }) };
  }
  const tried = /^trial\.(before|after) (.+)$/.exec(name);
  if (tried)
    return {
      subject: say(`close.trial.${tried[1] as 'before' | 'after'}`),
      words: nameWords(intl, tried[2] ?? '').words,
    };
  const ledger = /^ledger\.(debit|credit|balance):\s?(.*)$/.exec(name);
  if (ledger)
    return {
      subject: ledger[2] ?? '',
      words: say(`close.journal.${ledger[1] as 'debit' | 'credit' | 'balance'}`),
    };
  const line = /^(\w+) of (.+?)(?: in \d{4}-\d{2})?$/.exec(name);
  const event = eventLabel(line?.[1] ?? '');
  if (line && 'id' in event && event.id in intl.messages)
    return { subject: line[2] ?? '', words: formatText(intl, labelMessage(event)) };
  const [, before = '', section = '', movement = '', after = ''] =
    /^(?:(.*)[. ])?([a-z]+)\.([A-Za-z]+)(.*)$/.exec(name) ?? [];
  if (!isOneOf(sections, section) || !isOneOf(movements, movement))
    return { subject: '', words: '' };
  const figure = say(`close.section.${section}`);
  const words = movement === 'total' ? figure : `${figure} · ${say(`close.movement.${movement}`)}`;
  return {
    subject: [before, clauseWords(intl, after.replace(/^[:,]\s*/, ''))].filter(Boolean).join(' · '),
    words,
  };
}
