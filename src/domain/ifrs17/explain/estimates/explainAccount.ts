import { accountSheet, type Roll } from '../../core/accountBalance';
import type { CompiledGroup } from '../../core/compile';
import { worksheetExplainer } from '../../formula/worksheet';
import { derived, fact, sumOf, type Derivation } from '../../formula/derivation';

type Explain = ReturnType<typeof worksheetExplainer>;
const known = new WeakMap<CompiledGroup, Explain>();

function explainerOf(group: CompiledGroup): Explain {
  const { accountBalance } = group.input;
  const made =
    known.get(group) ??
    (accountBalance
      ? worksheetExplainer(accountSheet(accountBalance, group.periods))
      : () => undefined);
  known.set(group, made);
  return made;
}

/** A figure of the account balances (B101-B107), by the figures and facts that it comes from. */
export function explainRoll(group: CompiledGroup, figure: Roll, period: number): Derivation {
  const name = `underlyingItems.${figure}[${period}]`;
  return explainerOf(group)(name) ?? fact(name, 0);
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
