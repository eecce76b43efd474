import { InputError } from '../schema/shape';
import { isFacts } from './facts';
import { factOf } from './meanings';
import { inputsOfCase, type PublishedCase } from './readCase';

/** Numbers that number or count and are no figures. */
const told =
  /^(years?|periods?|quarters?|months?|paragraph|note|contracts|coverage(Years|Months|Periods|Quarters|Period))$/i;

const named = (part: string | number | undefined): string => factOf(String(part)) ?? String(part);

type Path = readonly (string | number)[];

function figuresIn(value: unknown, path: Path, into: Path[]): readonly Path[] {
  if (typeof value === 'number' && !told.test(named(path.at(-1)))) into.push(path);
  else if (Array.isArray(value))
    value.forEach((each, index) => figuresIn(each, [...path, index], into));
  else if (isFacts(value))
    for (const [name, each] of Object.entries(value)) figuresIn(each, [...path, name], into);
  return into;
}

/** The same facts with one figure moved a little. */
function moved(value: unknown, [first, ...rest]: Path): unknown {
  if (first === undefined) return typeof value === 'number' ? value * 1.001 + 0.001 : value;
  if (Array.isArray(value))
    return value.map((each, index) => (index === first ? moved(each, rest) : each));
  return isFacts(value) ? { ...value, [first]: moved(value[first], rest) } : value;
}

const written = (path: Path) =>
  path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${part}`)).join('');

/** The inputs as text; a figure that breaks a check when it moves is read. */
function inputsAs(published: PublishedCase): string {
  try {
    return JSON.stringify(inputsOfCase(published));
  } catch (error) {
    if (error instanceof InputError) return error.message;
    throw error;
  }
}

/**
 * Figures among the facts of a case that nothing rests on: the inputs stay the same when they move. A figure beside others that say the
 * same is one of them; so is one whose name means nothing to the readers.
 */
export function unreadFacts(published: PublishedCase): readonly string[] {
  if (published.input !== undefined || !published.facts) return [];
  const { facts } = published;
  const before = inputsAs(published);
  return figuresIn(facts, [], [])
    .filter(
      (path) => inputsAs({ ...published, facts: moved(facts, path) as typeof facts }) === before,
    )
    .map((path) => `facts${written(path)}`);
}
