/**
 * Holds the tests against the catalogue of the specification's rows (tests/spec): a claimed row needs a passing test that names it in its
 * title, as `[VA-UP-3]`, and drives the real screen (or the real server); a test names no row that is not there; the message of a row
 * says its words to the letter. Reads the reports that scripts/test.ts leaves in dist/test.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Row, Wording } from '../tests/spec/row';
import { MESSAGE_SETS } from '../src/i18n/sets';
import { catalogue } from '../tests/spec/catalogue';

const root = path.resolve(import.meta.dirname, '..');
const problems: string[] = [];

interface JestReport {
  testResults: { name: string; assertionResults: { fullName: string; status: string }[] }[];
}
interface NamedTest {
  file: string;
  title: string;
  passed: boolean;
}

async function testsOf(project: string): Promise<NamedTest[]> {
  const text = await readFile(path.join(root, 'dist/test', `${project}.json`), 'utf8').catch(
    () => undefined,
  );
  if (text === undefined) {
    problems.push(
      `the run of the ${project} tests is missing: npx jest --selectProjects ${project} --json --outputFile=dist/test/${project}.json`,
    );
    return [];
  }
  const { testResults } = JSON.parse(text) as JestReport;
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({
      file: path.relative(root, name),
      title: fullName,
      passed: status === 'passed',
    })),
  );
}

const rowsNamed = (title: string) =>
  [...title.matchAll(/\[([A-Z]{2}-[A-Z0-9-]+)\]/g)].map((match) => match[1] ?? '');

/** Tests that show a row: they drive what a person (or, for a row of the server, a caller) meets. */
const drivesScreens = /^tests\/(features|app|stories|e2e)\//;
const folders = { server: 'tests/server/', client: 'tests/api/' };
function shows(test: NamedTest, row: Row): boolean {
  return (
    drivesScreens.test(test.file) ||
    (row.side !== undefined && test.file.startsWith(folders[row.side]))
  );
}

async function readMessages(locale: string): Promise<Record<string, string>> {
  const sets = MESSAGE_SETS.map((set) =>
    readFile(path.join(root, 'src/i18n/messages', set, `${locale}.json`), 'utf8'),
  );
  return Object.assign(
    {},
    ...(await Promise.all(sets)).map((text) => JSON.parse(text) as object),
  ) as Record<string, string>;
}
const messages = {
  en: await readMessages('en'),
  ko: await readMessages('ko'),
  'zh-tw': await readMessages('zh-tw'),
};

function checkWords(row: Row, { text, language, id }: Wording): void {
  if (id === undefined) {
    if (row.stage === 'claimed') problems.push(`${row.id} has no message for ‘${text}’`);
  } else if (messages[language][id] !== text) {
    problems.push(
      `${row.id}: ${id} says ‘${messages[language][id]}’ in ${language}, the specification ‘${text}’`,
    );
  }
}

const byId = new Map(catalogue.map((row) => [row.id, row]));
if (byId.size !== catalogue.length) problems.push('the catalogue holds an id twice');

const tests = (
  await Promise.all(['rules', 'unit', 'server', 'stories', 'e2e'].map(testsOf))
).flat();
for (const { file, title } of tests) {
  for (const id of rowsNamed(title))
    if (!byId.has(id)) problems.push(`${file} names ${id}, which is no row of the catalogue`);
}

const claimed = catalogue.filter(({ stage }) => stage === 'claimed');
const covered = claimed.filter((row) => {
  const naming = tests.filter(({ title }) => rowsNamed(title).includes(row.id));
  if (naming.some((test) => test.passed && shows(test, row))) return true;
  if (naming.length === 0) problems.push(`${row.id} is claimed, but no test names it`);
  else if (naming.some((test) => test.passed))
    problems.push(`${row.id} is named only by tests that drive no screen: ${naming[0]?.file}`);
  else problems.push(`${row.id} is named only by tests that fail: ${naming[0]?.file}`);
  return false;
});
for (const row of catalogue) for (const wording of row.words ?? []) checkWords(row, wording);

for (const problem of problems) console.error(problem);
console.log(
  `Rows: ${covered.length} covered, ${claimed.length} claimed, ${catalogue.length} in all; ${problems.length} problems`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
