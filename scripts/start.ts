/** `npm start`: builds what is stale, then serves site and API. */
import { prepare } from './support/prepare';

await prepare();
await import('../src/server/main');
