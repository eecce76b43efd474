import { type Known, compile, understand } from '@/domain/questions';

const known: Known = {
  values: [
    {
      dimension: 'company',
      value: 'HOLD001',
      names: [
        'HOLD001',
        'Garam Financial Holdings (sample)',
        '가람금융지주(예시)',
        '佳嵐金融控股（範例）',
      ],
    },
    {
      dimension: 'menu',
      value: 'M02',
      names: ['M02', 'System administration', '시스템 관리', '系統管理'],
    },
    {
      dimension: 'menu',
      value: 'M03',
      names: ['M03', 'Close cockpit', '결산 수행 현황', '結帳執行總覽'],
    },
    {
      dimension: 'role',
      value: 'AUDITOR',
      names: ['AUDITOR', 'Auditor', '감사 담당자', '稽核人員'],
    },
    { dimension: 'group', value: 'HLT-2024', names: ['HLT-2024'] },
    { dimension: 'user', value: 'adminuser', names: ['adminuser'] },
  ],
  periods: ['2025-09', '2025-12'],
};
const sqlOf = (question: string) => {
  const reading = understand({ question }, known);
  return reading.kind === 'understood' && reading.unknown.length === 0
    ? compile(reading.query, 'en').sql.replaceAll(/\s+/g, ' ')
    : reading.kind;
};

describe('words that stand for others', () => {
  it.each([
    ['subsidiaries of Garam Financial Holdings', "parent_company = 'HOLD001'"],
    ['companies whose parent is Garam Financial Holdings', "parent_company = 'HOLD001'"],
    ['가람금융지주 자회사', "parent_company = 'HOLD001'"],
    ['佳嵐金融控股的子公司', "parent_company = 'HOLD001'"],
    ['시스템 관리 하위 메뉴', "parent_menu = 'M02'"],
    ['系統管理底下的選單', "parent_menu = 'M02'"],
    ['parent company of Garam Financial Holdings', "company = 'HOLD001'"],
  ])('what is below another: %s', (question, part) => {
    expect(sqlOf(question)).toContain(part);
  });

  it.each([
    [
      'who may write in the close cockpit?',
      "FROM role_rights WHERE can_write = true AND menu = 'M03'",
    ],
    ['who is the representative of Garam Financial Holdings?', 'representative'],
    ['佳嵐金融控股的代表人是誰', 'representative'],
    ['who deleted companies?', "FROM changes WHERE action = 'delete' AND resource = 'companies'"],
    ['회사를 삭제한 사람', "FROM changes WHERE resource = 'companies' AND action = 'delete'"],
    ['adminuser 改了什麼', "FROM changes WHERE username = 'adminuser'"],
    ['what can the auditor write?', 'SELECT DISTINCT menu'],
    ['who has the auditor role?', 'FROM user_roles'],
  ])('who, where users hold nothing of it: %s', (question, part) => {
    expect(sqlOf(question)).toContain(part);
  });

  it.each([
    ['어떤 측정모형을 쓰고 있나요?', 'GROUP BY model'],
    ['有哪些發行年度', 'GROUP BY cohort'],
    ['which currencies do the companies use?', 'GROUP BY currency'],
    ['editor questions by reason', 'GROUP BY reason'],
  ])('kinds: %s', (question, part) => {
    expect(sqlOf(question)).toContain(part);
  });

  it('lists one by its name only where it is asked about', () => {
    expect(sqlOf('tell me about HLT-2024')).toContain("WHERE group_id = 'HLT-2024'");
    expect(sqlOf('HLT-2024 정보')).toContain("WHERE group_id = 'HLT-2024'");
    expect(sqlOf('where is HLT-2024')).toBe('nothing');
  });
});

it.each(['who has auditor rights', '감사 담당자 권한을 가진 사람은', '誰有稽核人員權限'])(
  'rights of a role are the role, where it is asked who has them: %s',
  (question) => {
    expect(sqlOf(question)).toMatch(/FROM user_roles WHERE role = 'AUDITOR'/);
  },
);
