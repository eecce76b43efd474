import type { ComponentType, ReactNode } from 'react';

/** How the screens of the workspace are loaded, by the last part of their path below `/demo`. */
export type WorkspaceScreens = Readonly<Record<string, () => Promise<ComponentType>>>;

/** What only the application knows and hands over. */
export interface WorkspaceHost {
  screens: WorkspaceScreens;
  /** Brings back what the browser has kept of the desks. */
  restore: () => Promise<void>;
  signOut: () => Promise<void>;
  /** Calls back whenever rights may have changed; gives the way to stop that. */
  listen: (onChange: () => void) => () => void;
  /** Stands in the header beside HOME and Logout. */
  tools: ReactNode;
}

/** Where the workspace begins; its screens stand directly below. */
export const DESK = '/demo';

/** The screen that an address means. */
export function screenAt(
  screens: WorkspaceScreens,
  path: string,
): (() => Promise<ComponentType>) | undefined {
  const name = path.startsWith(`${DESK}/`) ? path.slice(DESK.length + 1) : '';
  return Object.hasOwn(screens, name) ? screens[name] : undefined;
}
