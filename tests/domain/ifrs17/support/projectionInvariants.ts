import type * as whole from '@/domain/ifrs17';
import type { ProjectionInput } from '@/domain/ifrs17';
import { plainProjection } from '../plain/projection';

type Engine = Pick<
  typeof whole,
  | 'attributeChange'
  | 'fulfilmentCashFlowsOf'
  | 'groupInputsOf'
  | 'portfolioOf'
  | 'projectedKinds'
  | 'projectionExplainer'
  | 'projectPortfolio'
  | 'shocked'
>;

interface Breach {
  readonly invariant: string;
  readonly where: string;
}

/** NaN is near nothing. */
const isNear = (one: number, other: number) =>
  Math.abs(one - other) <= 1e-8 * Math.max(1, Math.abs(one), Math.abs(other));

/** Present value at 3 % by hand: premiums and acquisition cash flows at the start of a month, others at its end. */
function valueByHand(input: ProjectionInput, group: string, months: number): number {
  const flows = plainProjection(input, group, months);
  return flows.premiums.reduce((total, premium, month) => {
    const outflows =
      (flows.claims[month] ?? 0) +
      (flows.expenses[month] ?? 0) +
      (flows.investmentComponents[month] ?? 0);
    const atStart = (flows.acquisition[month] ?? 0) - premium;
    return total + atStart * 1.03 ** (-month / 12) + outflows * 1.03 ** (-(month + 1) / 12);
  }, 0);
}

/** Flows as one projects them by hand: contract by contract, month by month. */
function breachesOfFlows(engine: Engine, input: ProjectionInput): Breach[] {
  const portfolio = engine.portfolioOf(input);
  const projected = engine.projectPortfolio(portfolio, portfolio.assumptions);
  return input.groups.flatMap(({ id }, group) => {
    const plain = plainProjection(input, id, portfolio.months);
    return engine.projectedKinds.flatMap((kind) =>
      plain[kind].flatMap((amount, month) => {
        const own = projected[group]?.[kind][month] ?? Number.NaN;
        const where = `${id} ${kind}[${month}]: ${own}, by hand ${amount}`;
        return isNear(own, amount) ? [] : [{ invariant: `${kind} by hand`, where }];
      }),
    );
  });
}

/** Values under the new assumptions as by hand, and a margin that moves by what fulfilment cash flows move. */
function breachesOfAttribution(engine: Engine, input: ProjectionInput): Breach[] {
  const portfolio = engine.portfolioOf(input);
  const from = portfolio.assumptions;
  const to = engine.shocked(from, { mortality: 1.2, lapse: 0.7, expenses: 1.1, volatility: 1.3 });
  const margins = Object.fromEntries(
    input.groups.map(({ id }) => [id, { csm: 500, lossComponent: 0 }]),
  );
  return engine
    .attributeChange(portfolio, { from, to, margins })
    .flatMap(({ group, opening, closing, steps }) => {
      const sum = steps.reduce((total, { effect }) => total + effect.bel, opening.bel);
      const byHand = valueByHand({ ...input, assumptions: [to] }, group, portfolio.months);
      const isAllocation =
        input.products.find(
          ({ id }) => id === input.modelPoints.find((each) => each.group === group)?.product,
        )?.model === 'PAA';
      const margin = closing.csm - closing.lossComponent - 500;
      return [
        ...(isNear(closing.bel, byHand) && isNear(sum, byHand)
          ? []
          : [{ invariant: 'attribution adds up', where: group }]),
        ...(isAllocation || isNear(margin, opening.bel - closing.bel)
          ? []
          : [{ invariant: 'attribution of the margin', where: group }]),
      ];
    });
}

/** Groups that can be measured: with units of service to come. */
const served = ({
  coverageUnits = [],
}: {
  readonly coverageUnits?: readonly number[] | undefined;
}) => coverageUnits.some((units) => units > 0);

/** 57-58: fulfilment cash flows at the start are the value by hand. */
function breachesOfAllocation(engine: Engine, input: ProjectionInput): Breach[] {
  const { months } = engine.portfolioOf(input);
  return engine
    .groupInputsOf(engine.portfolioOf(input))
    .filter((group) => group.model === 'PAA' && served(group))
    .flatMap((group) => {
      const [start = Number.NaN] = engine.fulfilmentCashFlowsOf(group);
      return isNear(start, valueByHand(input, group.id ?? '', months))
        ? []
        : [{ invariant: 'fulfilment cash flows of 57', where: group.id ?? '' }];
    });
}

/** Two products that between them have every decrement, benefits and an account; explaining all would take longest of all. */
const explained = ['wholeLife', 'variableAnnuity'];

/** What model points bring by their formulas is what the group expects. */
function breachesOfExplanations(engine: Engine, input: ProjectionInput): Breach[] {
  return engine
    .groupInputsOf(engine.portfolioOf(input))

    .filter((group) => served(group) && explained.includes(group.id ?? ''))
    .flatMap(({ id = '', expected }) => {
      const ask = engine.projectionExplainer(input, id)?.explain;
      return (['claims', 'expenses', 'investmentComponents'] as const).flatMap((kind) => {
        const value = expected?.[kind]?.[5] ?? 0;
        const parts = ask?.(`expected.${kind}[5]`)?.from ?? [];
        const sum = parts.reduce((total, part) => total + part.value, 0);
        return isNear(sum, value) ? [] : [{ invariant: `explained ${kind}`, where: id }];
      });
    });
}

export const breachesOfProjection = (engine: Engine, input: ProjectionInput): readonly Breach[] =>
  [breachesOfFlows, breachesOfAttribution, breachesOfAllocation, breachesOfExplanations].flatMap(
    (check) => check(engine, input),
  );
