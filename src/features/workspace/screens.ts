import type { ComponentType, ReactNode } from 'react';

/** How the screens of the workspace are loaded, by the last part of their path below `/demo`. */
export type WorkspaceScreens = Readonly<Record<string, () => Promise<ComponentType>>>;

/** What only the application knows and hands over. */
export interface WorkspaceServices {
  screens: WorkspaceScreens;
  /** Brings back what the browser has kept of the desks. */
  restore: () => Promise<void>;
  signOut: () => Promise<void>;
  /** Stands in the header beside HOME and Logout. */
  tools: ReactNode;
}

/** Where the workspace begins; its screens stand directly below. */
export const WORKSPACE_PATH = '/demo';

/** The screen that an address means. */
export function screenAt(
  screens: WorkspaceScreens,
  path: string,
): (() => Promise<ComponentType>) | undefined {
  const name = path.startsWith(`${WORKSPACE_PATH}/`) ? path.slice(WORKSPACE_PATH.length + 1) : '';
  return Object.hasOwn(screens, name) ? screens[name] : undefined;
}
