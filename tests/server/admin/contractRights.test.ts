import { eq } from 'drizzle-orm';
import type { Right, Rights } from '@/domain/admin';
import { type PermissionRule, loadContract } from '@/server/contract';
import { closeBook } from '@/server/database/closeBookSchema';
import { appUser } from '@/server/database/schema';
import { API, type TestApp, newcomer, signUp, startTestApp } from '../support/app';
import { type Menus, type Person, signInAs } from './support';

/*
 * Every operation of the contract against every kind of user: what lets them in is read from the contract and from what the server itself says
 * of their rights, so that an operation added tomorrow is tried as well.
 */

const contract = loadContract();
const menusOf = contract['x-resource-menus'];
interface Parameter {
  name?: string;
  in?: string;
  required?: boolean;
  example?: unknown;
}
interface Attempt {
  name: string;
  method: string;
  url: string;
  body?: object;
  needs: Right | undefined;
  menus: readonly string[];
}

const lines = {
  create: { op: 'create', values: {} },
  update: { op: 'update', key: 'NONE', version: 1, values: {} },
  put: { op: 'put', values: {} },
  delete: { op: 'delete', key: 'NONE', version: 1 },
};

const resolved = (parameter: object): Parameter =>
  '$ref' in parameter
    ? (contract.components['parameters']?.[
        String(parameter.$ref).split('/').at(-1) ?? ''
      ] as Parameter)
    : parameter;

/** The first example of the body that the contract gives. */
const exampleBody = ({ requestBody }: { requestBody?: { content: object } }): object | undefined =>
  Object.values(
    (requestBody?.content as Record<string, { examples?: Record<string, { value: object }> }>)?.[
      'application/json'
    ]?.examples ?? {},
  )[0]?.value;

function attemptsAt(
  template: string,
  method: string,
  rule: PermissionRule,
  parameters: readonly Parameter[],
  body: object | undefined,
): Attempt[] {
  const needed = parameters.filter((parameter) => parameter.in === 'query' && parameter.required);
  const query = new URLSearchParams(
    needed.map(({ name = '', example }) => [name, String(example)]),
  ).toString();
  const at = (url: string) => (query ? `${url}?${query}` : url);
  const inPath = parameters.reduce(
    (url, { name = '', in: place, example }) =>
      place === 'path' ? url.replace(`{${name}}`, String(example)) : url,
    template,
  );
  if (rule === 'session')
    return [{ name: template, method, url: at(template), needs: undefined, menus: [] }];
  if ('menu' in rule)
    return [
      {
        name: template,
        method,
        url: at(inPath),
        body,
        needs: rule.needs,
        menus: [rule.menu].flat(),
      },
    ];
  const { needs } = rule;
  return Object.entries(menusOf).flatMap(([resource, menus]) => {
    const base = { method, url: at(template.replace('{resource}', resource)) };
    if (typeof needs === 'string')
      return [
        {
          ...base,
          name: `${template} ${resource}`,
          needs,
          menus: needs === 'read' ? menus : [menus[0]],
        },
      ];
    return Object.entries(needs).map(([op, right]) => ({
      ...base,
      name: `${op} ${resource}`,
      body: { dryRun: true, changes: [lines[op as keyof typeof lines]] },
      needs: right,
      menus: [menus[0]],
    }));
  });
}

const attempts = Object.entries(contract.paths).flatMap(([url, methods]) =>
  Object.entries(methods).flatMap(([method, operation]) =>
    operation['x-permission']
      ? attemptsAt(
          url,
          method.toUpperCase(),
          operation['x-permission'],
          (operation.parameters ?? []).map(resolved),
          exampleBody(operation),
        )
      : [],
  ),
);

let test: TestApp;
beforeAll(async () => (test = await startTestApp()));
afterAll(() => test.close());

const codeOf = async (
  { method, url, body }: Attempt,
  headers: Record<string, string>,
): Promise<string> => {
  const response = await test.app.inject({ method: method as 'GET', url, payload: body, headers });
  const isFile = String(response.headers['content-disposition']).startsWith('attachment');
  return isFile ? '200' : response.json<{ code: string }>().code;
};
const codes = async (headers: Record<string, string>) => {
  const found: Record<string, string> = {};
  for (const attempt of attempts)
    found[`${attempt.method} ${attempt.name}`] = await codeOf(attempt, headers);
  return found;
};
const expected = (codeFor: (attempt: Attempt) => string) =>
  Object.fromEntries(
    attempts.map((attempt) => [`${attempt.method} ${attempt.name}`, codeFor(attempt)]),
  );

it('knows the operations that need a right', () => {
  expect(attempts.length).toBeGreaterThan(50);
  expect(attempts.every(({ url }) => url.startsWith(API))).toBe(true);
});

it('[SE-11] lets nobody in without a session, whatever the demo cookie says', async () => {
  const closed = expected(() => 'A1401');
  expect(await codes({})).toEqual(closed);
  expect(
    await codes({ cookie: `dif17-auth-token=${'A'.repeat(43)}; dif17-demo-auth=TRUE` }),
  ).toEqual(closed);
});

it('lets nobody in without the demo right', async () => {
  const token = await signUp(test, newcomer);
  const cookie = `dif17-auth-token=${token}; dif17-demo-auth=TRUE`;
  expect(await codes({ cookie })).toEqual(expected(() => 'E1503'));
});

it.each<Parameters<typeof signInAs>[1]>([
  'adminuser',
  'financechief',
  'actuaryuser',
  'accountantuser',
  'auditoruser',
  'demouser',
])('lets %s do what the menus say, and nothing else', async (username) => {
  const person: Person = await signInAs(test, username);
  const menus = (await person.get('menu/list/email')).data as (Menus[number] & {
    rights: Rights;
  })[];
  const mayAt = new Map(menus.map(({ path: menuPath, rights }) => [menuPath, rights]));
  const may = ({ needs, menus: at }: Attempt) =>
    needs === undefined || at.some((menu) => mayAt.get(menu)?.[needs]);
  expect(await codes(person.headers)).toEqual(
    expected((attempt) =>
      // E1000: let in, but the file that is to be loaded is none.
      may(attempt) ? expect.stringMatching(/^(200|E1000|E1506|E16\d\d)$/) : 'E1502',
    ),
  );
});

/*
 * The close, as the description of the demo says it (§4): a chief financial officer reads all and posts, an actuary keeps assumptions and measurement, an accountant keeps
 * journals and statements, an auditor reads and comments. Written down beside the seeds, so that neither changes without the other.
 */
type Preset = 'CFO' | 'ACTUARY' | 'ACCOUNTANT' | 'AUDITOR';
const people: Readonly<Record<Preset, Parameters<typeof signInAs>[1]>> = {
  CFO: 'financechief',
  ACTUARY: 'actuaryuser',
  ACCOUNTANT: 'accountantuser',
  AUDITOR: 'auditoruser',
};
const everyone = Object.keys(people) as readonly Preset[];
const mayDo: Readonly<Record<string, readonly Preset[]>> = {
  // Reading, and what an auditor is there for.
  listCloseBooks: everyone,
  getCloseBook: everyone,
  getCloseAssumptions: everyone,
  getCloseGroupInput: everyone,
  listCloseRuns: everyone,
  getCloseRun: everyone,
  getCloseResults: everyone,
  getCloseFigures: everyone,
  listClosePostings: everyone,
  listCloseJournalLines: everyone,
  listCloseRuleSets: everyone,
  listCloseComments: everyone,
  addCloseComment: everyone,
  resolveCloseComment: everyone,
  // The cockpit.
  startCloseRun: ['CFO', 'ACTUARY', 'ACCOUNTANT'],
  cancelCloseRun: ['CFO', 'ACTUARY', 'ACCOUNTANT'],
  rerunCloseRun: ['CFO', 'ACTUARY', 'ACCOUNTANT'],
  lockClosePeriod: ['CFO'],
  unlockClosePeriod: ['CFO'],
  importCloseBook: ['CFO', 'ACTUARY', 'ACCOUNTANT'],
  getCloseBookSharing: ['CFO', 'ACTUARY', 'ACCOUNTANT'],
  shareCloseBook: ['CFO', 'ACTUARY', 'ACCOUNTANT'],
  removeCloseBook: ['CFO', 'ACTUARY', 'ACCOUNTANT'],
  // Assumptions: the chief financial officer is the second pair of eyes.
  saveCloseAssumptions: ['CFO', 'ACTUARY'],
  moveCloseAssumptions: ['CFO', 'ACTUARY'],
  saveCloseScenario: ['CFO', 'ACTUARY'],
  // The ledger.
  postCloseJournals: ['CFO', 'ACCOUNTANT'],
  reverseCloseJournals: ['CFO', 'ACCOUNTANT'],
  saveCloseRuleSet: ['CFO', 'ACCOUNTANT'],
};
const closeAttempts = Object.entries(contract.paths).flatMap(([url, methods]) =>
  Object.entries(methods).flatMap(([method, operation]) => {
    const rule = operation['x-permission'];
    if (!url.includes('/close/') || !rule) return [];
    const parameters = (operation.parameters ?? []).map(resolved);
    return attemptsAt(url, method.toUpperCase(), rule, parameters, exampleBody(operation)).map(
      (attempt) => ({ ...attempt, name: operation.operationId }),
    );
  }),
);

it('knows every call of the close', () => {
  expect(closeAttempts.map(({ name }) => name).sort()).toEqual(Object.keys(mayDo).sort());
});

it.each(everyone)('lets the %s of the demo do what its description says', async (preset) => {
  const { headers } = await signInAs(test, people[preset]);
  const found: Record<string, boolean> = {};
  for (const attempt of closeAttempts)
    found[attempt.name] = (await codeOf(attempt, headers)) !== 'E1502';
  expect(found).toEqual(
    Object.fromEntries(Object.entries(mayDo).map(([name, who]) => [name, who.includes(preset)])),
  );
});

/** With the first of whatever they name being of a book that is somebody else's. */
it.each(everyone)('hides the book of others from the %s in every call', async (preset) => {
  const { headers } = await signInAs(test, people[preset]);
  const [own] = await test.db
    .select({ id: appUser.id })
    .from(appUser)
    .where(eq(appUser.username, 'demouser'));
  await test.db.update(closeBook).set({ ownerId: own?.id ?? null });
  const codes: Record<string, string> = {};
  for (const attempt of closeAttempts)
    if (attempt.name !== 'listCloseBooks' && attempt.name !== 'importCloseBook')
      codes[attempt.name] = await codeOf(attempt, headers);
  const { data } = await test.get('close/books', headers);
  await test.db.update(closeBook).set({ ownerId: null });
  expect(data).toEqual({ books: [] });
  const hidden = /^(E1502|E1601|E1611|E163\d)$/;
  expect(Object.entries(codes).filter(([, code]) => !hidden.test(code))).toEqual([]);
});
