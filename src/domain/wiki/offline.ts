import type { Locale } from '../locale';

/** What the build tells the service worker of the wiki; addresses are paths from the site's root. */
export interface OfflineRelease {
  /** Names the build: what is kept of another one is replaced. */
  release: string;
  /** The script that starts the application; every page of the release names it. */
  app: string;
  /** The page without content that stands in for all others. */
  shell: string;
  /** What all pages begin with. */
  wiki: string;
  localeCookie: string;
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
  whole: boolean;
  /** All of the language, on the wire. */
  bytes: number;
  /** From 0 to 1 while pages are being fetched. */
  progress?: number;
  /** What was asked for did not succeed. */
  failed?: true;
}
