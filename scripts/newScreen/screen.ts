import type { Locale } from '../../src/domain/locale';

export const KINDS = ['page', 'form', 'grid'] as const;

export interface NewScreen {
  /** PascalCase, without `Screen`. */
  name: string;
  /** camelCase; a grid belongs to `admin`. */
  feature: string;
  kind: (typeof KINDS)[number];
  titles: Record<Locale, string>;
  /** The rows that a grid shows. */
  resource?: string;
}

export const lowerFirst = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

/** Where the screen stands; of the workspace's screens the last part is also their name there (RT-11). */
export const pathOf = ({ kind, name }: NewScreen) =>
  kind === 'page' ? `/${name}` : `/demo/${lowerFirst(name)}`;
