import { ALL_RIGHTS, type Rights } from '@/domain/admin';

/** What a user may do with the screen that a story shows. */
export const rightsNamed = {
  all: ALL_RIGHTS,
  view: { read: true, write: false, delete: false, export: true },
  /** Takes nothing away, as most of those who write. */
  write: { read: true, write: true, delete: false, export: true },
  readOnly: { read: true, write: false, delete: false, export: false },
} satisfies Record<string, Rights>;
export type RightsName = keyof typeof rightsNamed;
