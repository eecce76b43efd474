import type { Measured } from './context';
import { derived, fact, sumOf, type Derivation } from './derivation';

type Kind = 'premiums' | 'claims' | 'expenses' | 'investmentComponents' | 'acquisition';

/** Names of the facts behind a kind of estimate: claims hold expenses too. */
const kindsOf = {
  premiums: ['premiums'],
  claims: ['claims', 'expenses'],
  investment: ['investmentComponents'],
  acquisition: ['acquisition'],
} as const satisfies Record<string, readonly Kind[]>;
export type FlowKind = keyof typeof kindsOf;

/** The fact that says what `kind` is expected in period `of`, as estimated at the end of `date` periods: the last revision rules. */
function estimateFacts({ group }: Measured, kind: Kind, of: number, date: number): Derivation[] {
  const { input } = group;
  const revisions = input.revisions ?? [];
  for (let index = revisions.length - 1; index >= 0; index--) {
    const revision = revisions[index];
    if (!revision || revision.atEndOf > date || of < revision.atEndOf || kind === 'acquisition') continue;
    const values = revision.expected?.[kind];
    if (values)
      return [fact(`revisions[${index}].expected.${kind}[${of - revision.atEndOf}]`, values[of - revision.atEndOf] ?? 0)];
  }
  const first = input.expected?.[kind]?.[of];
  const own = first === undefined ? [] : [fact(`expected.${kind}[${of}]`, first)];
  const joined = (input.newContracts ?? []).flatMap(({ inPeriod, expected }, index) => {
    const value = expected[kind]?.[of];
    return value === undefined || inPeriod > date + 1 ? [] : [fact(`newContracts[${index}].expected.${kind}[${of}]`, value)];
  });
  return [...own, ...joined].filter(({ value }) => value !== 0);
}

/** An estimate of a flow with the facts behind it; what has left the group and contracts held change its size and sign. */
export function estimate(measured: Measured, kind: FlowKind, of: number, date: number, opening: boolean): Derivation {
  const { group } = measured;
  const set = opening ? group.estimates.opening[date] : group.estimates.closing[date - 1];
  const value = set?.[kind][of] ?? 0;
  const facts = kindsOf[kind].flatMap((each) => estimateFacts(measured, each, of, date));
  const stated = sumOf(facts);
  if (group.account && facts.length === 0)
    return derived(`accountBalance: ${kind}[${of}]`, value, 'B104', 'account balances rolled forward', [
      fact('accountBalance.contracts', group.input.accountBalance?.contracts ?? 0),
      fact('accountBalance.premium', group.input.accountBalance?.premium ?? 0),
      fact(`accountBalance.returns[${of}]`, group.input.accountBalance?.returns[of] ?? 0),
      fact(`accountBalance.deaths[${of}]`, group.input.accountBalance?.deaths[of] ?? 0),
    ]);
  const [only] = facts;
  if (facts.length === 1 && only && Math.abs(only.value - value) < 1e-12 * (1 + Math.abs(value))) return only;
  const factor = stated === 0 ? 0 : value / stated;
  return derived(`estimate of ${kind}[${of}]`, value, '33-34, 76(a)', 'sum of facts × share still in the group (held: × -1)', [
    ...facts,
    fact('share in the group', factor),
  ]);
}

/** What happened in a period: stated, or as expected. */
export function actual(measured: Measured, kind: FlowKind, period: number): Derivation {
  const { group } = measured;
  const value = group.actual[kind][period] ?? 0;
  const stated = kindsOf[kind].flatMap((each) => {
    const values = group.input.actual?.[each];
    return values ? [fact(`actual.${each}[${period}]`, values[period] ?? 0)] : [];
  });
  if (stated.length === 0) return { ...estimate(measured, kind, period, period, true), value };
  const [only] = stated;
  if (stated.length === 1 && only?.value === value) return only;
  return derived(`actual ${kind}[${period}]`, value, '40', 'stated, the rest as expected (held: × -1)', [
    ...stated,
    estimate(measured, kind, period, period, true),
  ]);
}
