import {
  fieldOf,
  validateValues,
  type ResourceValues,
  textFromValue,
  valueFromText,
} from '@/domain/admin';
import type { GridValue, GridValues } from '@/domain/grid';

type Field = keyof ResourceValues<'menus'>;

/** What the form holds: text as it is typed, and whether the menu is in use. */
export type MenuFormValues = Record<Exclude<Field, 'inUse'>, string> & { inUse: boolean };

export function formValues(values: GridValues): MenuFormValues {
  const text = (field: Field) => textFromValue(values[field]);
  return {
    menuId: text('menuId'),
    parentId: text('parentId'),
    nameKo: text('nameKo'),
    nameEn: text('nameEn'),
    nameZhTw: text('nameZhTw'),
    path: text('path'),
    sortOrder: text('sortOrder'),
    inUse: values.inUse === true,
  };
}

/** A field of the form as the draft keeps it; what cannot be read stays as it was typed, so that validation says so. */
export function draftValue(name: Field, typed: string | boolean): GridValue {
  const field = fieldOf('menus', name);
  const value = typeof typed === 'boolean' || !field ? typed : valueFromText(field, typed);
  return Array.isArray(value) ? null : value;
}

/** The errors of a menu's values. The provisional key of a parent that is not saved yet is no error. */
export function menuErrors(values: GridValues) {
  return validateValues('menus', { ...values, parentId: null });
}
