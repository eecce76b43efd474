import type { FieldName } from '@/domain/admin';
import type { MessageId } from '@/i18n';

/** What the fields of administration are called; the same words head a column, a file that is exported and a line of the audit. */
const fieldLabels: Readonly<Record<FieldName, { id: MessageId }>> = {
  businessNumber: { id: 'admin.field.businessNumber' },
  closingMonth: { id: 'admin.field.closingMonth' },
  code: { id: 'admin.field.code' },
  companyCode: { id: 'admin.field.companyCode' },
  country: { id: 'admin.field.country' },
  currency: { id: 'admin.field.currency' },
  delete: { id: 'admin.field.delete' },
  demoAuth: { id: 'admin.field.demoAuth' },
  description: { id: 'admin.field.description' },
  descriptionEn: { id: 'admin.field.descriptionEn' },
  descriptionKo: { id: 'admin.field.descriptionKo' },
  descriptionZhTw: { id: 'admin.field.descriptionZhTw' },
  email: { id: 'admin.field.email' },
  export: { id: 'admin.field.export' },
  inUse: { id: 'admin.field.inUse' },
  insurerType: { id: 'admin.field.insurerType' },
  masterCode: { id: 'admin.field.masterCode' },
  menuId: { id: 'admin.field.menuId' },
  name: { id: 'admin.field.name' },
  nameEn: { id: 'admin.field.nameEn' },
  nameKo: { id: 'admin.field.nameKo' },
  nameZhTw: { id: 'admin.field.nameZhTw' },
  parentCode: { id: 'admin.field.parentCode' },
  parentId: { id: 'admin.field.parentId' },
  path: { id: 'admin.field.path' },
  read: { id: 'admin.field.read' },
  representative: { id: 'admin.field.representative' },
  roleId: { id: 'admin.field.roleId' },
  roles: { id: 'admin.field.roles' },
  sortOrder: { id: 'admin.field.sortOrder' },
  username: { id: 'admin.field.username' },
  write: { id: 'admin.field.write' },
};

/** Undefined for a field that is not one any more, as in an old line of the audit. */
export function fieldLabelOf(field: string): { id: MessageId } | undefined {
  return Object.hasOwn(fieldLabels, field) ? fieldLabels[field as FieldName] : undefined;
}
