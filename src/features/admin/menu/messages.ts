import { defineMessages } from 'react-intl';

export const page = defineMessages({
  title: { id: 'admin.menu.title' },
  empty: { id: 'admin.menu.empty' },
  addFirst: { id: 'admin.menu.empty.add' },
  choose: { id: 'admin.menu.choose' },
  detail: { id: 'admin.menu.detail' },
  back: { id: 'admin.menu.back' },
});

export const tree = defineMessages({
  label: { id: 'admin.menu.tree' },
  keys: { id: 'admin.menu.keys' },
  unnamed: { id: 'admin.menu.unnamed' },
  unused: { id: 'admin.menu.unused' },
  created: { id: 'admin.menu.mark.created' },
  changed: { id: 'admin.menu.mark.changed' },
  invalid: { id: 'admin.menu.mark.invalid' },
});

export const tools = defineMessages({
  label: { id: 'admin.menu.tools' },
  addChild: { id: 'admin.menu.addChild' },
  addSibling: { id: 'admin.menu.addSibling' },
  up: { id: 'admin.menu.move.up' },
  down: { id: 'admin.menu.move.down' },
  in: { id: 'admin.menu.move.in' },
  out: { id: 'admin.menu.move.out' },
  delete: { id: 'admin.menu.delete' },
  moved: { id: 'admin.menu.moved' },
});

export const deletion = defineMessages({
  title: { id: 'admin.menu.deleted' },
  restore: { id: 'admin.menu.restore' },
  restoreNamed: { id: 'admin.menu.restoreNamed' },
});

export const form = defineMessages({
  menuId: { id: 'admin.menu.field.menuId' },
  parentId: { id: 'admin.menu.field.parentId' },
  top: { id: 'admin.menu.field.parentId.top' },
  nameKo: { id: 'admin.menu.field.nameKo' },
  nameEn: { id: 'admin.menu.field.nameEn' },
  nameZhTw: { id: 'admin.menu.field.nameZhTw' },
  path: { id: 'admin.menu.field.path' },
  pathHint: { id: 'admin.menu.field.path.hint' },
  sortOrder: { id: 'admin.menu.field.sortOrder' },
  inUse: { id: 'admin.menu.field.inUse' },
});
