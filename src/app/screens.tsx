import { type ComponentType, lazy } from 'react';
import type { MessageId, MessageSet } from '@/i18n';

export interface SiteRoute {
  path: string;
  /** RT-13. */
  title: MessageId;
  /** The screen writes the title of each address below it (the path ends in `/*`), and the way to the top is a smooth one. */
  manyPages?: true;
  /** The screen brings header, landmarks and footer of its own, and sees to place and focus when it goes from page to page. */
  bare?: true;
  /** The message set that it needs beyond `common`. */
  words?: MessageSet;
  Screen: ComponentType;
  preload: () => Promise<unknown>;
}

/** A screen that comes in a chunk of its own. */
export function screen(load: () => Promise<ComponentType>): Pick<SiteRoute, 'Screen' | 'preload'> {
  let coming: Promise<{ default: ComponentType }> | undefined;
  const preload = () => (coming ??= load().then((Screen) => ({ default: Screen })));
  return { Screen: lazy(preload), preload };
}
