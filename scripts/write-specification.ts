/**
 * `npm run specification` writes docs/specification.md from the rows of tests/spec, so that an id that a test or a comment names can be looked up, and
 * the page can never say anything else than what the tests hold. With `--check` it writes nothing and fails where the page is out of date.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { areaOf, catalogue } from '../tests/spec/catalogue';
import type { Row, Wording } from '../tests/spec/row';
import { format } from './support/format';

const file = path.resolve(import.meta.dirname, '../docs/specification.md');

const areas: Record<string, string> = {
  RT: 'Routes, titles, history',
  WK: 'The IFRS 17 handbook',
  SH: 'Shared parts of the site and its pages',
  SE: 'Session and access',
  VA: 'Validation, in its order',
  ST: 'States',
  AP: 'The calls and the shared client',
  ER: 'Messages of success and failure',
  OC: 'The OCR screen',
};

const sides = {
  server: 'shown by a test of the server',
  client: 'shown by a test of the shared client',
};

function wordsOf({ text, language, id }: Wording): string {
  return `- \`${text}\` (${language}${id ? `, message \`${id}\`` : ''})`;
}

function rowOf(row: Row): string {
  const notes = [
    row.stage === 'later' && 'not built yet',
    row.side && sides[row.side],
    row.story && `story \`${row.story}\``,
  ].filter(Boolean);
  return [
    `### ${row.id}`,
    `**${row.screen}**, ${row.trigger}. ${row.rule}`,
    row.words?.map(wordsOf).join('\n'),
    row.contradiction && `Unclear: ${row.contradiction}`,
    row.decision && `Decided: ${row.decision}`,
    notes.length > 0 && `_${notes.join('; ')}_`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

const lead = `# Specification

What the product does, in rows. A test names the row that it shows in its title, as \`[VA-UP-3]\`; a comment names it where the reason lies there. Words in
\`code\` are exact to the letter, in the language in which the specification gives them; the other two languages carry a translation. Where the
specification is unclear, the row says so, and what we decided. Storybook's _Spec / Messages_ shows the same rows beside our words in three languages.

Written by \`npm run specification\` from \`tests/spec/rows\`: change the rows, not this page.`;

const sections = Object.entries(areas).map(([area, title]) => {
  const rows = catalogue.filter((row) => areaOf(row) === area);
  return [`## ${area} · ${title}`, ...rows.map(rowOf)].join('\n\n');
});
const unknown = catalogue.find((row) => !(areaOf(row) in areas));
if (unknown) throw new Error(`${unknown.id} is of no area that ${path.basename(file)} has.`);

const text = await format(file, [lead, ...sections].join('\n\n'));
if (!process.argv.includes('--check')) await writeFile(file, text);
else if ((await readFile(file, 'utf8').catch(() => '')) !== text) {
  console.error('docs/specification.md is out of date: npm run specification');
  process.exitCode = 1;
}
