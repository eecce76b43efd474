import type { IntlShape } from 'react-intl';
import type { MessageId } from '@/i18n';
import type { NameWords } from './nameWords';
import { productWords } from './productWords';

/** What a projection says of a model point and its months (`modelPoints[0].month1.deaths`); each has a message of its name. */
const pointNames = [
  'account',
  'accountReturn',
  'accountValue',
  'afterPremium',
  'acquisition',
  'annuity',
  'certain',
  'charge',
  'claims',
  'claimsOnDeath',
  'claimsOnDiagnosis',
  'claimsOnLapse',
  'claimsPrice',
  'claimsRecurring',
  'component',
  'contracts',
  'coverageUnits',
  'credit',
  'creditedRate',
  'deathRate',
  'deaths',
  'diagnoses',
  'excessAtMaturity',
  'excessOnDeath',
  'expenses',
  'guaranteedAtMaturity',
  'guaranteedOnDeath',
  'inForce',
  'investmentComponents',
  'lapseRate',
  'lapses',
  'paidIn',
  'persistency',
  'premium',
  'premiumEarned',
  'premiums',
  'premiumsPaid',
  'price',
  'riskCharge',
  'sumAtRisk',
  'sumInsured',
  'surrenderValue',
  'survivors',
  'term',
  'yearlyPersistency',
] as const;
const tables = [
  'mortality',
  'morbidity',
  'claimCosts',
  'lossRatios',
  'lapse',
  'expenses',
  'commissions',
  'crediting',
  'inflation',
  'claimsInflation',
] as const;
const fields = [
  'male',
  'female',
  'paidUpRates',
  'perContract',
  'shareOfPremium',
  'shareOfClaims',
  'acquisition',
  'initial',
  'renewal',
  'volatility',
] as const;

const isOneOf = <T extends string>(all: readonly T[], text: string): text is T =>
  all.some((each) => each === text);

/** Words of what a projection names: model points, assumptions, estimates, discount factors. Undefined where a name is none of them. */
export function projectionWords(intl: IntlShape, name: string): NameWords | undefined {
  const say = (id: MessageId, values?: Record<string, string | number>) =>
    intl.formatMessage({ id }, values);

  const point = /^modelPoints\[(\d+)\]\.(?:month(\d+)\.)?(\w+)$/.exec(name);
  if (point) {
    const [, index = '', month, figure = ''] = point;
    const [, own = '', length = ''] = /^(\D+)(\d*)$/.exec(figure) ?? [];
    if (!isOneOf(pointNames, own)) return undefined;
    const name = say(`close.point.${own}`);
    const span = { name, from: Number(month) - Number(length) + 1, to: Number(month) };
    const inMonth = () =>
      length === ''
        ? say('close.projection.month', { name, month: month ?? '' })
        : say('close.projection.months', span);
    return {
      subject: say('close.projection.point', { number: Number(index) + 1 }),
      words: month === undefined ? name : inMonth(),
    };
  }

  const terms = productWords(intl, name);
  if (terms) return terms;

  const flow = /^flows\.(\w+)(?: (\d{4}(?:-\d{2})?))?(?:, (.+))?$/.exec(name);
  if (flow) {
    const [, kind = '', label, group] = flow;
    const words = kind === 'net' ? say('close.flows.net') : undefined;
    if (words === undefined && !isOneOf(pointNames, kind)) return undefined;
    return {
      subject: [group, label].filter(Boolean).join(' · '),
      words: words ?? say(`close.point.${kind as (typeof pointNames)[number]}`),
    };
  }

  const entry = /^assumptions\[\d+\]\.(\w+)(?:\[\d+\])?(?:\.(\w+))?(?:\[(\d+)\])?$/.exec(name);
  if (entry) {
    const [, table = '', field = '', place] = entry;
    if (!isOneOf(tables, table)) return undefined;
    const words = [
      say(`close.assumption.${table}`),
      ...(isOneOf(fields, field) ? [say(`close.assumptionField.${field}`)] : []),
    ].join(' · ');
    return {
      subject: '',
      words:
        place === undefined
          ? words
          : say('close.projection.place', { table: words, number: Number(place) + 1 }),
    };
  }

  const estimate =
    /^(\w+|coverage units)\[(\d+)\] as estimated at the (start|end) of period (\d+)/.exec(name);
  if (estimate) {
    const [, named = '', of = '', when = '', period = ''] = estimate;
    const kind = named === 'coverage units' ? 'coverageUnits' : named;
    if (!isOneOf(pointNames, kind)) return undefined;
    return {
      subject: '',
      words: say('close.projection.estimate', {
        name: say(`close.point.${kind}`),
        of: Number(of) + 1,
        when,
        period,
      }),
    };
  }

  const factor =
    /^discount factor from ([\d.]+) to ([\d.]+)(?:, rates\.(lockedIn|current) as of date (\d+))?/.exec(
      name,
    );
  if (factor) {
    const [, from = '', to = '', curve, date = ''] = factor;
    return {
      subject:
        curve === 'lockedIn' || curve === 'current'
          ? say(`close.projection.rates.${curve}`, { date })
          : '',
      words: say('close.projection.discount', { from, to }),
    };
  }
  return undefined;
}
