import { figure, resultOf, valuesOf, type Worksheet } from '../../formula/worksheet';
import { choice, number, object, text, type Infer } from '../../schema/shape';

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
const figures = [
  figure('underlying.fcf', '40', 'input.underlying.fcf + increaseInUnderlyingFcf'),
  figure(
    'underlying.reversal',
    '50(b)',
    'min(input.underlying.lossComponent, max(0, -increaseInUnderlyingFcf))',
  ),
  figure(
    'underlying.csm',
    '44(c)',
    'max(0, input.underlying.csm - increaseInUnderlyingFcf - underlying.reversal)',
  ),
  figure('underlying.loss', '48', 'max(0, increaseInUnderlyingFcf - input.underlying.csm)'),
  figure('underlying.liability', '40', 'underlying.fcf + underlying.csm'),
  figure('underlying.profitOrLoss', '48, 50(b)', 'underlying.reversal - underlying.loss'),
  figure(
    'underlying.lossComponent',
    '49',
    'input.underlying.lossComponent + underlying.loss - underlying.reversal',
  ),
  figure(
    'reinsurance.change',
    '66(c)',
    'if(isStated, increaseInReinsuranceFcf, -cessionRate × increaseInUnderlyingFcf)',
  ),
  figure('reinsurance.fcf', '63', 'input.reinsurance.fcf + reinsurance.change'),
  figure(
    'reinsurance.profitOrLoss',
    '66(c)(i), 66A-66B',
    'cessionRate × underlying.loss - min(input.reinsurance.lossRecovery, cessionRate × underlying.reversal)',
  ),
  figure(
    'reinsurance.csm',
    '66(c)',
    'input.reinsurance.csm - reinsurance.change - reinsurance.profitOrLoss',
  ),
  figure('reinsurance.asset', '60', 'reinsurance.fcf + reinsurance.csm'),
  figure(
    'reinsurance.lossRecovery',
    'B119F',
    'input.reinsurance.lossRecovery + reinsurance.profitOrLoss',
  ),
];

export const reinsuranceChangeSheet = (input: ReinsuranceChangeInput): Worksheet => ({
  figures,
  facts: valuesOf({
    cessionRate: input.cessionRate,
    increaseInUnderlyingFcf: input.increaseInUnderlyingFcf,
    increaseInReinsuranceFcf: input.increaseInReinsuranceFcf,
    isStated: input.increaseInReinsuranceFcf !== undefined,
    'input.underlying.fcf': input.underlying.fcf,
    'input.underlying.csm': input.underlying.csm,
    'input.underlying.lossComponent': input.underlying.lossComponent,
    'input.reinsurance.fcf': input.reinsurance.fcf,
    'input.reinsurance.csm': input.reinsurance.csm,
    'input.reinsurance.lossRecovery': input.reinsurance.lossRecovery,
  }),
});

/** Figures of the two groups by name. */
export function measureReinsuranceChange(input: ReinsuranceChangeInput) {
  const values = resultOf(reinsuranceChangeSheet(input));
  const of = (group: string) =>
    Object.fromEntries(
      Object.entries(values)
        .filter(([name]) => name.startsWith(`${group}.`))
        .map(([name, value]) => [name.slice(group.length + 1), value]),
    );
  return { underlying: of('underlying'), reinsurance: of('reinsurance') };
}
