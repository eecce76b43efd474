import { adminScreens } from '@/features/admin';
import { closeScreens } from '@/features/close';
import type { WorkspaceScreens } from '@/features/workspace';

/** Every screen that the workspace can open, by the last part of its path below `/demo` (RT-11). */
export const workspaceScreens: WorkspaceScreens = { ...adminScreens, ...closeScreens };
