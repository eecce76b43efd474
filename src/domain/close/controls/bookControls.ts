import { basisControls } from './basis';
import { contractControls } from './contracts';
import { shareControls } from './shares';

/** Controls over what a book states, as data; their order is that of the cockpit. */
export const bookControls = [...contractControls, ...basisControls, ...shareControls];
