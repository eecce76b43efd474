import {
  derivedLazily,
  groupInputsOf,
  keepingAccounts,
  portfolioOf,
  shocked,
  summedBy,
  type AssumptionSet,
  type Derivation,
  type GroupInput,
  type ProjectionInput,
  type Shock,
} from '@/domain/ifrs17';
import {
  atShiftedCurves,
  bookExplainer,
  closingBalances,
  estimateReviser,
  revisedGroup,
  treatyAtShiftedCurves,
  type BookGroup,
  type BookTreaty,
  type ClosingBalances,
} from '@/domain/ifrs17/book';
import type { Period } from '../period';
import type { BookDefinition, Scenario } from '../types';

/** What is tried: factors on assumptions, additions to the curves of the end of the quarter. A scenario without a name. */
export type Trial = Pick<Scenario, 'shock' | 'curveShift' | 'illiquidityShift'>;

/** A quarter of some groups as it was measured, and the contracts that were in force at its end. */
export interface MeasuredGroups {
  readonly period: Period;
  readonly groups: readonly BookGroup[];
  readonly treaties: readonly BookTreaty[];
  readonly projections: readonly ProjectionInput[];
}

type Facts = Pick<BookDefinition, 'groups' | 'treaties' | 'creditingMargins'>;

const byId = (inputs: readonly GroupInput[]) => new Map(inputs.map((each) => [each.id, each]));

/** One input of all groups: their projections begin in the same month under the same assumptions. */
function together(projections: readonly ProjectionInput[]): ProjectionInput | undefined {
  const [first] = projections;
  if (!first) return undefined;
  const products = new Map(
    projections.flatMap((each) => each.products).map((product) => [product.id, product]),
  );
  const [set] = first.assumptions;
  if (!set) return undefined;
  // The share of the risk adjustment is that of initial recognition: no stress is projected anew.
  return {
    ...first,
    products: [...products.values()],
    assumptions: [{ ...set, riskAdjustment: undefined }],
    modelPoints: projections.flatMap(({ modelPoints }) => modelPoints),
    groups: projections.flatMap(({ groups }) => groups),
  };
}

/** Gives the last answer again while it is asked the same: of several sliders one moves at a time. */
function remembered<Asked extends readonly unknown[], Answer>(
  work: (...asked: Asked) => Answer,
): (...asked: Asked) => Answer {
  let last: { readonly key: string; readonly answer: Answer } | undefined;
  return (...asked) => {
    const key = JSON.stringify(asked);
    if (last?.key !== key) last = { key, answer: work(...asked) };
    return last.answer;
  };
}

/** Makes something ready when it is first asked of, and keeps it. */
function preparedOnce<Of extends object, Ready>(prepare: (of: Of) => Ready): (of: Of) => Ready {
  const known = new Map<Of, Ready>();
  return (of) => {
    const ready = known.get(of) ?? prepare(of);
    known.set(of, ready);
    return ready;
  };
}

/** Account balances earn what the market gives where their table follows it (B74-B77). */
function withMarket(
  set: AssumptionSet,
  { creditingMargins = {} }: Facts,
  shift: number,
): AssumptionSet {
  return {
    ...set,
    crediting: (set.crediting ?? []).map((table) =>
      table.id in creditingMargins
        ? { ...table, rates: table.rates.map((rate) => rate + shift) }
        : table,
    ),
  };
}

/** The inputs of a quarter as the assumptions and curves of its end would have made them under a trial. */
function triedInputs(
  { period, groups, treaties, projections }: MeasuredGroups,
  facts: Facts,
): (trial: Trial) => Pick<MeasuredGroups, 'groups' | 'treaties'> {
  const input = together(projections);
  const portfolio = input && keepingAccounts(portfolioOf(input));
  const before = portfolio ? byId(groupInputsOf(portfolio)) : new Map<string, GroupInput>();
  const illiquidityOf = new Map(
    [...facts.groups, ...facts.treaties].map(({ id, illiquidity = 1 }) => [id, illiquidity]),
  );
  const hasAccounts = portfolio?.input.products.some(({ account }) => account !== undefined);

  const movedGroup = preparedOnce((group: BookGroup) => atShiftedCurves(group, period));
  const movedTreaty = preparedOnce((treaty: BookTreaty) =>
    treatyAtShiftedCurves(treaty, groups, period),
  );
  // Estimates under the premium allocation approach are not of remaining coverage.
  const revisers = new Map(
    groups.flatMap((group) =>
      group.input.model === 'PAA' ? [] : [[group.id, estimateReviser(group, period)] as const],
    ),
  );

  const shockedEstimates = remembered((factors: Shock) =>
    portfolio ? byId(groupInputsOf(portfolio, shocked(portfolio.assumptions, factors))) : before,
  );
  const marketEstimates = remembered((shift: number, factors: Shock | undefined) => {
    if (!portfolio) return before;
    const set = factors ? shocked(portfolio.assumptions, factors) : portfolio.assumptions;
    return byId(groupInputsOf(portfolio, withMarket(set, facts, shift)));
  });
  const moved = (shock: Shock | undefined, curveShift: number) => [
    ...(shock ? [{ to: shockedEstimates(shock) }] : []),
    ...(curveShift !== 0 && hasAccounts
      ? [{ to: marketEstimates(curveShift, shock), cause: 'financialRisk' as const }]
      : []),
  ];

  return ({ shock, curveShift = 0, illiquidityShift = 0 }) => {
    const steps = moved(shock, curveShift);
    const shiftOf = (id: string) => curveShift + illiquidityShift * (illiquidityOf.get(id) ?? 1);
    const changed = groups.map((group) => {
      const shift = shiftOf(group.id);
      const now = shift === 0 ? group : movedGroup(group)(shift);
      const [from, revise] = [before.get(group.id), revisers.get(group.id)];
      if (!from || !revise || steps.length === 0) return now;
      // Each step is stated from where all of them begin: the estimates as they were closed.
      const revisions = steps.flatMap(({ to, cause }) => {
        const next = to.get(group.id);
        return next ? [revise({ from, to: next, ...(cause && { cause }) })] : [];
      });
      return revisedGroup(now, revisions);
    });
    const moving = treaties.map((treaty) => {
      const shift = shiftOf(treaty.id);
      return shift === 0 ? treaty : movedTreaty(treaty)(shift);
    });
    return { groups: changed, treaties: moving };
  };
}

/**
 * A quarter made ready to be closed under one trial after another, as a slider moves: what the assumptions and curves of its end would have made of it. The same as
 * closing it under a scenario of these changes. Contracts are projected again only where the trial before had other assumptions.
 */
export function whatIf(
  measured: MeasuredGroups,
  facts: Facts,
): (trial: Trial) => readonly ClosingBalances[] {
  const inputsOf = triedInputs(measured, facts);
  return (trial) => {
    const { groups, treaties } = inputsOf(trial);
    return closingBalances(groups, treaties, measured.period);
  };
}

/** A balance at the end of the quarter, of some groups, and as what it is shown: as closed, under the trial, or what the trial changes in it. */
export interface TriedBalance {
  readonly measured: MeasuredGroups;
  readonly facts: Facts;
  readonly trial: Trial;
  readonly of: 'bel' | 'ra' | 'csm' | 'lc';
  readonly groups: readonly string[];
  readonly as: 'before' | 'after' | 'difference';
}

/** How a balance of `whatIf` came about: group by group, down to the facts of each and the estimates that the trial makes. */
export function explainTried({ measured, facts, trial, of, groups, as }: TriedBalance): Derivation {
  const inputsOf = triedInputs(measured, facts);
  const sumAs = (when: 'before' | 'after'): Derivation => {
    const inputs = inputsOf(when === 'before' ? {} : trial);
    const explain = bookExplainer(inputs.groups, inputs.treaties);
    const parts = groups.flatMap((id) => {
      const found = explain(id, `${measured.period}.${of}.closing`);
      return found && found.value !== 0 ? [{ ...found, name: `${id} ${found.name}` }] : [];
    });
    const value = parts.reduce((sum, each) => sum + each.value, 0);
    const [name, formula] = [`trial.${when} ${of}.closing`, `Σ of ${of}, groups`];
    return derivedLazily(name, value, '40', formula, () => parts);
  };
  if (as !== 'difference') return sumAs(as);
  return summedBy(`${of}.closing`, '40', [
    [1, sumAs('after')],
    [-1, sumAs('before')],
  ]);
}
