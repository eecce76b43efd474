import { type ComponentType, lazy } from 'react';
import type { IntlShape } from 'react-intl';
import type { Locale } from '@/domain/locale';
import { memoizeAsync } from '@/domain/memo';
import type { MessageId, MessageSet } from '@/i18n';
import type { LazySlice } from '@/store';

/** An address below a route, as the build and search engines know it. */
export interface Subpage {
  /** One that ends in `/*` stands for all addresses below it that have no page. */
  path: string;
  title: string;
  description: string;
  canonical?: string;
  noindex?: true;
  /** The pages above it, from the outermost in. */
  above: { name: string; path: string }[];
}

/** All that is known of a page: prerendering, sitemap, header, footer, suggestions, budgets and tests read it and nothing else. */
export interface SiteRoute {
  /** One that ends in `/*` has pages below it. */
  path: string;
  /** RT-13. */
  title: MessageId;
  description: MessageId;
  /** The name of the screen's chunk, as its import has it: the page holds that chunk's styles. */
  chunk: string;
  /** The message set that it needs beyond `common`. */
  messageSet?: MessageSet;
  /** The parts of the store that it needs and a reader does not. */
  slices?: readonly LazySlice[];
  /**
   * `solution`: for signed-in visitors, without a footer (SH-14). `own`: the screen brings header, landmarks and footer of its own, and sees to place
   * and focus when it goes from page to page.
   */
  layout?: 'own' | 'solution';
  /** Lists the pages below it, the bare address among them; given what is known of the route itself. */
  subpages?: (route: Subpage, intl: IntlShape, locale: Locale) => Promise<Subpage[]>;
  /** Where links lead, if not to `path`. */
  entry?: string;
  /** The address for search engines, where it is another one. */
  canonical?: string;
  /** Screens for developers and for signed-in visitors are not for search engines. */
  noindex?: true;
  /** Its name in the header (SH-1), whose order is that of the routes. */
  navigation?: MessageId;
  /** Its place in the footer (SH-2), under its name in the header or its title unless `label` says otherwise. */
  footer?: { column: 'pages' | 'legal' | 'contact'; label?: MessageId };
  /** Its place in the chat launcher (SH-6); `needsSession`: whoever is signed out is told so and signs in first (SE-6). */
  launcher?: { place: number; label: MessageId; needsSession?: true };
  /** What visitors call it besides its path. */
  aliases?: string[];
  Screen: ComponentType;
  /** Brings the screen's chunk. */
  preload: () => Promise<unknown>;
}

/** A screen that comes in a chunk of its own. */
export function screen(load: () => Promise<ComponentType>): Pick<SiteRoute, 'Screen' | 'preload'> {
  const preload = memoizeAsync(load);
  // A promise of its own: `lazy` marks it when it is ready, and waits for ever where that was done before.
  return { Screen: lazy(() => preload().then((Screen) => ({ default: Screen }))), preload };
}

/** What a list of pages calls a route: the window's title of the comparison, “KB” (RT-12), says nothing to a visitor. */
export const nameOf = ({ title, footer }: SiteRoute): MessageId =>
  footer?.column === 'pages' ? (footer.label ?? title) : title;

/** Where links to a route lead. */
export const entryOf = ({ path, entry }: SiteRoute): string => entry ?? path;
