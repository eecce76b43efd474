export { wikiPages } from './wikiPages';
export { WikiScreen } from './WikiScreen';
