import { type Known, understand } from '@/domain/questions';

const known: Known = {
  values: [
    { dimension: 'book', value: 'demo', names: ['demo', 'Hanbit Life', '한빛생명', '韓光人壽'] },
    { dimension: 'portfolio', value: 'WHL', names: ['WHL', 'Whole life', '종신보험', '終身壽險'] },
    { dimension: 'role', value: 'CFO', names: ['CFO', 'Finance chief', '재무책임자', '財務長'] },
    { dimension: 'role', value: 'AUDITOR', names: ['AUDITOR', 'Auditor', '감사인', '稽核人員'] },
    { dimension: 'menu', value: 'M0202', names: ['Role rights', '역할별 권한', '角色權限'] },
    { dimension: 'menu', value: 'M0301', names: ['Close', '결산', '結帳'] },
  ],
  periods: ['2025-09', '2025-12'],
};
const read = (question: string) => {
  const reading = understand({ question }, known);
  return reading.kind === 'understood'
    ? { query: reading.query, unknown: reading.unknown }
    : reading;
};

const TOLD: readonly (readonly [told: string, asked: string])[] = [
  ['Hi, the CFO just stopped by my desk asking', 'what share of the CSM each portfolio has'],
  ['The auditors are on the phone,', 'CSM by portfolio'],
  ['IT here, going through role rights during close week:', 'users without a role'],
  ["I'm setting up the close calendar, so", 'which companies close in December'],
  ['Before I head to the audit committee,', 'the loss component of each group'],
  ['Quick one for the variance memo:', 'the top 3 portfolios by CSM'],
  ['Our finance chief called,', 'CSM of whole life last quarter'],
  ["We're in the middle of the close.", 'How many groups are onerous?'],
  ['감사인이 전화로 물어보셔서요,', '포트폴리오별 CSM'],
  ['결산 일정표 잡는 중인데', '12월에 결산하는 회사'],
  ['IT팀입니다. 결산 주간이라 권한 점검 중인데', '역할이 없는 사용자'],
  ['퇴근 전에 하나만요.', '손실요소가 가장 큰 계약집합 3개'],
  ['제가 오늘 인수인계를 받았는데,', '지난 분기 종신보험 CSM'],
  ['財務長剛剛過來問，', '各合約組合的 CSM 占比'],
  ['我在排結帳行事曆，', '十二月結帳的公司'],
  ['我是資訊部，結帳週在盤點權限，', '沒有角色的使用者'],
  ['會計師在線上等，', '各群組的損失組成部分'],
  ['下班前再問一下，', '上季終身壽險的 CSM'],
];

describe('what somebody who asks tells of the situation', () => {
  it.each(TOLD)('"%s" changes nothing', (told, asked) => {
    expect(read(asked)).toMatchObject({ unknown: [] });
    expect(read(`${told} ${asked}`)).toEqual(read(asked));
  });

  it.each([
    ['what is held by a role', "I'm the CFO, which menus can I open?", 'CFO'],
    ['what is held by a role', '저는 감사인인데, 제가 볼 수 있는 메뉴는?', 'AUDITOR'],
    ['what is held by a role', '我是財務長，我可以看哪些選單？', 'CFO'],
    ['rows of the books', "I'm looking at whole life, the CSM by cohort", 'WHL'],
    ['rows of the books', '제가 종신보험을 보는 중인데, 코호트별 CSM', 'WHL'],
    ['rows of the books', '我在看終身壽險，各發行年度的 CSM', 'WHL'],
  ])('leaves %s in the question: %s', (_, question, value) => {
    expect(JSON.stringify(read(question))).toContain(value);
  });

  it.each([
    ['what figures are split by', "I'm reviewing cohorts, CSM please", /cohort|unknown":\["/],
    ['what is spoken of again', 'We review roles, which ones have no users?', /role/],
    ['a limit', 'We have CSM above 1 million, groups please', /1000000|unknown":\["/],
  ])('does not drop %s in silence: %s', (_, question, said) => {
    expect(JSON.stringify(read(question))).toMatch(said);
  });

  it('is all there is, where nothing else is asked', () => {
    expect(read("I'm setting up the close")).toMatchObject({ query: { entity: 'runs' } });
  });
});
