export { JournalsScreen } from './JournalsScreen';
