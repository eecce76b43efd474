export { TextToSqlScreen } from './TextToSqlScreen';
