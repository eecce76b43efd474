/**
 * Holds code and message sets against each other: every set has the same ids in the three languages, with the same placeholders and no
 * empty text; every id that code names exists (the compiler sees to that as well); every id of a set is named in code.
 */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { LOCALES, type Locale } from '../src/domain/locale';
import { MESSAGE_SETS } from '../src/i18n/sets';

const root = path.resolve(import.meta.dirname, '..');
const problems: string[] = [];

function placeholders(elements: MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    const inner =
      'options' in element
        ? Object.values(element.options).flatMap(({ value }) => placeholders(value))
        : [];
    const children = 'children' in element ? placeholders(element.children) : [];
    return [element.value, ...inner, ...children];
  });
}

async function readSet(set: string, locale: Locale): Promise<Record<string, string>> {
  return JSON.parse(
    await readFile(path.join(root, 'src/i18n/messages', set, `${locale}.json`), 'utf8'),
  ) as Record<string, string>;
}

const names = (text: string) => [...new Set(placeholders(parse(text)))].sort().join(' ');

const all: Record<string, string> = {};
for (const set of MESSAGE_SETS) {
  const english = await readSet(set, 'en');
  for (const id of Object.keys(english)) if (id in all) problems.push(`${id} is in two sets`);
  Object.assign(all, english);
  for (const locale of LOCALES) {
    const messages = await readSet(set, locale);
    for (const id of new Set([...Object.keys(english), ...Object.keys(messages)])) {
      const text = messages[id];
      const source = english[id];
      if (source === undefined) problems.push(`${set}/${locale}: ${id} is not in English`);
      else if (text === undefined) problems.push(`${set}/${locale}: ${id} is missing`);
      else if (text.trim() === '') problems.push(`${set}/${locale}: ${id} is empty`);
      else if (names(text) !== names(source))
        problems.push(`${set}/${locale}: ${id} has other placeholders than English`);
    }
  }
}

const files = (await readdir(path.join(root, 'src'), { recursive: true })).filter(
  (file) => /\.tsx?$/.test(file) && !/^server\//.test(file),
);
const code = (
  await Promise.all(files.map((file) => readFile(path.join(root, 'src', file), 'utf8')))
).join('\n');
/** Ids that code puts together, as `validation.${key}`: everything below such a prefix counts as named when code says each part of it. */
const prefixes = [...code.matchAll(/`([a-zA-Z]+(?:\.[a-zA-Z]+)*)\.\$\{/g)].map(
  (match) => match[1] ?? '',
);
const identifiers = new Set(code.match(/\w+/g));
for (const id of Object.keys(all)) {
  const named =
    code.includes(`'${id}'`) ||
    code.includes(`"${id}"`) ||
    prefixes.some((prefix) => {
      const rest = id.slice(prefix.length + 1);
      if (!id.startsWith(`${prefix}.`)) return false;
      return code.includes(`'${rest}'`) || rest.split('.').every((part) => identifiers.has(part));
    });
  if (!named) problems.push(`no code says ${id}`);
}

for (const problem of problems) console.error(problem);
console.log(
  `${Object.keys(all).length} messages in ${LOCALES.length} languages, ${problems.length} problems`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
