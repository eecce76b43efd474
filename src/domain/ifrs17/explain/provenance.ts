import { explainAccount } from './explainAccount';
import { claimsIncurred } from './claimsValues';
import type { Measured } from './context';
import { derived, fact, type Derivation } from './derivation';
import { given } from './stepBuilders';

type Kind = 'premiums' | 'claims' | 'expenses' | 'investmentComponents' | 'acquisition';

/** Names of the facts behind a kind of estimate: claims hold expenses too. */
const kindsOf = {
  premiums: ['premiums'],
  claims: ['claims', 'expenses'],
  investment: ['investmentComponents'],
  acquisition: ['acquisition'],
} as const satisfies Record<string, readonly Kind[]>;
export type FlowKind = keyof typeof kindsOf;

/**
 * The facts that say what `kind` is expected in period `of`, as estimated at the end of `date` periods: the last revision rules, and contracts that
 * joined after it come on top.
 * @param joins the last period at whose start contracts have joined
 */
function estimateFacts(measured: Measured, kind: Kind, of: number, date: number, joins: number): Derivation[] {
  const { input } = measured.group;
  const joined = (after: number) =>
    (input.newContracts ?? []).flatMap(({ inPeriod, expected }, index) => {
      const value = expected[kind]?.[of] ?? 0;
      return value === 0 || inPeriod <= after || inPeriod > joins
        ? []
        : [fact(`newContracts[${index}].expected.${kind}[${of}]`, value)];
    });
  const revisions = input.revisions ?? [];
  for (let index = revisions.length - 1; index >= 0; index--) {
    const revision = revisions[index];
    if (!revision || revision.atEndOf > date || of < revision.atEndOf || kind === 'acquisition') continue;
    const values = revision.expected?.[kind];
    if (values) {
      const path = `revisions[${index}].expected.${kind}[${of - revision.atEndOf}]`;
      return [given(measured, path, values[of - revision.atEndOf] ?? 0), ...joined(revision.atEndOf)].filter(
        ({ value }) => value !== 0,
      );
    }
  }
  const first = input.expected?.[kind]?.[of];
  const own = first === undefined ? [] : [given(measured, `expected.${kind}[${of}]`, first)];
  return [...own, ...joined(0)].filter(({ value }) => value !== 0);
}

/** The date of the estimates, and the one before: a set between two changes of one date rests on either. */
const revisionDates = (revisions: Measured['group']['input']['revisions'], date: number): readonly number[] =>
  revisions?.some(({ atEndOf }) => atEndOf === date) ? [date, date - 1] : [date];

const near = (one: number, other: number) => Math.abs(one - other) < 1e-9 * (1 + Math.abs(other));

/**
 * An estimate of a flow with the facts behind it; what has left the group and contracts held change its size and sign.
 * @param known the flow, where it is not that of the estimates of `date`
 */
export function estimate(
  measured: Measured,
  kind: FlowKind,
  of: number,
  date: number,
  opening: boolean,
  known?: number,
): Derivation {
  const { group } = measured;
  const set = opening ? group.estimates.opening[date] : group.estimates.closing[date - 1];
  const value = known ?? set?.[kind][of] ?? 0;
  if (group.account && !group.input.expected) return explainAccount(group, kind, of, value);
  const joins = opening ? date + 1 : date;
  const candidates = revisionDates(group.input.revisions, date).map((each) =>
    kindsOf[kind].flatMap((one) => estimateFacts(measured, one, of, each, joins)),
  );
  const total = (facts: readonly Derivation[]) => facts.reduce((sum, each) => sum + each.value, 0);
  // A set between two revisions of one date rests on the facts of the one before.
  const facts = candidates.find((each) => near(group.sign * total(each), value)) ?? candidates[0] ?? [];
  const [only] = facts;
  if (facts.length === 0) return fact(`no ${kind} expected in period ${of + 1}`, value);
  if (facts.length === 1 && only && near(only.value, value)) return only;
  const sum = facts.map(({ name }) => name).join(' + ');
  const share = total(facts) === 0 ? 0 : value / (group.sign * total(facts));
  const stays = near(share, 1) ? [] : [fact(`share still in the group`, share)];
  const formula = `${group.sign < 0 ? '-' : ''}(${sum})${stays.length > 0 ? ' × share still in the group' : ''}`;
  return derived(`estimate of ${kind}[${of}]`, value, '33-34, 76(a)', formula, [...facts, ...stays]);
}

/** What happened in a period: stated, or as expected. */
export function actual(measured: Measured, kind: FlowKind, period: number): Derivation {
  const { group } = measured;
  const value = group.actual[kind][period] ?? 0;
  const run = group.runOff && kind === 'claims' ? [claimsIncurred(measured, period)] : [];
  const stated = kindsOf[kind].flatMap((each) => {
    const values = run.length > 0 && each === 'claims' ? undefined : group.input.actual?.[each];
    return values ? [given(measured, `actual.${each}[${period}]`, values[period] ?? 0)] : [];
  });
  const told = [...run, ...stated];
  if (told.length === 0) return estimate(measured, kind, period, period, true);
  const share = told.length < kindsOf[kind].length ? asExpected(measured, kind, period) : [];
  const parts = [...told, ...share];
  const [only] = parts;
  if (parts.length === 1 && only && near(only.value, value)) return only;
  const sum = parts.map(({ name }) => name).join(' + ');
  return derived(`actual ${kind}[${period}]`, value, '40', `${group.sign < 0 ? '-' : ''}(${sum})`, parts);
}

/** Claims or expenses, whichever is not stated, as expected. */
function asExpected(measured: Measured, kind: FlowKind, period: number): Derivation[] {
  const { group } = measured;
  if (kind !== 'claims') return [];
  const expenses = (group.estimates.expenses[period]?.[period] ?? 0) * group.sign;
  const claims = (group.estimates.opening[period]?.claims[period] ?? 0) * group.sign - expenses;
  const isExpense = group.input.actual?.claims !== undefined || group.runOff !== undefined;
  const value = isExpense ? expenses : claims;
  if (value === 0) return [];
  const facts = estimateFacts(measured, isExpense ? 'expenses' : 'claims', period, period, period + 1);
  const [only] = facts;
  if (facts.length === 1 && only && near(only.value, value)) return [only];
  const share = fact('share still in the group', value / facts.reduce((sum, each) => sum + each.value, 0));
  const formula = `(${facts.map(({ name }) => name).join(' + ')}) × share still in the group`;
  return [derived(`${isExpense ? 'expenses' : 'claims'}[${period}] as expected`, value, '33', formula, [...facts, share])];
}
