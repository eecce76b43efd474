import { figure, resultOf, type Figure } from '../explain/worksheet';
import { choice, number, object, text, type Infer } from '../schema/shape';

const id = text('Name of this calculation.');
const money = (doc: string) => number(`${doc} In units of currency.`);

export const reinsuranceChange = object(
  'A change in the fulfilment cash flows of underlying contracts and what it does to the reinsurance held (44, 48, 66(c), 66A-66B).',
  {
    kind: choice('What this input is.', ['reinsuranceChange']),
    cessionRate: number('Share ceded, 0 to 1.', { min: 0, max: 1 }),
    underlying: object(
      'Before the change, liability positive.',
      { fcf: money('Fulfilment cash flows.'), csm: number('CSM.', { min: 0 }) },
      { lossComponent: number('Loss component.', { min: 0 }) },
    ),
    reinsurance: object(
      'Before the change, liability positive: an asset is negative.',
      { fcf: money('Fulfilment cash flows.'), csm: money('CSM, either sign.') },
      { lossRecovery: number('Loss-recovery component as a positive amount.', { min: 0 }) },
    ),
    increaseInUnderlyingFcf: money('Increase (positive) that relates to future service.'),
  },
  {
    id,
    increaseInReinsuranceFcf: money(
      'Change in the reinsurance fulfilment cash flows, liability positive; default -cessionRate x the increase.',
    ),
  },
);

export type ReinsuranceChangeInput = Infer<typeof reinsuranceChange>;

/** 44(c), 48 for the underlying group; 66(c)(i), 66A, 66B, B119F for the reinsurance held. */
export const reinsuranceChangeFigures: readonly Figure[] = [
  figure(
    'underlying.fcf',
    '40',
    'facts.underlying.fcf + facts.increase',
    ['facts.underlying.fcf', 'facts.increase'],
    (fcf = 0, increase = 0) => fcf + increase,
  ),
  figure(
    'underlying.reversal',
    '50(b)',
    'min(facts.underlying.lossComponent, max(0, -facts.increase))',
    ['facts.underlying.lossComponent', 'facts.increase'],
    (component = 0, increase = 0) => Math.min(component, Math.max(0, -increase)),
  ),
  figure(
    'underlying.csm',
    '44(c)',
    'max(0, facts.underlying.csm - facts.increase - underlying.reversal)',
    ['facts.underlying.csm', 'facts.increase', 'underlying.reversal'],
    (csm = 0, increase = 0, reversal = 0) => Math.max(0, csm - increase - reversal),
  ),
  figure(
    'underlying.loss',
    '48',
    'max(0, facts.increase - facts.underlying.csm)',
    ['facts.underlying.csm', 'facts.increase'],
    (csm = 0, increase = 0) => Math.max(0, increase - csm),
  ),
  figure(
    'underlying.liability',
    '40',
    'underlying.fcf + underlying.csm',
    ['underlying.fcf', 'underlying.csm'],
    (fcf = 0, csm = 0) => fcf + csm,
  ),
  figure(
    'underlying.profitOrLoss',
    '48, 50(b)',
    'underlying.reversal - underlying.loss',
    ['underlying.reversal', 'underlying.loss'],
    (reversal = 0, loss = 0) => reversal - loss,
  ),
  figure(
    'underlying.lossComponent',
    '49',
    'facts.underlying.lossComponent + underlying.loss - underlying.reversal',
    ['facts.underlying.lossComponent', 'underlying.loss', 'underlying.reversal'],
    (component = 0, loss = 0, reversal = 0) => component + loss - reversal,
  ),
  figure(
    'reinsurance.change',
    '66(c)',
    'facts.reinsurance.increase',
    ['facts.reinsurance.increase'],
    (increase = 0) => increase,
  ),
  figure(
    'reinsurance.fcf',
    '63',
    'facts.reinsurance.fcf + reinsurance.change',
    ['facts.reinsurance.fcf', 'reinsurance.change'],
    (fcf = 0, change = 0) => fcf + change,
  ),
  figure(
    'reinsurance.profitOrLoss',
    '66(c)(i), 66A-66B',
    'facts.cessionRate × underlying.loss - min(facts.reinsurance.lossRecovery, facts.cessionRate × underlying.reversal)',
    [
      'facts.cessionRate',
      'underlying.loss',
      'underlying.reversal',
      'facts.reinsurance.lossRecovery',
    ],
    (rate = 0, loss = 0, reversal = 0, recovery = 0) =>
      rate * loss - Math.min(recovery, rate * reversal),
  ),
  figure(
    'reinsurance.csm',
    '66(c)',
    'facts.reinsurance.csm - reinsurance.change - reinsurance.profitOrLoss',
    ['facts.reinsurance.csm', 'reinsurance.change', 'reinsurance.profitOrLoss'],
    (csm = 0, change = 0, income = 0) => csm - change - income,
  ),
  figure(
    'reinsurance.asset',
    '60',
    'reinsurance.fcf + reinsurance.csm',
    ['reinsurance.fcf', 'reinsurance.csm'],
    (fcf = 0, csm = 0) => fcf + csm,
  ),
  figure(
    'reinsurance.lossRecovery',
    'B119F',
    'facts.reinsurance.lossRecovery + reinsurance.profitOrLoss',
    ['facts.reinsurance.lossRecovery', 'reinsurance.profitOrLoss'],
    (recovery = 0, income = 0) => recovery + income,
  ),
];

export const reinsuranceChangeFacts = (input: ReinsuranceChangeInput) => ({
  'facts.cessionRate': input.cessionRate,
  'facts.increase': input.increaseInUnderlyingFcf,
  'facts.underlying.fcf': input.underlying.fcf,
  'facts.underlying.csm': input.underlying.csm,
  'facts.underlying.lossComponent': input.underlying.lossComponent ?? 0,
  'facts.reinsurance.fcf': input.reinsurance.fcf,
  'facts.reinsurance.csm': input.reinsurance.csm,
  'facts.reinsurance.lossRecovery': input.reinsurance.lossRecovery ?? 0,
  'facts.reinsurance.increase':
    input.increaseInReinsuranceFcf ?? -input.cessionRate * input.increaseInUnderlyingFcf,
});

/** Figures of the two groups by name. */
export function measureReinsuranceChange(input: ReinsuranceChangeInput) {
  const values = resultOf(reinsuranceChangeFigures, reinsuranceChangeFacts(input));
  const of = (group: string) =>
    Object.fromEntries(
      Object.entries(values)
        .filter(([name]) => name.startsWith(`${group}.`))
        .map(([name, value]) => [name.slice(group.length + 1), value]),
    );
  return { underlying: of('underlying'), reinsurance: of('reinsurance') };
}
