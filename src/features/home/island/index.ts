export { HomeSections } from './HomeSections';
export { Slide } from './Slide';
