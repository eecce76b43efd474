import type { IntlShape } from 'react-intl';
import type { MessageId } from '@/i18n';
import type { NameWords } from './nameWords';

/** What the risk adjustment is made of, as the engine names it. */
const whats: Readonly<Record<string, MessageId>> = {
  premiums: 'close.point.premiums',
  acquisition: 'close.point.acquisition',
  claims: 'close.point.claims',
  expenses: 'close.point.expenses',
  investmentComponents: 'close.point.investmentComponents',
  'claims and expenses': 'close.joining.claimsAndExpenses',
  'present value': 'close.section.bel',
  capital: 'close.risk.capital',
  'cost of capital': 'close.risk.cost',
};
/** Risks that have words; others are named by the book. */
const risks: Readonly<Record<string, MessageId>> = {
  mortality: 'close.assumption.mortality',
  longevity: 'close.risk.longevity',
  morbidity: 'close.assumption.morbidity',
  lapse: 'close.assumption.lapse',
  lapseUp: 'close.risk.lapseUp',
  lapseDown: 'close.risk.lapseDown',
  expenses: 'close.assumption.expenses',
};
const levels: Readonly<Record<string, MessageId>> = {
  confidenceLevel: 'close.line.confidenceLevel',
  stressLevel: 'close.risk.stressLevel',
  rate: 'close.risk.rate',
  correlation: 'close.risk.correlation',
};

const quantity =
  /^([a-z ]+?|investmentComponents)(?: for (\w+))?(?: of month (\d+)| from month (\d+) on)?(?:, discounted(?: to month (\d+))?)?(?: under stress of (\w+))?$/;
const stated =
  /^(normal quantile at )?assumptions\[\d+\]\.riskAdjustment\.(?:correlations\[\d+\]\.)?(\w+)$/;

/** Words of what the risk adjustment is explained by: capital, stresses, flows under them (37, B86-B92). Undefined where a name is none of them. */
export function riskWords(intl: IntlShape, name: string): NameWords | undefined {
  const say = (id: MessageId, values?: Record<string, string>) =>
    intl.formatMessage({ id }, values);
  const riskOf = (risk: string) => {
    const id = risks[risk];
    return id === undefined ? risk : say(id);
  };
  const [, quantile, field = ''] = stated.exec(name) ?? [];
  const level = levels[field];
  if (level !== undefined)
    return quantile === undefined
      ? { subject: '', words: say(level) }
      : { subject: say(level), words: say('close.risk.quantile') };
  const [, what = '', capitalFor, month, from, to, stress] = quantity.exec(name) ?? [];
  const id = whats[what];
  if (id === undefined) return undefined;
  const of = say(id);
  const words =
    month !== undefined
      ? say('close.projection.month', { name: of, month })
      : from !== undefined
        ? say('close.risk.from', { name: of, month: from })
        : of;
  const discounted =
    to !== undefined
      ? say('close.risk.discountedTo', { month: to })
      : name.includes(', discounted')
        ? say('close.risk.discounted')
        : undefined;
  const subject = [
    discounted,
    capitalFor !== undefined ? riskOf(capitalFor) : undefined,
    stress !== undefined ? say('close.risk.stress', { risk: riskOf(stress) }) : undefined,
  ];
  return { subject: subject.filter((each) => each !== undefined).join(' · '), words };
}
