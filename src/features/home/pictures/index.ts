export { Enlarged } from './Enlarged';
export { Magnifier } from './Magnifier';
