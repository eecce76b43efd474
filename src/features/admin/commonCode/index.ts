export { CommonCodeScreen } from './CommonCodeScreen';
