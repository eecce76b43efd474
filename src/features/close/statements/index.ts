export { StatementsScreen } from './StatementsScreen';
