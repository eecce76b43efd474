import type { EngineInput } from '../schema/input';
import { engineInput } from '../schema/input';
import { parse } from '../schema/shape';
import { given, isFacts, says, type Facts } from './facts';

const types: readonly (readonly [RegExp, string])[] = [
  [/derivative|option|swap|forward/i, 'embeddedDerivative'],
  [/service|process|administ|management|goods|claims/i, 'goodsOrServices'],
  [/account|invest|deposit|saving|surrender|fund|unit/i, 'investment'],
];

/** Features as the standard words them; each says the same in many ways. */
const features: readonly (readonly [RegExp, string])[] = [
  [/closely ?related/i, 'closelyRelated'],
  [/direct ?particip|discretionary ?particip/i, 'directParticipationInvestment'],
  [/measur/i, 'measurableSeparately'],
  [/sold|market|available/i, 'soldSeparately'],
  [/transfers?/i, 'transfersServices'],
  [/interrelat/i, 'highlyInterrelated'],
  [/integrat/i, 'integrated'],
  [
    /benefits?.*(alone|without|other)|benefit.*own|laps.*(alone|apart|independent)|matur.*(alone|apart|independent)/i,
    'benefitsAlone',
  ],
  [/usable|alone|own|readily|together with/i, 'usableAlone'],
];

/** Terms that end together, or services that only fulfil the contract, say the opposite of a feature. */
const opposites: readonly (readonly [RegExp, string])[] = [
  [/(laps|end|matur).*together|same.*(laps|term|end|matur)/i, 'benefitsAlone'],
  [
    /(set.?up|fulfil|administrative) ?activit|only.*fulfil|activities.*fulfil/i,
    'transfersServices',
  ],
];

const meant = (name: string, list: readonly (readonly [RegExp, string])[]) =>
  list.find(([words]) => words.test(name.replace(/([a-z])([A-Z])/g, '$1 $2')))?.[1];

/** A component in whatever words: its type told by its name, its features by theirs; what means nothing stays, and is refused by name. */
function componentOf(name: string, stated: Facts): Facts {
  const result: Record<string, unknown> = { name };
  const type = says(stated, 'type') || says(stated, 'kind') || name;
  result['type'] = meant(type, types) ?? meant(name, types) ?? type;
  for (const [word, value] of Object.entries(stated)) {
    if (/^(name|id|type|kind|note|description|component)$/i.test(word)) continue;
    const opposite = typeof value === 'boolean' ? meant(word, opposites) : undefined;
    const named = opposite ?? meant(word, features) ?? word;
    // What a holder has of a service alone is B34, of an investment component B32(b).
    const feature =
      named === 'benefitsAlone' && result['type'] === 'goodsOrServices' ? 'usableAlone' : named;
    result[feature] = opposite ? value !== true : value;
  }
  return result;
}

/** Components listed, or each under its name (10-13). */
export function componentsCase(facts: Facts): EngineInput {
  const stated = facts['components'];
  const listed: readonly (readonly [string, unknown])[] = Array.isArray(stated)
    ? stated.map((each, index) => [
        isFacts(each) ? says(each, 'name') || says(each, 'id') || `component${index + 1}` : '',
        each,
      ])
    : Object.entries(stated as Facts);
  // What insures is the host from which others are separated.
  const others = listed.filter(
    ([, each]) =>
      !isFacts(each) || !/^insurance|cover$|^host/i.test(says(each, 'type') || says(each, 'kind')),
  );
  return parse(
    engineInput,
    given({
      kind: 'components',
      components: others.map(([name, each]) => (isFacts(each) ? componentOf(name, each) : each)),
    }),
  );
}
