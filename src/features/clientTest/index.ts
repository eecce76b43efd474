export { ClientTestScreen } from './ClientTestScreen';
