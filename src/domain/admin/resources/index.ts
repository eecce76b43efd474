import type { Field, ValuesOf } from '../fields';
import { codeDetailFields, codeMasterFields } from './codes';
import { companyFields } from './companies';
import { menuFields } from './menus';
import { roleFields, roleMenuFields } from './roles';
import { userFields } from './users';

/** What administration keeps: the fields of each resource in the order of their columns, and which of them are its key. */
export const RESOURCES = {
  menus: { fields: menuFields, key: ['menuId'], creatable: true },
  codeMasters: { fields: codeMasterFields, key: ['masterCode'], creatable: true },
  codeDetails: { fields: codeDetailFields, key: ['masterCode', 'code'], creatable: true },
  companies: { fields: companyFields, key: ['companyCode'], creatable: true },
  roles: { fields: roleFields, key: ['roleId'], creatable: true },
  roleMenus: { fields: roleMenuFields, key: ['roleId', 'menuId'], creatable: false },
  users: { fields: userFields, key: ['username'], creatable: false },
} as const satisfies Record<
  string,
  { fields: readonly Field[]; key: readonly string[]; creatable: boolean }
>;

export type ResourceName = keyof typeof RESOURCES;
export const RESOURCE_NAMES = Object.keys(RESOURCES) as ResourceName[];

/** The values of a row of a resource. */
export type ResourceValues<Name extends ResourceName> = ValuesOf<
  (typeof RESOURCES)[Name]['fields']
>;

/** The names of all fields of administration. */
export type FieldName = (typeof RESOURCES)[ResourceName]['fields'][number]['name'];

/** Parts of a key stand beside each other with this between them; no part can hold it. */
const SEPARATOR = '/';

/** The key of a row: the values of its key fields, as `COUNTRY_CD/KR`. */
export function keyOf(resource: ResourceName, values: Readonly<Record<string, unknown>>): string {
  return RESOURCES[resource].key.map((field) => String(values[field] ?? '')).join(SEPARATOR);
}

export function fieldsOf(resource: ResourceName): readonly Field[] {
  return RESOURCES[resource].fields;
}

export function fieldOf(resource: ResourceName, name: string): Field | undefined {
  return fieldsOf(resource).find((field) => field.name === name);
}

/** A row in which nothing has been entered; a row that lacks a field breaks a rule. */
export function blankRow(resource: ResourceName): Record<string, null> {
  return Object.fromEntries(fieldsOf(resource).map(({ name }) => [name, null]));
}
