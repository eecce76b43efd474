export { CockpitScreen } from './CockpitScreen';
