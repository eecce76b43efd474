export { Below } from './Below';
export { Slide } from './Slide';
