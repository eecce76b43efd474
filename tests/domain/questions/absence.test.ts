import { type Known, compile, understand } from '@/domain/questions';

const known: Known = {
  values: [
    {
      dimension: 'company',
      value: 'LIFE001',
      names: [
        'LIFE001',
        'Garam Life Insurance (sample)',
        '가람생명보험(예시)',
        '佳嵐人壽保險（範例）',
      ],
    },
    {
      dimension: 'company',
      value: 'NLIF001',
      names: [
        'NLIF001',
        'Garam General Insurance (sample)',
        '가람손해보험(예시)',
        '佳嵐產物保險（範例）',
      ],
    },
    { dimension: 'portfolio', value: 'MTR', names: ['MTR', 'Motor', '자동차보험', '汽車保險'] },
    { dimension: 'menu', value: 'M01', names: ['M01', 'Code list', '코드', '代碼'] },
    { dimension: 'group', value: 'HLT-2024', names: ['HLT-2024'] },
    {
      dimension: 'role',
      value: 'CFO',
      names: ['CFO', 'Chief financial officer', '재무책임자', '財務長'],
    },
  ],
  periods: ['2025-09', '2025-12'],
};
const sqlOf = (question: string) => {
  const reading = understand({ question }, known);
  if (reading.kind !== 'understood' || reading.unknown.length > 0)
    return `${reading.kind}: ${'unknown' in reading ? reading.unknown.join(' ') : ''}`;
  return compile(reading.query, 'en').sql.replaceAll(/\s+/g, ' ');
};

describe('what is not there', () => {
  it.each([
    ['users without any role', 'role IS NULL'],
    ['역할 없는 사용자', 'role IS NULL'],
    ['沒有角色的使用者', 'role IS NULL'],
    ['How many companies have no parent?', 'count(DISTINCT company)'],
    ['How many companies have no parent?', 'parent_company IS NULL'],
    ['companies that have a parent', 'parent_company IS NOT NULL'],
    ['모회사가 있는 회사', 'parent_company IS NOT NULL'],
    ['경로 없는 메뉴', 'path IS NULL'],
    ['users whose role has not been assigned', 'role IS NULL'],
    ['아직 역할이 부여되지 않은 사용자', 'role IS NULL'],
    ['역할을 받지 못한 사용자는 누구?', 'role IS NULL'],
    ['역할 미지정 사용자', 'role IS NULL'],
    ['尚未分配角色的使用者有誰？', 'role IS NULL'],
    ['角色尚未指派的使用者', 'role IS NULL'],
    ['아직 모회사가 지정되지 않은 회사', 'parent_company IS NULL'],
  ])('%s: %s', (question, part) => {
    expect(sqlOf(question)).toContain(part);
  });

  it.each([
    'roles that may not delete',
    "roles that can't delete",
    '삭제할 수 없는 역할',
    '삭제 권한이 없는 역할',
    '不能刪除的角色',
    '沒有刪除權限的角色',
  ])('is a right that no row of a role has: %s', (question) => {
    expect(sqlOf(question)).toContain(
      'role NOT IN (SELECT role FROM role_rights WHERE can_delete = true)',
    );
  });

  it.each(['roles with no read right on the Code list screen', '코드 화면 조회 권한이 없는 역할'])(
    'is a right on a screen, of which a role may have no row: %s',
    (question) => {
      expect(sqlOf(question)).toMatch(
        /FROM role_rights WHERE role NOT IN \(SELECT role FROM role_rights WHERE menu = 'M01' AND can_read = true\)/,
      );
    },
  );

  it.each([
    'Which companies have Garam Life Insurance as their parent?',
    '가람생명보험을 모회사로 둔 회사',
    '以佳嵐人壽保險為母公司的公司',
  ])('is no company below one that is called its parent: %s', (question) => {
    expect(sqlOf(question)).toContain("parent_company = 'LIFE001'");
  });

  it('is a right denied, of the menus of one role', () => {
    expect(sqlOf('財務長不能刪除的選單')).toMatch(/role = 'CFO' AND can_delete (= false|<> true)/);
  });
});

describe('a name', () => {
  it.each([
    ['business number of Garam Life', "company = 'LIFE001'"],
    ['가람손해보험 사업자등록번호', "company = 'NLIF001'"],
    ['佳嵐人壽的統一編號', "company = 'LIFE001'"],
    ['premiums for car insurance', "portfolio = 'MTR'"],
    ['車險保費', "portfolio = 'MTR'"],
    ['csm of group HLT 2024', "group_id = 'HLT-2024'"],
    ['HLT2024 CSM', "group_id = 'HLT-2024'"],
  ])('is found as it is said and written: %s', (question, part) => {
    expect(sqlOf(question)).toContain(part);
  });
});

describe('what one of several rows has, and what none of them has', () => {
  it.each([
    'roles that can export but cannot delete',
    '내보낼 수 있지만 삭제할 수 없는 역할',
    '可以匯出但不能刪除的角色',
  ])('are conditions of their own: %s', (question) => {
    expect(sqlOf(question)).toContain(
      'role IN (SELECT role FROM role_rights WHERE can_export = true) AND role NOT IN (SELECT role FROM role_rights WHERE can_delete = true)',
    );
  });

  it.each([
    'menus that can be read but not exported',
    'menus that may be read but are not allowed to export',
    '읽을 수 있지만 내보낼 수 없는 메뉴',
  ])('are told of each menu: %s', (question) => {
    expect(sqlOf(question)).toMatch(/WHERE can_read = true AND can_export (?:= false|<> true)/);
  });

  it.each([
    'portfolios that do not have onerous groups',
    'portfolios with no onerous groups',
    'portfolios without onerous groups',
    '손실부담 집합이 없는 포트폴리오',
    '沒有虧損性群組的組合',
  ])('are portfolios none of whose groups is so: %s', (question) => {
    expect(sqlOf(question)).toMatch(
      /portfolio NOT IN \(SELECT portfolio .*profitability = 'onerous'/,
    );
  });
});
