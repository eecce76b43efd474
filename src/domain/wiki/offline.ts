import type { Locale } from '../locale';

/** What the build tells the service worker of the wiki; addresses are paths from the site's root. */
export interface OfflineRelease {
  /** Names the build. */
  release: string;
  /** The script that starts the application and knows the names of all others; its own is the same in every build. */
  app: string;
  /** The page without content that stands in for all others. */
  shell: string;
  /** What all pages begin with. */
  wiki: string;
  localeCookie: string;
  /** By which the script and the empty page of this very build are known, as `fetch` takes it. */
  integrity: { app: string; shell: Record<Locale, string> };
  languages: Record<Locale, OfflineLanguage>;
}

interface OfflineLanguage {
  /** What every page of the language needs. */
  core: string[];
  search: string[];
  /** The text of each page, by section path. */
  pages: Record<string, string>;
  /** All of it, on the wire. */
  bytes: number;
}

/** What the wiki asks its service worker for. `read`: the reader has this page open. */
export interface OfflineRequest {
  kind: 'read' | 'keep' | 'remove';
  /** The section path of the open page. */
  path: string;
  locale: Locale;
}

/** What the service worker answers about a language, several times while it works. */
export interface OfflineState {
  /** Section paths of the pages that are kept. */
  pages: string[];
  /** All pages and the search are kept. */
  complete: boolean;
  /** All of the language, on the wire. */
  bytes: number;
  /** From 0 to 1 while pages are being fetched. */
  progress?: number;
  /** What was asked for did not succeed. */
  failed?: true;
}
