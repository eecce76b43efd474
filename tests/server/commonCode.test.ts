import { API, type TestApp, startTestApp } from './support/app';

let test: TestApp;
beforeAll(async () => (test = await startTestApp()));
afterAll(() => test.close());

async function countries(language: string): Promise<{ code: string; codeName: string }[]> {
  const { data } = await test.get('commonCode/dtl/list?mstCode=COUNTRY_CD', {
    'accept-language': language,
  });
  return data as { code: string; codeName: string }[];
}

describe('the country list', () => {
  it.each([
    ['en', 'South Korea', 'Taiwan', ['Afghanistan', 'Åland Islands', 'Albania']],
    ['ko', '대한민국', '대만', ['가나', '가봉', '가이아나']],
    ['zh-tw', '南韓', '台灣', undefined],
  ])(
    'holds every country of ISO 3166-1 in %s, in the order of the language',
    async (language, korea, taiwan, first) => {
      const list = await countries(language);
      expect(list).toHaveLength(249);
      expect(new Set(list.map(({ code }) => code)).size).toBe(249);
      expect(list.find(({ code }) => code === 'KR')?.codeName).toBe(korea);
      expect(list.find(({ code }) => code === 'TW')?.codeName).toBe(taiwan);
      expect(list.filter(({ code, codeName }) => codeName === code || codeName === '')).toEqual([]);
      const names = list.map(({ codeName }) => codeName);
      expect(names).toEqual(
        [...names].sort(new Intl.Collator(language === 'zh-tw' ? 'zh-TW' : language).compare),
      );
      if (first) expect(names.slice(0, 3)).toEqual(first);
    },
  );

  it('is not there under another name', async () => {
    expect(await test.get('commonCode/dtl/list?mstCode=PLANET_CD')).toMatchObject({
      status: 200,
      code: 'E1301',
      message: 'There is no code list with this name.',
    });
  });
});

describe('what an installation says of itself', () => {
  it('is alive, ready and without a social sign-in', async () => {
    expect(await test.get('/api/health')).toMatchObject({ status: 200, data: { status: 'ok' } });
    expect(await test.get('/api/ready')).toMatchObject({ status: 200, data: { status: 'ok' } });
    expect(await test.get('site/settings')).toMatchObject({ data: { socialClientId: null } });
  });
});

describe('answers on demand', () => {
  it.each([
    ['success', 200, '200'],
    ['otherCode', 200, 'E1900'],
    ['sessionGone', 200, 'A1401'],
    ['unauthorized', 401, 'A1401'],
    ['serverError', 500, 'E5000'],
    ['slow&delayMs=20', 200, '200'],
  ])('%s: HTTP %i, code %s', async (kind, status, code) => {
    expect(await test.get(`clientTest/answer?kind=${kind}`)).toMatchObject({ status, code });
  });

  it('include a connection that is cut', async () => {
    const address = await test.app.listen({ port: 0, host: '127.0.0.1' });
    await expect(fetch(`${address}${API}/clientTest/answer?kind=dropped`)).rejects.toThrow(
      'fetch failed',
    );
    expect((await fetch(`${address}/api/health`)).status).toBe(200);
  });
});
