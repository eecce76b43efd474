export { WorkspaceScreen } from './WorkspaceScreen';
