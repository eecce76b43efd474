import type { IntlShape } from 'react-intl';
import { eventLabel } from '@/domain/ifrs17/book';
import { formatText, labelMessage, type MessageId } from '@/i18n';
import { projectionWords } from './projectionWords';

/** Sections and movements by which the engine names figures (`csm.release`), and numbers of an input; each has a message of its name. */
const sections = [
  'bel',
  'ra',
  'csm',
  'lc',
  'lic',
  'lrc',
  'fcf',
  'expected',
  'outflows',
  'investment',
  'coverage',
  'revenue',
  'expense',
  'service',
  'finance',
  'oci',
  'underlying',
  'exchange',
  'profit',
  'acquisition',
  'cash',
  'transferred',
  'liability',
  'stated',
  'actual',
  'experience',
  'new',
  'derecognition',
  'pv',
  'change',
  'allocated',
  'risk',
  'rate',
  'margin',
  'recovery',
  'periods',
  'later',
  'claims',
  'asset',
  'currency',
] as const;
const movements = [
  'opening',
  'newInflows',
  'newOutflows',
  'new',
  'premiums',
  'acquisition',
  'interest',
  'rateChange',
  'financialRisk',
  'future',
  'futureGap',
  'experience',
  'futureExperience',
  'incurred',
  'investmentComponent',
  'derecognised',
  'fx',
  'closing',
  'financeOci',
  'release',
  'underlyingItems',
  'financeEffect',
  'lossRecovery',
  'beforeRelease',
  'releaseShare',
  'finance',
  'allocatedClaims',
  'allocatedRa',
  'losses',
  'reversal',
  'offset',
  'riskAdjustment',
  'pastService',
  'raRelease',
  'paid',
  'raClosing',
  'acquisitionAmortised',
  'revenue',
  'claims',
  'provided',
  'ra',
  'csm',
  'premiumExperience',
  'total',
  'lossAllocated',
  'other',
  'result',
  'profitOrLoss',
  'oci',
  'accumulated',
  'income',
  'difference',
  'unamortised',
  'assetDerecognised',
  'in',
  'out',
  'futureService',
  'futureServiceAtCurrent',
  'raInterest',
  'raFuture',
  'raShare',
  'fairValueChange',
  'policyholderShare',
  'riskMitigation',
  'licRiskAdjustment',
  'licRaRelease',
  'initialTest',
  'test',
  'investment',
  'current',
  'loss',
  'share',
  'remaining',
  'valuedAnew',
  'start',
  'unwound',
  'revalued',
  'end',
  'atCurrent',
  'after',
  'unchanged',
  'before',
  'lockedIn',
  'whole',
  'gapOpening',
  'gap',
  'units',
  'unitsAll',
  'average',
  'accretion',
  'financing',
  'base',
  'released',
  'claimsShare',
  'systematic',
  'held',
  'reversed',
  'changed',
  'decrease',
  'absorbed',
  'price',
  'deemed',
  'lrc',
  'earned',
  'effect',
  'initial',
  'allocated',
  'expensed',
  'left',
  'now',
  'raOpening',
  'impairment',
] as const;
const inputs = [
  'expected.premiums',
  'expected.claims',
  'expected.expenses',
  'expected.investmentComponents',
  'expected.acquisition',
  'coverageUnits',
  'actual.premiums',
  'actual.claims',
  'riskAdjustment.initial',
  'rates.lockedIn',
  'rates.current',
  'opening.bel',
  'opening.ra',
  'opening.csm',
  'opening.lossComponent',
  'opening.lic',
  'opening.lrc',
  'cessionRate',
] as const;

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
  const projected = projectionWords(intl, name);
  if (projected) return projected;
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
  const [, path = '', index] = /^([\w.]+)(?:\[(\d+)\])?$/.exec(name) ?? [];
  if (isOneOf(inputs, path))
    return { subject: '', words: say(`close.input.${path}`, { period: Number(index ?? 0) + 1 }) };
  const [, before = '', section = '', movement = '', after = ''] =
    /^(?:(.*)[. ])?([a-z]+)\.([A-Za-z]+)(.*)$/.exec(name) ?? [];
  if (!isOneOf(sections, section) || !isOneOf(movements, movement))
    return { subject: '', words: '' };
  const figure = say(`close.section.${section}`);
  const words = movement === 'total' ? figure : `${figure} · ${say(`close.movement.${movement}`)}`;
  return { subject: [before, after.replace(/^[:,]\s*/, '')].filter(Boolean).join(' · '), words };
}
