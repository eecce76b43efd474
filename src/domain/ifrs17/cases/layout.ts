import { isFacts, type Facts } from './facts';
import { factOf } from './meanings';

/** Facts that are objects to their readers. */
const objects = new Set(
  (
    'underlying reinsurance transition known policy policies components riskAdjustment exchangeRates incurredClaims expected timing opening ' +
    'release endYear1 coverageUnits assets underlyingItems investedAssets newContracts derecognitions lossRecovery acquisitionAsset'
  ).split(' '),
);

/** Headings that only gather facts of the whole case. */
const headings =
  /^(before|before (the )?change|initial|at inception|((at|on) )?initial recognition|assumptions?|inputs?|facts|data|contracts?|group|terms|estimates|adjustments?|parameters|opening balances?|cash ?flows?|policy terms|product)$/;

/** `underlying_pv_inflows`, `reinsuranceCsm`: facts of an object, written without it. */
const owners: readonly (readonly [RegExp, string])[] = [
  [/\bgross\b/, 'underlying'],
  [/\b(?:of )?(?:the )?underlying(?: (?:group|contract|insurance contract)s?)?\b/, 'underlying'],
  [
    /\b(?:of )?(?:the )?reinsurance(?: (?:contract|held|contracts held|contract held))?\b/,
    'reinsurance',
  ],
];

const words = (name: string): string =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[^A-Za-z0-9]+/g, ' ')
    .trim()
    .toLowerCase();

const isPeriod = (name: string): boolean =>
  /^(year|period|quarter|month|half ?year)?s? ?\d+$|^\d{2}x\d$/.test(words(name));

/** True where an object is what the fact of its name is to its readers: a curve, dates, or one of those above. */
const isRead = (name: string, value: Facts): boolean =>
  objects.has(factOf(name) ?? '') ||
  /credit/i.test(name) ||
  'spot' in value ||
  'forwards' in value ||
  Object.keys(value).every(isPeriod);

/** A name of an object's fact: `[owner, fact]`. */
function owned(name: string): readonly [string, string] | undefined {
  const said = words(name);
  for (const [owner, object] of owners) {
    const rest = said.replace(owner, ' ').trim();
    const isOther = rest === said || /\bitems?\b|\bassets?\b/.test(said);
    const fact = isOther
      ? undefined
      : (factOf(rest) ?? factOf(rest.replace(/\b(before|opening)\b/, ' ').trim()));
    if (fact !== undefined) return [object, fact];
  }
  return undefined;
}

/** `revisedAtEndOfYear2` is `revised` of a date. */
function dateApart(name: string): readonly [string, string] {
  const [date = ''] =
    /[ _]?((at|in|for|of)[ _]?)?(end[ _]?(of[ _]?)?)?(year|period|quarter|month)[ _]?\d+$/i.exec(
      name,
    ) ?? [];
  return [name.slice(0, name.length - date.length), date];
}

/** `cashOutflows: { expected, actual }` is `expectedCashOutflows` and `actualCashOutflows`; facts under a mere heading stand by themselves. */
function entriesOf(name: string, value: unknown): readonly (readonly [string, unknown])[] {
  if (
    !isFacts(value) ||
    isPeriod(name) ||
    (isRead(name, value) && !(headings.test(words(name)) && holdsGroups(value)))
  )
    return [[name, value]];
  const children = Object.entries(value);
  if (headings.test(words(name))) return children;
  const joined = children.map(([child, each]) => {
    const [base, date] = dateApart(child);
    const fact = base === '' ? undefined : factOf(`${base} ${name}`);
    return [fact === undefined ? undefined : `${fact}${date}`, child, each] as const;
  });
  if (joined.every(([fact]) => fact === undefined)) return [[name, value]];
  const left = joined
    .filter(([fact]) => fact === undefined)
    .map(([, child, each]) => [child, each] as const);
  return [
    ...joined.flatMap(([fact, , each]) => (fact === undefined ? [] : [[fact, each] as const])),
    ...(left.length > 0 ? [[name, Object.fromEntries(left)] as const] : []),
  ];
}

/** `before: { underlying, reinsurance }`: what stands under the heading are the objects themselves. */
const holdsGroups = (value: Facts): boolean =>
  Object.keys(value).some((name) => ['underlying', 'reinsurance'].includes(factOf(name) ?? ''));

/** Facts with those of headings beside them; what is stated outside wins. */
function outOfHeadings(facts: Facts): Facts {
  const result: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(facts))
    for (const [own, each] of entriesOf(name, value))
      if (own === name || !(Object.hasOwn(facts, own) || Object.hasOwn(result, own)))
        result[own] = each;
  return result;
}

/** Facts where their readers look for them: out of headings, and in the objects whose facts they are. What stands there already stays. */
export function laidOut(facts: Facts): Facts {
  const result: Record<string, unknown> = {};
  const inside: (readonly [string, string, unknown])[] = [];
  for (const [name, value] of Object.entries(outOfHeadings(facts))) {
    const [object, fact] = (factOf(name) === undefined && !isFacts(value) && owned(name)) || [];
    if (object === undefined || fact === undefined) result[name] = value;
    else inside.push([object, fact, value]);
  }
  for (const [object, fact, value] of inside) {
    const holder = Object.keys(result).find((name) => factOf(name) === object) ?? object;
    const stated = result[holder] ?? {};
    if (isFacts(stated)) result[holder] = { [fact]: value, ...stated };
  }
  return result;
}
