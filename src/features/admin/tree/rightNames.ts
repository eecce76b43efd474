import { defineMessages } from 'react-intl';

/** The four rights of a menu by name. */
export const rightNames = defineMessages({
  read: { id: 'admin.menuPermission.right.read' },
  write: { id: 'admin.menuPermission.right.write' },
  delete: { id: 'admin.menuPermission.right.delete' },
  export: { id: 'admin.menuPermission.right.export' },
});
