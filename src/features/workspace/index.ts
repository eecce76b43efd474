export { WorkspaceScreen } from './WorkspaceScreen';
export type { WorkspaceScreens } from './screens';
