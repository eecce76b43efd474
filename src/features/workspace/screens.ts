import type { ComponentType } from 'react';

/** How the screens of the workspace are loaded, by the last part of their path below `/demo`. The application hands them over. */
export type WorkspaceScreens = Readonly<Record<string, () => Promise<ComponentType>>>;
