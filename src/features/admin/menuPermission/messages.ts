import { defineMessages } from 'react-intl';

export const page = defineMessages({
  title: { id: 'admin.menuPermission.title' },
  roles: { id: 'admin.menuPermission.roles' },
  rolesEmpty: { id: 'admin.menuPermission.roles.empty' },
  choose: { id: 'admin.menuPermission.choose' },
  back: { id: 'admin.menuPermission.back' },
  unused: { id: 'admin.menuPermission.role.unused' },
  changes: { id: 'admin.menuPermission.role.changes' },
});

export const matrix = defineMessages({
  label: { id: 'admin.menuPermission.matrix' },
  menu: { id: 'admin.menuPermission.menu' },
  cell: { id: 'admin.menuPermission.cell' },
  changed: { id: 'admin.menuPermission.cell.changed' },
  below: { id: 'admin.menuPermission.below' },
  unused: { id: 'admin.menuPermission.menu.unused' },
  empty: { id: 'admin.menuPermission.empty' },
  keys: { id: 'admin.menuPermission.keys' },
});

export const offer = defineMessages({
  give: { id: 'admin.menuPermission.offer.give' },
  take: { id: 'admin.menuPermission.offer.take' },
  all: { id: 'admin.menuPermission.offer.all' },
  only: { id: 'admin.menuPermission.offer.only' },
});

export const copy = defineMessages({
  from: { id: 'admin.menuPermission.copy.from' },
  none: { id: 'admin.menuPermission.copy.none' },
  apply: { id: 'admin.menuPermission.copy.apply' },
  done: { id: 'admin.menuPermission.copy.done' },
});
