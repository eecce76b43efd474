export { Search } from './search';
export { wikiPages } from './wikiPages';
export { WikiScreen } from './WikiScreen';
