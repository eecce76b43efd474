import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { addFixtureBook } from '../../../scripts/textToSql/fixture';
import { smallCompany } from '@/domain/demoInsurer';
import { views } from '@/domain/questions';
import { insertBook } from '@/server/close/books/writeBook';
import { appUser } from '@/server/database/schema';
import type { operations } from '@/server/generated/contract';
import { type TestApp, from, startTestApp } from '../support/app';

type Answer = NonNullable<
  operations['askData']['responses'][200]['content']['application/json']['data']
>;

let test: TestApp;
let cookie: string;

const ask = async (body: object, language = 'en') =>
  (await test.post('textToSql/ask', body, { cookie, 'accept-language': language })).data as Answer;

beforeAll(async () => {
  test = await startTestApp();
  await addFixtureBook(test.databaseUrl);
  const answer = await test.post(
    'auth/signIn',
    { id: 'adminuser', pwd1: 'ifrs17admin' },
    from('10.0.0.1'),
  );
  cookie = `dif17-auth-token=${(answer.data as { token: string }).token}`;
});
afterAll(() => test.close());

it.each(views.map(({ name, columns }) => [name, columns] as const))(
  'the view %s has the columns that the catalogue names',
  async (name, columns) => {
    const { data } = await test.post('textToSql/run', { sql: `SELECT * FROM ${name}` }, { cookie });
    expect((data as Pick<Answer, 'result'>).result?.columns).toEqual(
      columns.map((column) => ({ name: column.name, type: column.type })),
    );
  },
);

describe('a question', () => {
  it.each([
    ['en', 'top 2 portfolios by CSM', ['Whole life', 'Variable annuity']],
    ['ko', 'CSM 상위 2개 포트폴리오', ['종신보험', '변액연금']],
    ['zh-tw', 'CSM 前兩名的合約組合', ['終身壽險', '變額年金']],
  ])('is answered in the language of its reader: %s', async (language, question, names) => {
    const { kind, result, query } = await ask({ question }, language);
    expect(kind).toBe('understood');
    expect(result?.rows.map(([name]) => name)).toEqual(names);
    expect(query?.period).toEqual({ from: '2025-12', to: '2025-12' });
  });

  it('goes on from the one before', async () => {
    const first = await ask({ question: 'CSM by portfolio' });
    const { query } = await ask({ question: 'only the general model', previous: first.query });
    expect(query).toMatchObject({
      measures: ['csm'],
      dimensions: ['portfolio'],
      filters: [
        { dimension: 'book', values: ['fixture'] },
        { dimension: 'scenario', values: ['base'] },
        { dimension: 'model', values: ['GMM'], isNegated: false },
      ],
    });
  });

  it('runs again with a part changed', async () => {
    const { query } = await ask({ question: 'CSM by portfolio' });
    const { result } = await ask({ query: { ...query, dimensions: ['cohort'] } });
    expect(result?.rows.map(([cohort]) => cohort)).toEqual([2023, 2024, 2025]);
  });

  it('asks back where a word has several meanings, and takes the answer', async () => {
    expect(await ask({ question: 'claims by portfolio' })).toMatchObject({
      kind: 'ambiguous',
      text: 'claims',
      options: ['measure:claimsPaid', 'measure:claimsIncurred'],
    });
    const choices = { claims: 'measure:claimsPaid' };
    expect(await ask({ question: 'claims by portfolio', choices })).toMatchObject({
      kind: 'understood',
      query: { measures: ['claimsPaid'] },
    });
  });

  it('says what it does not know', async () => {
    expect(await ask({ question: 'CSM by astrological sign' })).toMatchObject({
      unknown: ['astrological', 'sign'],
    });
    expect(await ask({ question: 'CSM by country' })).toMatchObject({
      kind: 'impossible',
      measure: 'csm',
      dimension: 'country',
    });
    expect(await ask({ question: 'tomatoes' })).toMatchObject({
      kind: 'nothing',
      unknown: ['tomatoes'],
    });
  });

  it('takes a misspelt name for the name, and says so', async () => {
    expect(await ask({ question: 'CSM of helth insurance' })).toMatchObject({
      kind: 'understood',
      names: expect.arrayContaining([
        { dimension: 'portfolio', value: 'HLT', name: 'Health insurance' },
      ]),
      approximations: [expect.objectContaining({ meaning: 'portfolio=HLT' })],
    });
  });

  it('shows nobody a book that the rights do not open', async () => {
    const guest = await test.post(
      'auth/signIn',
      { id: 'guestuser', pwd1: 'ifrs17guest' },
      from('10.0.0.2'),
    );
    const headers = { cookie: `dif17-auth-token=${(guest.data as { token: string }).token}` };
    const { data } = await test.post('textToSql/ask', { question: 'CSM' }, headers);
    expect((data as Answer).result?.rows).toEqual([[null]]);
  });
});

describe('values to choose from', () => {
  const listed = async (query: string, language = 'en', session = cookie) =>
    (
      await test.get(`textToSql/values?${query}`, {
        cookie: session,
        'accept-language': language,
      })
    ).data as { values: { value: string; name: string }[]; total: number };

  it.each([
    ['en', 'health', 'Health insurance'],
    ['ko', '건강', '건강보험'],
    ['zh-tw', 'HLT', '健康保險'],
  ])('are found by a part of a name in any language: %s', async (language, text, name) => {
    const query = new URLSearchParams({ dimension: 'portfolio', book: 'fixture', text });
    const { values, total } = await listed(query.toString(), language);
    expect(values).toEqual([{ value: 'HLT', name }]);
    expect(total).toBe(1);
  });

  it('are those of a book, in their order', async () => {
    const cohorts = await listed('dimension=cohort&book=fixture');
    expect(cohorts.total).toBeGreaterThan(1);
    const years = cohorts.values.map(({ value }) => value);
    expect(years).toEqual([...years].sort());
    expect(await listed('dimension=portfolio&book=nowhere')).toEqual({ values: [], total: 0 });
    expect(await listed('dimension=nothing')).toEqual({ values: [], total: 0 });
  });

  it('are called as the book that is asked calls them', async () => {
    const owner = await test.post(
      'auth/signIn',
      { id: 'demouser', pwd1: 'ifrs17demo' },
      from('10.0.0.4'),
    );
    const session = `dif17-auth-token=${(owner.data as { token: string }).token}`;
    const [user] = await test.db.select().from(appUser).where(eq(appUser.username, 'demouser'));
    // By a template that was filled in anew: the codes of another book, other names.
    const renamed = { en: 'Buses', ko: '버스보험', 'zh-tw': '巴士保險' };
    const portfolios = [{ id: 'HLT', name: renamed }];
    const bookId = randomUUID();
    const definition = { ...smallCompany.definition, id: bookId, kind: 'own' as const, portfolios };
    await test.db.transaction((tx) =>
      insertBook(tx, { ...smallCompany, definition }, { now: test.now(), ownerId: user?.id }),
    );
    const list = (book: string) => listed(`dimension=portfolio&book=${book}&text=H`, 'en', session);
    expect((await list(bookId)).values).toEqual([{ value: 'HLT', name: 'Buses' }]);
    expect((await list('fixture')).values).toContainEqual({
      value: 'HLT',
      name: 'Health insurance',
    });
    for (const [book, name] of [
      [bookId, 'Buses'],
      ['fixture', 'Health insurance'],
    ] as const) {
      const filter = (dimension: string, value: string) => ({
        dimension,
        values: [value],
        isNegated: false,
      });
      const query = {
        measures: ['csm'],
        dimensions: [],
        filters: [filter('portfolio', 'HLT'), filter('book', book)],
        thresholds: [],
      };
      const headers = { cookie: session, 'accept-language': 'en' };
      const { data } = await test.post('textToSql/ask', { query }, headers);
      expect((data as Answer).names).toContainEqual({ dimension: 'portfolio', value: 'HLT', name });
    }
  });

  it('are shown to nobody whose rights do not open them', async () => {
    const guest = await test.post(
      'auth/signIn',
      { id: 'guestuser', pwd1: 'ifrs17guest' },
      from('10.0.0.3'),
    );
    const session = `dif17-auth-token=${(guest.data as { token: string }).token}`;
    expect((await listed('dimension=user')).total).toBeGreaterThan(0);
    expect(await listed('dimension=user', 'en', session)).toEqual({ values: [], total: 0 });
    expect(await listed('dimension=company', 'en', session)).toEqual({ values: [], total: 0 });
  });

  it('need a session', async () => {
    expect(await test.get('textToSql/values?dimension=user')).toMatchObject({ code: 'A1401' });
  });
});
