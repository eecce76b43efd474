import type { Policies } from '../../core/policies';
import { shareOfUnits, type Definitions } from '../plan/definitions';

const held = 'outflows.opening + ra.opening + ra.new';
const service = `${held} + outflows.interest + ra.interest - investment.opening`;
/** Where only investment components are to come no outflow pays for service, and a loss follows coverage units (52). */
const hasService = `max(0, ${service} - 0.000000001 × max(${held}, -(${held})))`;

/**
 * Systematic allocation of the loss component (50(a), 51-52): part of the period's claims, expenses, risk adjustment release and finance
 * belongs to it, so that it is nothing when coverage ends. Shares are of the present value of future outflows and the risk
 * adjustment; investment components are no service and bear none of it.
 */
export function allocation({ lossComponentOrder, systematicBasis }: Policies): Definitions {
  const byUnits = systematicBasis === 'coverageUnits';
  const ratio = 'min(1, max(0, (expected.claims - ra.release) ÷ ' + `(${service})))`;
  return {
    lcBase: [
      '50',
      lossComponentOrder === 'reversalFirst'
        ? 'lc.opening + lc.new + lc.losses - lc.reversed'
        : 'lc.opening + lc.new',
    ],
    lcFinance: [
      '51(c)',
      byUnits
        ? 'lc.base × rate.accretion'
        : `if(lc.base, if(${held}, lc.base × (outflows.interest + ra.interest) ÷ (${held}), 0), 0)`,
    ],
    lcReleaseShare: [
      '50(a), 51',
      `if(lc.base, ${byUnits ? shareOfUnits : `if(${hasService}, ${ratio}, ${shareOfUnits})`}, 0)`,
    ],
    lcReleased: ['50(a), 51', 'if(lc.base, (lc.base + lc.finance) × lc.releaseShare, 0)'],
    lcClaimsShare: [
      '51(a)',
      'if(expected.claims - ra.release, expected.claims ÷ (expected.claims - ra.release), 1)',
    ],
    lcSystematic: ['51(a)', '-lc.released × lc.claimsShare'],
    lcAllocatedRa: ['51(b)', '-lc.released × (1 - lc.claimsShare)'],
  };
}
