export { MenuListScreen } from './MenuListScreen';
