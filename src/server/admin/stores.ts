import { sql } from 'drizzle-orm';
import type { ResourceName } from '@/domain/admin';
import { type ResourceStore, tableStore } from './store';
import { userStore } from './userStore';

const names = { nameKo: 'name_ko', nameEn: 'name_en', nameZhTw: 'name_zh_tw' } as const;
const searchedNames = Object.keys(names);
const kept = { sortOrder: 'sort_order', inUse: 'in_use' } as const;

/** How each resource is read and written. */
export const STORES: Readonly<Record<ResourceName, ResourceStore>> = {
  menus: tableStore({
    resource: 'menus',
    table: 'menu',
    columns: { menuId: 'menu_id', parentId: 'parent_id', path: 'path', ...names, ...kept },
    searched: ['menuId', ...searchedNames, 'path'],
    order: 'sortOrder',
  }),
  codeMasters: tableStore({
    resource: 'codeMasters',
    table: 'common_code_master',
    columns: { masterCode: 'code', description: 'description', ...names, ...kept },
    searched: ['masterCode', ...searchedNames],
    order: 'sortOrder',
  }),
  codeDetails: tableStore({
    resource: 'codeDetails',
    table: 'common_code_detail',
    columns: {
      masterCode: 'master_code',
      code: 'code',
      description: 'description',
      ...names,
      ...kept,
    },
    searched: ['code', ...searchedNames],
    order: 'masterCode,sortOrder',
  }),
  companies: tableStore({
    resource: 'companies',
    table: 'company',
    columns: {
      companyCode: 'code',
      ...names,
      insurerType: 'insurer_type',
      businessNumber: 'business_number',
      representative: 'representative',
      country: 'country',
      currency: 'currency',
      closingMonth: 'closing_month',
      parentCode: 'parent_code',
      inUse: 'in_use',
      description: 'description',
    },
    searched: 'search_text',
    order: 'companyCode',
  }),
  roles: tableStore({
    resource: 'roles',
    table: 'role',
    columns: {
      roleId: 'role_id',
      ...names,
      descriptionKo: 'description_ko',
      descriptionEn: 'description_en',
      descriptionZhTw: 'description_zh_tw',
      ...kept,
    },
    searched: ['roleId', ...searchedNames],
    order: 'sortOrder',
  }),
  roleMenus: tableStore({
    resource: 'roleMenus',
    table: 'role_menu',
    columns: {
      roleId: 'role_id',
      menuId: 'menu_id',
      read: 'can_read',
      write: 'can_write',
      delete: 'can_delete',
      export: 'can_export',
    },
    source: sql`
      SELECT r.role_id AS "roleId", m.menu_id AS "menuId", COALESCE(rm.can_read, false) AS "read", COALESCE(rm.can_write, false) AS "write",
        COALESCE(rm.can_delete, false) AS "delete", COALESCE(rm.can_export, false) AS "export", COALESCE(rm.version, 0) AS version
      FROM role r CROSS JOIN menu m LEFT JOIN role_menu rm ON rm.role_id = r.role_id AND rm.menu_id = m.menu_id`,
    searched: ['roleId', 'menuId'],
    order: 'roleId',
  }),
  users: userStore,
};
