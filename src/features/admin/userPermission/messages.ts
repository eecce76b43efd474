import { defineMessages } from 'react-intl';

export const page = defineMessages({
  title: { id: 'admin.userPermission.title' },
  users: { id: 'admin.userPermission.users' },
  choose: { id: 'admin.userPermission.choose' },
  back: { id: 'admin.userPermission.back' },
  changed: { id: 'admin.userPermission.changed' },
  demoTag: { id: 'admin.userPermission.demo.tag' },
});

export const list = defineMessages({
  search: { id: 'admin.userPermission.search' },
  nothing: { id: 'admin.userPermission.nothing' },
  range: { id: 'admin.userPermission.range' },
  previous: { id: 'admin.userPermission.previous' },
  next: { id: 'admin.userPermission.next' },
});

export const demo = defineMessages({
  label: { id: 'admin.userPermission.demo' },
  hint: { id: 'admin.userPermission.demo.hint' },
});

export const roles = defineMessages({
  title: { id: 'admin.userPermission.roles' },
  unused: { id: 'admin.userPermission.role.unused' },
  added: { id: 'admin.userPermission.role.added' },
  removed: { id: 'admin.userPermission.role.removed' },
  empty: { id: 'admin.userPermission.roles.empty' },
});

export const rights = defineMessages({
  title: { id: 'admin.userPermission.rights' },
  preview: { id: 'admin.userPermission.rights.preview' },
  confirmed: { id: 'admin.userPermission.rights.confirmed' },
  noDemo: { id: 'admin.userPermission.rights.noDemo' },
  onlyGiven: { id: 'admin.userPermission.rights.onlyGiven' },
  none: { id: 'admin.userPermission.rights.none' },
  menu: { id: 'admin.userPermission.rights.menu' },
  through: { id: 'admin.userPermission.rights.through' },
  reason: { id: 'admin.userPermission.rights.reason' },
  unused: { id: 'admin.userPermission.rights.unused' },
  has: { id: 'admin.userPermission.rights.has' },
  hasNot: { id: 'admin.userPermission.rights.hasNot' },
  gained: { id: 'admin.userPermission.rights.gained' },
  lost: { id: 'admin.userPermission.rights.lost' },
});
