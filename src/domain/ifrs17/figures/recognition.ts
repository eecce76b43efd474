import { isRecognised } from '../core/checks/checkOpening';
import type { CompiledGroup, NewBusiness } from '../core/compile';
import { outflowPresentValue, presentValue } from '../core/flowSet';
import type { State } from '../core/state';
import { given, once, type Measured } from '../explain/context';
import { newBusiness } from '../explain/estimates/estimatesAt';
import { presentValueOf } from '../explain/estimates/presentValues';
import { newBusinessFlow } from '../explain/estimates/provenance';
import { newBusinessRates } from '../explain/rates/rates';
import { compileFormula } from '../formula/compile';
import { derived, derivedBy, fact, sumOf, type Derivation } from '../formula/derivation';
import { parseFormula } from '../formula/parse';
import type { Case } from './plan/case';
import type { Definitions, Source } from './plan/definitions';

const parts = ['inflows', 'outflows', 'risk', 'asset', 'acquisition'] as const;
type Part = (typeof parts)[number];
type Tranche = Readonly<Record<Part, Derivation>>;

/** What is stated for, or follows from, contracts that join at the start of a period, tranche by tranche. */
function valuesOf({ group, period }: State, tranche: NewBusiness, into: Float64Array): void {
  const { input, sign } = group;
  const { flows, rates, riskAdjustment } = tranche;
  const { curve, origin } = rates;
  const { moments } = flows;
  const isFirst = isRecognised(group, period);
  const given = isFirst ? input.stated : undefined;
  const share = input.riskAdjustment?.shareOfOutflows;
  into[0] = given
    ? -sign * given.inflows
    : -presentValue(flows.premiums, moments.premiums, period, curve, origin);
  into[1] = given
    ? sign * given.outflows
    : outflowPresentValue(flows, period, curve, origin) +
      (flows.hasAcquisition
        ? presentValue(flows.acquisition, moments.acquisition, period, curve, origin)
        : 0);
  // 37, B91: where it is a share of claims and expenses.
  into[2] =
    riskAdjustment +
    (share === undefined
      ? 0
      : share * presentValue(flows.claims, flows.moments.outflows, period, curve, origin));
  // 28C, 38(c)(i): what is left of the asset for acquisition cash flows paid before is derecognised.
  into[3] = isFirst ? sign * (input.acquisitionAsset ?? 0) : 0;
  into[4] = flows.hasAcquisition
    ? flows.acquisition.reduce((sum, flow, of) => (of < period ? sum : sum + flow), 0)
    : 0;
}

const kindsOf = {
  inflows: ['premiums'],
  outflows: ['claims', 'investment', 'acquisition'],
} as const;

/** A stated amount on the side of the liability. */
const turned = (part: Derivation, name: string, sign: number): Derivation =>
  sign > 0 ? part : derivedBy(name, '32', '-amount', { amount: part });

function flowsOf(
  measured: Measured,
  period: number,
  tranche: number,
  part: 'inflows' | 'outflows',
  name: string,
): Derivation {
  const { group } = measured;
  const { stated } = group.input;
  if (stated && isRecognised(group, period))
    return turned(
      fact(`stated.${part}`, stated[part]),
      name,
      part === 'inflows' ? -group.sign : group.sign,
    );
  return presentValueOf(
    measured,
    name,
    newBusiness(measured, period, tranche),
    period,
    newBusinessRates(measured, period, tranche),
    kindsOf[part],
  );
}

function riskOf(measured: Measured, period: number, tranche: number, name: string): Derivation {
  const { input, sign } = measured.group;
  const later = (input.newContracts ?? []).flatMap(({ inPeriod, riskAdjustment }, index) =>
    inPeriod === period + 1 ? [{ index, riskAdjustment }] : [],
  );
  const isFirst = isRecognised(measured.group, period);
  const isOwn = isFirst && tranche === 0;
  const one = later[isFirst ? tranche - 1 : tranche];
  const [path, value] = isOwn
    ? ['riskAdjustment.initial', input.riskAdjustment?.initial]
    : [`newContracts[${one?.index ?? 0}].riskAdjustment`, one?.riskAdjustment];
  const amount = value === undefined ? undefined : given(measured, path, value);
  const share = input.riskAdjustment?.shareOfOutflows;
  if (share === undefined)
    return amount ? turned(amount, name, sign) : fact(`${name}: no risk adjustment`, 0);
  return derivedBy(name, '37, B91', `${sign < 0 ? '-' : ''}amount + share × pv`, {
    amount: amount ?? fact(`${name}: no other risk adjustment`, 0),
    share: given(measured, 'riskAdjustment.shareOfOutflows', share),
    pv: presentValueOf(
      measured,
      `${name}: claims and expenses`,
      newBusiness(measured, period, tranche),
      period,
      newBusinessRates(measured, period, tranche),
      ['claims'],
    ),
  });
}

function acquisitionOf(measured: Measured, period: number, tranche: number, name: string) {
  const flows = Array.from(measured.group.newBusiness[period]?.[tranche]?.flows.acquisition ?? []);
  const all = flows.flatMap((flow, of) =>
    flow === 0 ? [] : [newBusinessFlow(measured, 'acquisition', of, tranche, period)],
  );
  return derived(name, sumOf(all), 'B125', 'Σ', all);
}

/** The same parts with what they come from, each made once for all the figures over them. */
function tranchesOf(measured: Measured, period: number): readonly Tranche[] {
  const { group } = measured;
  return (group.newBusiness[period] ?? []).map((_, tranche): Tranche => {
    const part = (of: string, make: (name: string) => Derivation) => {
      const name = `${of} of contracts joining ${tranche + 1} in period ${period + 1}`;
      return once(measured, name, () => make(name));
    };
    const asset = fact('acquisitionAsset', group.input.acquisitionAsset ?? 0);
    const hasAsset = isRecognised(group, period) && asset.value !== 0;
    return {
      inflows: part('inflows', (name) => flowsOf(measured, period, tranche, 'inflows', name)),
      outflows: part('outflows', (name) => flowsOf(measured, period, tranche, 'outflows', name)),
      risk: part('risk adjustment', (name) => riskOf(measured, period, tranche, name)),
      asset: hasAsset
        ? part('asset', (name) => turned(asset, name, group.sign))
        : part('no asset', (name) => fact(name, 0)),
      acquisition: part('acquisition cash flows', (name) =>
        acquisitionOf(measured, period, tranche, name),
      ),
    };
  });
}

const always = (group: CompiledGroup, period: number): boolean => period < group.periods;

/** Σ over tranches of one formula of their parts: each may be profitable or not. */
function eachTranche(paragraph: string, text: string, isIn = always): Source {
  const formula = compileFormula(parseFormula(text), (name) => parts.indexOf(name as Part));
  return {
    paragraph,
    isOfChange: true,
    read(state) {
      const { group, period, joined } = state;
      if (!isIn(group, period)) return 0;
      let sum = 0;
      const count = group.newBusiness[period]?.length ?? 0;
      for (let tranche = 0; tranche < count; tranche++) sum += formula(joined, 5 * tranche);
      return sum;
    },
    explain(measured, period, _, name) {
      if (!isIn(measured.group, period)) return derived(name, 0, paragraph, '0', []);
      const all = tranchesOf(measured, period).map((tranche, index) =>
        derivedBy(`${name}: contracts joining ${index + 1}`, paragraph, text, tranche),
      );
      return derived(name, sumOf(all), paragraph, 'Σ', all);
    },
  };
}

/** Works out what joins, for the figures of the period to take from. */
export function joinTranches(state: State): void {
  const tranches = state.group.newBusiness[state.period] ?? [];
  if (state.joined.length < 5 * tranches.length)
    state.joined = new Float64Array(5 * tranches.length);
  tranches.forEach((tranche, index) =>
    valuesOf(state, tranche, state.joined.subarray(5 * index, 5 * index + 5)),
  );
}

const cashFlows = 'inflows + outflows + risk + asset';
const isApart = (group: CompiledGroup, period: number) =>
  isRecognised(group, period) || group.policies.joiningContracts === 'apart';
const isOneGroup = (group: CompiledGroup, period: number) => !isApart(group, period);

/**
 * Initial recognition (32, 38, 47, 65): fulfilment cash flows of the contracts that join at the start of the period; the CSM makes the sum nothing, or
 * the loss is recognised. A reinsurance contract held has a net cost or a net gain, never a loss (65, 68). A loss at recognition is one at once
 * (47): no CSM of other contracts takes it up, unless all are one group in spite of it (20).
 */
export const recognition = ({ isHeld, policies }: Case): Definitions => ({
  belNewInflows: eachTranche('32(a)', 'inflows'),
  belNewOutflows: eachTranche('32(a)', 'outflows'),
  belNew: ['32(a)', 'bel.newInflows + bel.newOutflows'],
  raNew: eachTranche('32(a)(iii), 37', 'risk'),
  acquisitionAssetDerecognised: {
    ...eachTranche('28C, 38(c)(i)', 'asset'),
    exists: ({ states }) => states.includes('acquisitionAsset'),
  },
  ...(isHeld
    ? { csmNew: eachTranche('38, 65', `-(${cashFlows})`) }
    : {
        csmNew: eachTranche('38', `max(0, -(${cashFlows}))`),
        lcNew: eachTranche('47, 49', `max(0, ${cashFlows})`, isApart),
        ...(policies.joiningContracts === 'oneGroup'
          ? { newLoss: eachTranche('20, 47', `max(0, ${cashFlows})`, isOneGroup) }
          : {}),
      }),
});

/** Contracts that join, and those that an opening holds. */
export const valuedAnew = ({ input, newBusiness: all }: CompiledGroup, period: number): number =>
  (all[period]?.length ?? 0) + (period === 0 && input.opening ? 1 : 0);

/** Not 0 where the estimates of the start are valued anew: contracts join, or the group opens with stated balances. */
export const valued: Definitions = {
  pvValuedAnew: {
    paragraph: '28',
    isOfChange: true,
    read: ({ group, period }) => valuedAnew(group, period),
    explain: ({ group }, period, _, name) => fact(name, valuedAnew(group, period)),
  },
};

/** Acquisition cash flows that joining contracts have to recover, with what was paid for them before (28C, B125). */
export const newAcquisition = ({ model }: Case): Definitions => ({
  newAcquisition: eachTranche('28C, B125', model === 'PAA' ? 'acquisition' : 'asset + acquisition'),
});
