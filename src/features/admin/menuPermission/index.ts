export { MenuByPermissionScreen } from './MenuByPermissionScreen';
