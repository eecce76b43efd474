/** The first half of `npm start`: builds what is stale, and the server's programs, which `run.mjs` then runs. */
import { bundleServer } from './support/bundleServer';
import { prepare } from './support/prepare';

await prepare();
await bundleServer('server');
