import type { AccountBalance } from '../core/accountBalance';
import type { CompiledGroup } from '../core/compile';
import { derived, fact, sumOf, type Derivation } from './derivation';

type Roll = Exclude<keyof AccountBalance, never>;

const known = new WeakMap<CompiledGroup, Map<string, Derivation>>();

/** A figure of the account balances (B101-B107), by the figures and facts that it comes from: each once, for every period rests on the one before. */
export function explainRoll(group: CompiledGroup, figure: Roll, period: number): Derivation {
  const explained = known.get(group) ?? new Map<string, Derivation>();
  known.set(group, explained);
  const key = `${figure}[${period}]`;
  const roll = explained.get(key) ?? explainOnce(group, figure, period);
  explained.set(key, roll);
  return roll;
}

function explainOnce(group: CompiledGroup, figure: Roll, period: number): Derivation {
  const { account } = group;
  const input = group.input.accountBalance;
  const name = `underlyingItems.${figure}[${period}]`;
  const value = account?.[figure][period] ?? 0;
  const of = (each: Roll, at = period) => explainRoll(group, each, at);
  const made = (formula: string, ...from: readonly Derivation[]) =>
    derived(name, value, 'B101-B107', formula, from);
  const sum = (...from: readonly Derivation[]) =>
    made(from.map((each) => each.name).join(' + '), ...from);
  const at = (each: Roll) => `underlyingItems.${each}[${period}]`;
  const returns = fact(`accountBalance.returns[${period}]`, input?.returns[period] ?? 0);
  const charge = fact('accountBalance.chargeRate', input?.chargeRate ?? 0);
  const deaths = fact(`accountBalance.deaths[${period}]`, input?.deaths[period] ?? 0);
  const contracts = fact('accountBalance.contracts', input?.contracts ?? 0);
  const before = ['opening', 'premiums', 'changeInFairValue', 'annualCharge'] as const;
  const balance = before.map(at).join(' + ');
  switch (figure) {
    case 'opening':
      return period === 0
        ? made('0')
        : made(`underlyingItems.closing[${period - 1}]`, of('closing', period - 1));
    case 'premiums':
      return period === 0
        ? made(
            'accountBalance.contracts × accountBalance.premium',
            contracts,
            fact('accountBalance.premium', input?.premium ?? 0),
          )
        : made('0');
    case 'changeInFairValue':
      return made(
        `(${at('opening')} + ${at('premiums')}) × ${returns.name}`,
        of('opening'),
        of('premiums'),
        returns,
      );
    case 'annualCharge':
      return made(
        `-(${before.slice(0, 3).map(at).join(' + ')}) × ${charge.name}`,
        ...before.slice(0, 3).map((each) => of(each)),
        charge,
      );
    case 'inForce':
      if (period === 0) return made(contracts.name, contracts);
      return made(
        `max(0, underlyingItems.inForce[${period - 1}] - accountBalance.deaths[${period - 1}])`,
        of('inForce', period - 1),
        fact(`accountBalance.deaths[${period - 1}]`, input?.deaths[period - 1] ?? 0),
      );
    case 'deathPayments':
      return made(
        `-(${balance}) × min(1, ${deaths.name} ÷ ${at('inForce')})`,
        ...before.map((each) => of(each)),
        deaths,
        of('inForce'),
      );
    case 'maturityPayment':
      return period === group.periods - 1
        ? made(
            `-(${balance} + ${at('deathPayments')})`,
            ...before.map((each) => of(each)),
            of('deathPayments'),
          )
        : made('0');
    case 'guaranteeBenefits': {
      const floor = fact('accountBalance.deathBenefitFloor', input?.deathBenefitFloor ?? 0);
      return made(
        `min(${deaths.name}, ${at('inForce')}) × max(0, ${floor.name} - (${balance}) ÷ ${at('inForce')})`,
        deaths,
        of('inForce'),
        floor,
        ...before.map((each) => of(each)),
      );
    }
    default:
      return sum(...before.map((each) => of(each)), of('deathPayments'), of('maturityPayment'));
  }
}

/** A flow that follows from the account balances. */
export function explainAccount(
  group: CompiledGroup,
  kind: 'premiums' | 'claims' | 'investment' | 'acquisition',
  of: number,
): Derivation {
  if (kind === 'acquisition') return fact(`no ${kind} expected in period ${of + 1}`, 0);
  if (kind === 'premiums') return explainRoll(group, 'premiums', of);
  if (kind === 'claims') return explainRoll(group, 'guaranteeBenefits', of);
  const paid = [explainRoll(group, 'deathPayments', of), explainRoll(group, 'maturityPayment', of)];
  return derived(
    `account paid in period ${of + 1}`,
    -sumOf(paid),
    'B104',
    paid.map(({ name }) => `-${name}`).join(' '),
    paid,
  );
}
