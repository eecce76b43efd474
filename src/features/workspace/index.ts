export { WorkspaceScreen } from './WorkspaceScreen';
export type { WorkspaceHost, WorkspaceScreens } from './screens';
