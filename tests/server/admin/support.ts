import type { operations } from '@/server/generated/contract';
import sampleAccounts from '@/server/seed/sampleAccounts.json';
import type { Answer, TestApp } from '../support/app';

type Json<
  Id extends 'listAdminRows' | 'saveAdminRows' | 'listAdminAudit' | 'listUserRights' | 'listMenus',
> = NonNullable<operations[Id]['responses'][200]['content']['application/json']['data']>;
export type Page = Json<'listAdminRows'>;
export type Saved = Json<'saveAdminRows'>;
export type Audit = Json<'listAdminAudit'>;
export type UserRights = Json<'listUserRights'>;
export type Menus = Json<'listMenus'>;
export type Change =
  operations['saveAdminRows']['requestBody']['content']['application/json']['changes'][number];
export type Username =
  | 'demouser'
  | 'adminuser'
  | 'financechief'
  | 'actuaryuser'
  | 'accountantuser'
  | 'auditoruser'
  | 'guestuser';

/** A signed-in person and what they do in administration. */
export interface Person {
  headers: Record<string, string>;
  get: (path: string) => Promise<Answer>;
  rows: (resource: string, query?: Record<string, string>) => Promise<Page>;
  row: (resource: string, key: string) => Promise<Page['rows'][number] | undefined>;
  /** The whole answer of a save, for what is refused. */
  send: (resource: string, changes: readonly Change[], dryRun?: boolean) => Promise<Answer>;
  save: (resource: string, changes: readonly Change[], dryRun?: boolean) => Promise<Saved>;
  audit: (resource: string, key?: string) => Promise<Audit>;
}

/** Signs a sample account in. */
export async function signInAs(
  test: TestApp,
  username: Username,
  language = 'en',
): Promise<Person> {
  const password = sampleAccounts.find((account) => account.username === username)?.password;
  const { data } = await test.post('auth/signIn', { id: username, pwd1: password });
  const headers = {
    cookie: `dif17-auth-token=${(data as { token: string }).token}`,
    'accept-language': language,
  };
  const get = (path: string) => test.get(path, headers);
  const good = async <T>(answer: Promise<Answer>): Promise<T> => {
    const { code, message, data: found } = await answer;
    if (code !== '200') throw new Error(`${code}: ${message}`);
    return found as T;
  };
  const rows = (resource: string, query: Record<string, string> = {}) =>
    good<Page>(get(`admin/${resource}?${new URLSearchParams(query).toString()}`));
  const send = (resource: string, changes: readonly Change[], dryRun = false) =>
    test.post(`admin/${resource}/save`, { changes, dryRun }, headers);
  return {
    headers,
    get,
    rows,
    row: async (resource, key) =>
      (await rows(resource, { limit: '500' })).rows.find((row) => row.key === key),
    send,
    save: (resource, changes, dryRun) => good<Saved>(send(resource, changes, dryRun)),
    audit: (resource, key) =>
      good<Audit>(
        get(`admin/${resource}/audit?limit=500${key === undefined ? '' : `&key=${key}`}`),
      ),
  };
}

/** Values of a company that can be created. */
export const newCompany = {
  companyCode: 'TEST001',
  nameKo: '시험생명',
  nameEn: 'Test Life',
  nameZhTw: '測試人壽',
  insurerType: 'LIFE',
  businessNumber: '999-88-00009',
  representative: null,
  country: 'KR',
  currency: 'KRW',
  closingMonth: 12,
  parentCode: null,
  inUse: true,
  description: null,
};
