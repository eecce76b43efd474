/** Names in the three languages, from a table's alias to the columns of a view. */
const names = (table: string, column: string) =>
  ['en', 'ko', 'zh_tw']
    .map((language) => `${table}.name_${language} AS ${column}_${language}`)
    .join(', ');

const mayRead = (...paths: string[]) =>
  `(SELECT ask_private.may_read(ARRAY[${paths.map((path) => `'${path}'`).join(', ')}]))`;

const codeOf = (alias: string, master: string, column: string) =>
  `LEFT JOIN common_code_detail ${alias} ON ${alias}.master_code = '${master}' AND ${alias}.code = ${column}`;

/** Menus by which a resource is read: `x-resource-menus` of the contract, to which a test holds it. */
export const RESOURCE_MENUS = {
  menus: ['/demo/menuList', '/demo/menuByPermissionList'],
  codeMasters: ['/demo/comCodeList'],
  codeDetails: ['/demo/comCodeList'],
  companies: ['/demo/companyList'],
  roles: ['/demo/roleList', '/demo/menuByPermissionList', '/demo/ListOfPermissionsByUser'],
  roleMenus: ['/demo/menuByPermissionList'],
  users: ['/demo/ListOfPermissionsByUser'],
} as const;

/** The changes of a resource are seen by whom may read it. */
const changedResources = Object.entries(RESOURCE_MENUS)
  .map(([resource, menus]) => `('${resource}', ${mayRead(...menus)})`)
  .join(', ');

/** Each view shows its rows to whom may open the screen that keeps them. */
export const administrationSql: Readonly<Record<string, string>> = {
  companies: `
    SELECT c.code AS company, ${names('c', 'company_name')}, c.insurer_type, ${names('t', 'insurer_type_name')},
      c.country, ${names('l', 'country_name')}, c.currency, c.business_number, c.representative, c.closing_month,
      c.parent_code AS parent_company, c.in_use
    FROM company c ${codeOf('t', 'INSURER_TYPE_CD', 'c.insurer_type')} ${codeOf('l', 'COUNTRY_CD', 'c.country')}
    WHERE ${mayRead(...RESOURCE_MENUS.companies)}`,
  common_codes: `
    SELECT m.code AS code_list, ${names('m', 'code_list_name')}, d.code, ${names('d', 'code_name')}, d.sort_order, d.in_use
    FROM common_code_detail d JOIN common_code_master m ON m.code = d.master_code
    WHERE ${mayRead(...RESOURCE_MENUS.codeDetails)}`,
  menus: `
    SELECT m.menu_id AS menu, ${names('m', 'menu_name')}, m.parent_id AS parent_menu, m.path, m.sort_order, m.in_use
    FROM menu m
    WHERE ${mayRead(...RESOURCE_MENUS.menus)}`,
  role_rights: `
    SELECT r.role_id AS role, ${names('r', 'role_name')}, m.menu_id AS menu, ${names('m', 'menu_name')},
      p.can_read, p.can_write, p.can_delete, p.can_export
    FROM role_menu p JOIN role r ON r.role_id = p.role_id JOIN menu m ON m.menu_id = p.menu_id
    WHERE ${mayRead(...RESOURCE_MENUS.roleMenus)}`,
  user_roles: `
    SELECT u.username, u.name AS user_name, u.country, u.demo_auth AS demo_right, u.created_at::date AS joined_on,
      r.role_id AS role, ${names('r', 'role_name')}
    FROM app_user u LEFT JOIN user_role ur ON ur.user_id = u.id LEFT JOIN role r ON r.role_id = ur.role_id
    WHERE ${mayRead(...RESOURCE_MENUS.users)}`,
  roles: `
    SELECT r.role_id AS role, ${names('r', 'role_name')}, r.sort_order, r.in_use
    FROM role r
    WHERE ${mayRead(...RESOURCE_MENUS.roles)}`,
  changes: `
    SELECT l.at AS changed_at, l.at::date AS changed_on, l.username, l.name AS user_name, l.action, l.resource, l.key AS record
    FROM (VALUES ${changedResources}) AS seen (resource, may_read) JOIN audit_log l ON l.resource = seen.resource
    WHERE seen.may_read`,
  editor_questions: `
    SELECT c.rated_at::date AS sent_on, c.question, c.page, c.reason
    FROM chat_rating c
    WHERE c.question IS NOT NULL AND ${mayRead('/demo/chatQuestions')}`,
};
