import allocation from '../derived/allocation.json';
import finance from '../derived/finance.json';
import general from '../derived/general.json';
import others from '../derived/others.json';
import participating from '../derived/participating.json';
import reinsurance from '../derived/reinsurance.json';
import single from '../derived/single.json';

interface Derived {
  readonly id: string;
  readonly input: unknown;
  readonly expected: unknown;
}

/** Inputs with figures that were worked out by other means than the engine's, exact. */
export const derived = [allocation, finance, general, others, participating, reinsurance, single]
  .flat<Derived[][]>()
  .map((each) => ({ ...each, tolerance: { abs: 1e-7 } }));
