/**
 * Measures the engine's speed on this machine, on one core: projection and measurement of model points, a close of many groups, a what-if.
 * Prints medians of several runs, and the same work at three sizes to show that cost grows linearly. Run: npx tsx scripts/bench/ifrs17.ts
 */
import {
  close,
  combineUnits,
  compileGroup,
  curveSource,
  measureGroup,
  planUnits,
  productRates,
  project,
  projectedKinds,
  projectUnit,
  type AssumptionSet,
  type CompiledGroup,
  type GroupFlows,
  type GroupInput,
  type ModelPoints,
  type Product,
} from '@/domain/ifrs17';

/** A seeded generator, so that every run measures the same portfolio. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const products: readonly Product[] = [
  {
    id: 'life',
    model: 'GMM',
    mortality: 'all',
    lapse: 'all',
    expenses: 'all',
    benefits: [{ on: 'death' }],
    surrenderValue: { shareOfPremiums: [0.2, 0.4, 0.6] },
  },
  {
    id: 'savings',
    model: 'GMM',
    mortality: 'all',
    lapse: 'all',
    expenses: 'all',
    benefits: [{ on: 'death', share: 0.1 }],
    account: { crediting: 'declared', deathBenefit: 'added' },
  },
];

/** @param product index of the product: protection or savings */
function portfolio(count: number, groups: number, months: number, product = 0): ModelPoints {
  const random = generator(17);
  const draw = (low: number, high: number) => low + (high - low) * random();
  const whole = (low: number, high: number) =>
    Int32Array.from({ length: count }, () => Math.floor(draw(low, high)));
  const elapsed = whole(0, 36);
  const term = elapsed.map((past) => past + months);
  return {
    count,
    group: whole(0, groups),
    product: new Int32Array(count).fill(product),
    contracts: Float64Array.from({ length: count }, () => draw(1, 20)),
    sex: new Uint8Array(count),
    issueAge: whole(20, 60),
    elapsed,
    term,
    premiumTerm: term,
    premiumInterval: new Int32Array(count).fill(1),
    sumInsured: Float64Array.from({ length: count }, () => draw(10_000, 200_000)),
    premium: Float64Array.from({ length: count }, () => draw(20, 400)),
    accountValue: new Float64Array(count),
    annuityStart: new Int32Array(count).fill(2 ** 30),
  };
}

const assumptions: AssumptionSet = {
  version: 'benchmark',
  effectiveFrom: '2025-01',
  mortality: [
    {
      id: 'all',
      male: Array.from({ length: 121 }, (_, age) =>
        Math.min(1, 0.0002 * 1.09 ** Math.max(0, age - 20)),
      ),
    },
  ],
  lapse: [{ id: 'all', rates: [0.12, 0.09, 0.07, 0.05, 0.04] }],
  expenses: [{ id: 'all', perContract: 3 }],
  crediting: [{ id: 'declared', rates: [0.025] }],
  inflation: [0.02],
};

const ratesOf = (months: number) => products.map((each) => productRates(each, assumptions, months));

const currentCurves = (dates: number) =>
  Array.from({ length: dates }, (_, date) => ({
    spot: Array.from(
      { length: 40 },
      (__, year) => 0.02 + 0.0005 * Math.min(year, 20) + 0.0003 * Math.sin(date),
    ),
  }));
const locked = {
  spot: Array.from({ length: 40 }, (_, year) => 0.025 + 0.0005 * Math.min(year, 20)),
};

/** A projected group as an input: measured over the months of a year, on a new curve each month. */
function groupInput(
  { group, flows }: GroupFlows,
  periods: number,
  current: GroupInput['rates'],
): GroupInput {
  const list = (kind: keyof typeof flows) => Array.from(flows[kind]);
  return {
    kind: 'group',
    id: `group ${group}`,
    model: 'GMM',
    periods,
    periodsPerYear: 12,
    rates: current,
    expected: {
      premiums: list('premiums'),
      claims: list('claims'),
      expenses: list('expenses'),
      investmentComponents: list('investmentComponents'),
    },
    riskAdjustment: { shareOfOutflows: 0.05 },
    coverageUnits: list('coverageUnits'),
  };
}

interface Taken {
  readonly wall: number;
  /** Processor time: what the work costs even where other programs share the machine. */
  readonly processor: number;
}

function median(run: () => void, times: number): Taken {
  const middle = (values: number[]) =>
    values.sort((a, b) => a - b)[Math.floor(times / 2)] ?? Number.NaN;
  const taken = Array.from({ length: times }, () => {
    const [start, before] = [performance.now(), process.cpuUsage()];
    run();
    const { user, system } = process.cpuUsage(before);
    return { wall: performance.now() - start, processor: (user + system) / 1000 };
  });
  return {
    wall: middle(taken.map(({ wall }) => wall)),
    processor: middle(taken.map(({ processor }) => processor)),
  };
}

const say = (label: string, { wall, processor }: Taken, note = '') =>
  console.log(
    `${label.padEnd(72)} ${wall.toFixed(1).padStart(8)} ms, processor ${processor.toFixed(1).padStart(8)} ms  ${note}`,
  );

function projectAndMeasure(points: ModelPoints, months: number): number {
  const rates = { lockedIn: locked };
  const source = curveSource(12, months);
  const compiled = project(points, ratesOf(months), months).map((flows) =>
    compileGroup(groupInput(flows, 1, rates), source),
  );
  return close(compiled).row(0, 0).liability;
}

/** Groups of a close: flows that decline over 240 months, an assumption change, experience, and a curve that moves every month. */
function closeInputs(count: number): GroupInput[] {
  const months = 240;
  const random = generator(7);
  const rates = { lockedIn: locked, current: currentCurves(13) };
  return Array.from({ length: count }, (_, index) => {
    const size = 100 + 900 * random();
    const loss = 0.7 + 0.5 * random();
    const run = (scale: number) =>
      Array.from({ length: months }, (__, month) => scale * size * 0.99 ** month);
    const claims = run(loss);
    return {
      kind: 'group',
      id: `group ${index}`,
      model: 'GMM',
      periods: 12,
      periodsPerYear: 12,
      rates,
      expected: { premiums: run(1), claims, investmentComponents: run(0.05) },
      riskAdjustment: { initial: size * 2, release: new Array<number>(12).fill(size / 60) },
      coverageUnits: run(1),
      actual: { claims: claims.slice(0, 12).map((claim) => claim * (0.9 + 0.2 * random())) },
      revisions: [
        {
          atEndOf: 6,
          expected: { claims: claims.slice(6).map((claim) => claim * (0.9 + 0.2 * random())) },
        },
      ],
    };
  });
}

function madeReady(inputs: readonly GroupInput[]): CompiledGroup[] {
  const source = curveSource(12, 240);
  return inputs.map((input) => compileGroup(input, source));
}

function checkWorkers(points: ModelPoints, months: number): string {
  const { order, units } = planUnits(points);
  const rates = ratesOf(months);
  const by = (workers: number) => {
    const projected: Float64Array[] = [];
    // Each worker takes every n-th unit; the last worker finishes first.
    for (let worker = workers - 1; worker >= 0; worker--)
      for (let unit = worker; unit < units.length; unit += workers) {
        const into = new Float64Array(projectedKinds.length * months);
        const part = units[unit];
        if (part) projectUnit(points, rates, order, part, months, into);
        projected[unit] = into;
      }
    return combineUnits(units, projected, months);
  };
  const bytes = (all: readonly GroupFlows[]) =>
    all
      .map(({ flows }) =>
        projectedKinds
          .map((kind) => Buffer.from(flows[kind].slice().buffer).toString('base64'))
          .join(),
      )
      .join();
  const one = bytes(by(1));
  return [2, 3, 8].every((workers) => bytes(by(workers)) === one)
    ? 'identical to the last bit'
    : 'DIFFERENT';
}

function main(): void {
  const months = 480;
  console.log('Projection and initial measurement, 100 groups, 480 months, one core');
  for (const count of [25_000, 50_000, 100_000]) {
    const points = portfolio(count, 100, months);
    const taken = median(() => projectAndMeasure(points, months), 5);
    say(
      `  ${count.toLocaleString('en')} model points`,
      taken,
      `${((count * months) / taken.processor / 1000).toFixed(0)} M point-months a second`,
    );
  }
  const savings = portfolio(100_000, 100, months, 1);
  say(
    '  100,000 model points with account balances',
    median(() => projectAndMeasure(savings, months), 5),
  );
  console.log(
    'Close over 12 months with the full analysis of change, 240 months to run, a new curve every month',
  );
  for (const count of [1250, 2500, 5000]) {
    const groups = madeReady(closeInputs(count));
    let table: Float64Array | undefined;
    const taken = median(() => (table = close(groups, table).table), 15);
    say(
      `  ${count.toLocaleString('en')} groups`,
      taken,
      `${((1000 * taken.processor) / count / 12).toFixed(2)} µs a group-month`,
    );
  }
  const inputs = closeInputs(5000);
  say(
    '  5,000 groups made ready from their inputs',
    median(() => madeReady(inputs), 5),
  );
  const points = portfolio(2000, 1, months);
  const [flows] = project(points, ratesOf(months), months);
  if (!flows) throw new Error('no flows');
  const rates = { lockedIn: locked, current: currentCurves(13) };
  const input = groupInput(flows, 12, rates);
  let shift = 0;
  say(
    'What-if on one group: 12 months, 480 to run, curves shifted, all tables',
    median(() => {
      shift += 0.0001;
      measureGroup({
        ...input,
        rates: {
          ...rates,
          lockedIn: { ...locked, shift },
          current: rates.current.map((curve) => ({ ...curve, shift })),
        },
      });
    }, 31),
  );
  const yearly: GroupInput = {
    ...input,
    periodsPerYear: 1,
    periods: 40,
    rates: { lockedIn: 0.03 },
  };
  say(
    'What-if on one group: 40 annual periods, all tables',
    median(() => measureGroup({ ...yearly, rates: { lockedIn: 0.03 + (shift += 0.0001) } }), 31),
  );
  console.log(`Units on 1, 2, 3 and 8 workers: ${checkWorkers(portfolio(30_000, 3, 120), 120)}`);
}

main();
