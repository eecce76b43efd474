import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { measureInput, parse, projectGroups, engineInput } from '@/domain/ifrs17';
import { book, closeBook, journalOf, ledgerOf, runControls } from '@/domain/ifrs17/book';
import { fieldsOf, schemaOf } from '../../scripts/ifrs17/fields';

const exampleOf = (name: string): unknown =>
  JSON.parse(
    readFileSync(join(__dirname, '../../scripts/ifrs17/examples', `${name}.json`), 'utf8'),
  );

test('the projection to begin with gives a group that can be measured', () => {
  const [group] = projectGroups(exampleOf('projection'));
  expect(group?.id).toBe('term-2025');
  const result = measureInput(parse(engineInput, group));
  expect(result).toMatchObject({ id: 'term-2025', warnings: [] });
});

test('the book to begin with closes, its controls hold, and its fields are those of the list', () => {
  const { groups, treaties = [], period, before = '' } = parse(book, exampleOf('book'));
  const opened = closeBook(groups, treaties, before, []).groups;
  const { groups: closed, failed } = closeBook(groups, treaties, period, []);
  expect([failed, closed.length]).toEqual([[], 3]);
  const ledger = ledgerOf(journalOf(closed, { date: '2026-12-31' }));
  const states = runControls(closed, { before: opened, ledger }).map(({ id, state }) => [
    id,
    state,
  ]);
  expect(states.filter(([, state]) => state !== 'holds')).toEqual([
    ['cashFlowsAreSource', 'notRun'],
  ]);
});

test.each([
  ['group', 'coverageUnits'],
  ['projection', '  benefits[]'],
  ['projection', '      on* [diagnosis]'],
  ['book', 'treaties[]'],
])('the fields of a %s are listed: %s', (kind, field) => {
  expect(fieldsOf(kind).some((line) => line.startsWith(`${field}`))).toBe(true);
  expect(JSON.stringify(schemaOf(kind))).toContain(`"${/\w+/.exec(field)?.[0] ?? ''}"`);
});

test('what is no kind names those there are', () => {
  expect(fieldsOf('nothing')[0]).toBe('fields <kind>, where a kind is:');
  expect(fieldsOf().length).toBe(fieldsOf('nothing').length);
});
