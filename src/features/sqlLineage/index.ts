export { SqlLineageScreen } from './SqlLineageScreen';
