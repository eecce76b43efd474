export { RoleListScreen } from './RoleListScreen';
