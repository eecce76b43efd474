import { number, object, type Infer } from './shape';

const balance = (doc: string) =>
  number(`${doc} Liability positive: an asset is negative. In units of the group's currency.`);

/** A group that is measured on from a stored closing, or from a transition (C5-C24): its balances at the start of period 1. */
export const opening = object(
  'Balances with which period 1 opens; the contracts are recognised already, and `expected`, `coverageUnits` and `rates` are those of that date. What is left out is 0.',
  {},
  {
    bel: balance('Present value of future cash flows.'),
    belAtLockedIn: balance(
      'The same at the rates locked in; default: worked out from `expected` and `rates.lockedIn`.',
    ),
    belAllocated: balance(
      'The balance allocated so far at the rates of B132; default: the one at the rates locked in.',
    ),
    ra: balance('Risk adjustment for non-financial risk.'),
    raRateGap: balance('What current rates make of a risk adjustment that is disaggregated (81).'),
    csm: balance('Contractual service margin.'),
    lossComponent: balance(
      'Loss component, within the other balances but for the premium allocation approach; loss-recovery component of contracts held: negative.',
    ),
    lic: balance('Liability for incurred claims, with its risk adjustment.'),
    licRiskAdjustment: balance('Risk adjustment within it.'),
    lrc: balance('Premium allocation approach: liability for remaining coverage.'),
    accumulatedOci: balance('Finance expenses accumulated in OCI; an expense is positive.'),
    acquisitionUnamortised: balance('Acquisition cash flows that premiums have still to recover.'),
    unitsProvided: number('Coverage units provided so far (109, B119).', { min: 0 }),
    lockedInWeight: number(
      'Weight of the group’s rates where contracts join it later (B73); default: present value of its premiums.',
      { min: 0 },
    ),
  },
);
export type OpeningInput = Infer<typeof opening>;
