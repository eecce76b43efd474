import type { IntlShape } from 'react-intl';
import type { MessageId } from '@/i18n';
import type { NameWords } from './nameWords';

/** Terms of a product by their places in it; each has a message of its name. */
const terms = [
  'surrenderValue.shareOfPremiums',
  'account.premiumLoading',
  'account.riskChargeFactor',
  'account.guaranteedRate',
  'account.chargeRate',
  'account.guaranteedOnDeath',
  'account.guaranteedAtMaturity',
  'account.surrenderCharge',
  'maturity.shareOfPremiums',
  'maturity.shareOfSumInsured',
  'annuity.conversionFactor',
] as const;
const isTerm = (text: string): text is (typeof terms)[number] =>
  terms.some((each) => each === text);

/** Words of what a contract promises: terms of its product, its schedule of premiums. Undefined where a name is none of them. */
export function productWords(intl: IntlShape, name: string): NameWords | undefined {
  const say = (id: MessageId, values?: Record<string, string | number>) =>
    intl.formatMessage({ id }, values);
  const [, term = '', place] = /^products\[\d+\]\.(\w+\.\w+)(?:\[(\d+)\])?$/.exec(name) ?? [];
  if (isTerm(term)) {
    const words = say(`close.product.${term}`);
    const number = Number(place) + 1;
    return {
      subject: '',
      words: place === undefined ? words : say('close.projection.place', { table: words, number }),
    };
  }
  const due = /^modelPoints\[(\d+)\] premiums due (?:by month (\d+)|in (all|the first year))$/;
  const [, index, month, span] = due.exec(name) ?? [];
  if (index !== undefined) {
    const whole = span === 'all' ? 'close.point.dueInAll' : 'close.point.dueInFirstYear';
    return {
      subject: say('close.projection.point', { number: Number(index) + 1 }),
      words: month === undefined ? say(whole) : say('close.point.dueBy', { month }),
    };
  }
  const [, until] = /^years to the end of month (\d+)$/.exec(name) ?? [];
  if (until !== undefined)
    return { subject: '', words: say('close.point.yearsTo', { month: until }) };
  return name === 'not stated' ? { subject: '', words: say('close.point.notStated') } : undefined;
}
