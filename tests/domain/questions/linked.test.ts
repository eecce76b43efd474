import { type Known, type Query, compile, understand } from '@/domain/questions';

const known: Known = {
  values: [
    { dimension: 'book', value: 'demo', names: ['demo', 'Hanbit Life', '한빛생명', '韓光人壽'] },
    { dimension: 'scenario', value: 'base', names: ['base'] },
    { dimension: 'country', value: 'KR', names: ['KR', 'South Korea', '대한민국', '南韓'] },
    {
      dimension: 'menu',
      value: 'M03',
      names: ['M03', 'Close cockpit', '결산 수행 현황', '結帳執行總覽'],
    },
    { dimension: 'menu', value: 'M01', names: ['M01', 'Companies', '회사 관리', '公司管理'] },
    { dimension: 'user', value: 'accountantuser', names: ['accountantuser'] },
  ],
  periods: ['2025-03', '2025-06', '2025-09', '2025-12'],
};
function readingOf(question: string, previous?: Query) {
  const reading = understand({ question, previous }, known);
  if (reading.kind !== 'understood') throw new Error(`${question}: ${reading.kind}`);
  expect(reading.unknown).toEqual([]);
  return reading.query;
}

describe('what another view holds of something that rows have', () => {
  it.each([
    'Which users may delete on the Close cockpit menu?',
    '결산 수행 현황 메뉴에서 삭제할 수 있는 사용자',
    '哪些使用者可以在結帳執行總覽選單刪除資料',
  ])('leads from rights to users by the role: %s', (question) => {
    const query = readingOf(question);
    expect(query).toMatchObject({ entity: 'users', filters: [], within: { dimension: 'role' } });
    const { sql } = compile(query, 'en');
    expect(sql).toMatch(/FROM user_roles\s+WHERE role IN \(/);
    expect(sql).toContain('FROM role_rights');
  });

  it.each([
    'Whose roles let them delete on the Companies menu? Give me the user IDs',
    "역할에 따라 '회사 관리' 메뉴에서 삭제 권한을 갖는 사용자 ID를 찾아 주세요",
    '依其角色，哪些使用者可以在「公司管理」選單刪除資料？',
  ])('goes by roles where these are named, too: %s', (question) => {
    expect(readingOf(question)).toMatchObject({
      entity: 'users',
      within: {
        dimension: 'role',
        filters: expect.arrayContaining([
          expect.objectContaining({ dimension: 'menu', values: ['M01'] }),
          expect.objectContaining({ dimension: 'canDelete', values: ['true'] }),
        ]),
      },
    });
  });

  it.each([
    'Which menus may the user accountantuser write to, given their role?',
    '依角色，accountantuser可以在哪些選單儲存？',
  ])('leads from a user to menus: %s', (question) => {
    expect(readingOf(question)).toMatchObject({
      entity: 'menus',
      filters: [{ dimension: 'canWrite', values: ['true'] }],
      within: { dimension: 'role', filters: [{ dimension: 'user', values: ['accountantuser'] }] },
    });
  });

  it('tells which roles, where these are asked for', () => {
    const query = readingOf('Which roles may delete on the Companies menu?');
    expect(query.entity).toBe('roles');
    expect(query.within).toBeUndefined();
  });

  it('leads from companies to figures', () => {
    expect(readingOf('premiums of companies in South Korea').within).toMatchObject({
      dimension: 'company',
      filters: [{ dimension: 'country', values: ['KR'] }],
    });
  });

  it('is not denied by it: who has several may hold it otherwise', () => {
    expect(understand({ question: 'users who may not delete anything' }, known).kind).toBe(
      'impossible',
    );
  });
});

describe('a limit that is denied', () => {
  it.each([
    ['liability by group', 'Leave out those below 5 billion.'],
    ['계약집합별 보험계약부채', '50억 미만은 빼줘'],
    ['各合約群組的保險合約負債', '低於 50 億的請剔除'],
  ])('is the other side: %s, %s', (before, question) => {
    expect(readingOf(question, readingOf(before)).thresholds).toEqual([
      { measure: 'liability', operator: '>=', value: 5_000_000_000 },
    ]);
  });

  it.each([
    'CSM by group, excluding groups with a CSM below 1 billion',
    'CSM 10억 미만인 집합은 제외하고 집합별 CSM',
    '排除 CSM 低於十億的群組，各群組的 CSM',
  ])('in one question: %s', (question) => {
    expect(readingOf(question).thresholds).toEqual([
      { measure: 'csm', operator: '>=', value: 1_000_000_000 },
    ]);
  });
});

it.each([
  ['2025년 1~3분기 누적 지급보험금', '2025-03'],
  ['first to third quarter of 2025 revenue', '2025-03'],
  ['2025 年前三季累計已付理賠與費用是多少？', '2025-03'],
])('quarters up to the third: %s', (question, from) => {
  expect(readingOf(question).period).toEqual({ from, to: '2025-09' });
});

it.each(['有效合約不到一千件的群組', '계약이 천 건 미만인 그룹'])(
  'a number that is written out before what it counts: %s',
  (question) => {
    expect(readingOf(question).thresholds).toMatchObject([{ operator: '<', value: 1000 }]);
  },
);

describe('what is asked to be done', () => {
  it.each([
    '포트폴리오별 CSM을 구해 주세요',
    '請附各合約組合的 CSM',
    'Furnish the CSM by portfolio',
  ])('says nothing more: %s', (question) => {
    expect(readingOf(question)).toMatchObject({ measures: ['csm'], dimensions: ['portfolio'] });
  });

  it.each([
    '포트폴리오별 CSM을 환산해 주세요',
    '請折現各合約組合的 CSM',
    'Annualise the profit by portfolio',
    'duration of the liability',
  ])('is doubted where it changes what is shown: %s', (question) => {
    const reading = understand({ question }, known);
    expect(reading.kind === 'understood' ? reading.unknown : ['']).not.toEqual([]);
  });
});
