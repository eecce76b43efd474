export { WorkspaceScreen } from './WorkspaceScreen';
export type { WorkspaceServices, WorkspaceScreens } from './screens';
