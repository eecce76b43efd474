export { SessionDialogs } from './SessionDialogs';
export { signOut } from './signOut';
