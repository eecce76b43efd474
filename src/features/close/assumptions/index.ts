export { AssumptionsScreen } from './AssumptionsScreen';
