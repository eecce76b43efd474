export { ChatQuestionsScreen } from './ChatQuestionsScreen';
