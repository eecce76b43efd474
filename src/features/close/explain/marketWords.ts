import type { IntlShape } from 'react-intl';
import type { MessageId } from '@/i18n';
import type { NameWords } from './nameWords';

/** What moves an account of underlying items in a period, each with its message. */
const accountMoves = {
  opening: 'close.movement.opening',
  premiums: 'close.point.premiums',
  changeInFairValue: 'close.published.changeInFairValue',
  annualCharge: 'close.published.annualCharge',
  deathPayments: 'close.published.deathPayments',
  maturityPayment: 'close.published.maturityPayment',
  guaranteeBenefits: 'close.published.guaranteeBenefits',
  inForce: 'close.point.inForce',
  closing: 'close.movement.closing',
} as const;

const curve = /^(?:rates\.|groups\[\d+\]\.)?(lockedIn|current)(?:\[(\d+)\])?(?:\.| for )(.+)$/;
const has = <T extends object>(all: T, key: string): key is keyof T & string => key in all;

/** Words of what markets say: a rate of a curve, an exchange rate, what moved underlying items. Undefined where a name is none of them. */
export function marketWords(intl: IntlShape, name: string): NameWords | undefined {
  const say = (id: MessageId, values?: Record<string, string | number>) =>
    intl.formatMessage({ id }, values);

  const [, kind, date, rest = ''] = curve.exec(name) ?? [];
  if (kind !== undefined) {
    const words = rateWords(say, rest);
    const subject =
      kind === 'current' && date !== undefined
        ? say('close.projection.rates.current', { date })
        : say(kind === 'current' ? 'close.input.rates.current' : 'close.input.rates.lockedIn');
    return words === undefined ? undefined : { subject, words };
  }
  const [, current] = /^(?:rates\.)?current\[(\d+)\]$/.exec(name) ?? [];
  if (current !== undefined)
    return { subject: '', words: say('close.rate.current', { date: current }) };
  const [, from = '', to, asOf = ''] =
    /^allocating factor from ([\d.]+) to ([\d.]+), as of date (\d+)$/.exec(name) ?? [];
  if (to !== undefined)
    return {
      subject: say('close.projection.allocating', { date: asOf }),
      words: say('close.projection.discount', { from, to }),
    };
  const [, allocated] = /^factor that allocates from period (\d+) on$/.exec(name) ?? [];
  if (allocated !== undefined)
    return { subject: '', words: say('close.projection.allocatingFactor', { period: allocated }) };
  const [, exchange, at = ''] = /^exchangeRates\.(closing|average)\[(\d+)\]$/.exec(name) ?? [];
  if (exchange !== undefined)
    return {
      subject: '',
      words:
        exchange === 'closing'
          ? say('close.rate.exchange.closing', { date: at })
          : say('close.rate.exchange.average', { period: Number(at) + 1 }),
    };
  const [, move = '', index = ''] = /^underlyingItems\.(\w+)\[(\d+)\]$/.exec(name) ?? [];
  if (has(accountMoves, move)) {
    const of = say(accountMoves[move]);
    return {
      subject: say('close.section.underlying'),
      words: say('close.projection.period', { name: of, period: Number(index) + 1 }),
    };
  }
  const [, what, period = ''] =
    /^(account paid|no coverage units) in period (\d+)$/.exec(name) ?? [];
  if (what !== undefined) {
    const of = say(what === 'account paid' ? 'close.account.paid' : 'close.point.coverageUnits');
    return { subject: '', words: say('close.projection.period', { name: of, period }) };
  }
  if (/^products\[\d+\]\.benefits\[\d+\]\.share$/.test(name))
    return { subject: '', words: say('close.point.benefitShare') };
  return undefined;
}

/** The words of one rate of a curve, by what stands behind its name: `spot[5] with additions`, `illiquidityPremium`, `8.375 years`. */
function rateWords(
  say: (id: MessageId, values?: Record<string, string | number>) => string,
  rest: string,
): string | undefined {
  if (rest === 'illiquidityPremium') return say('close.curve.kind.premium');
  const [, years] = /^([\d.]+) years$/.exec(rest) ?? [];
  if (years !== undefined) return say('close.rate.forYears', { years });
  const [, place, additions] = /^spot\[(\d+)\]( with additions)?$/.exec(rest) ?? [];
  if (place === undefined) return undefined;
  return say(additions === undefined ? 'close.rate.spot' : 'close.rate.spotWithAdditions', {
    number: Number(place) + 1,
  });
}
