export { publishedTab } from './Published';
export { Stated } from './Stated';
