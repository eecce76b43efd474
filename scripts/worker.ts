/** The first half of `npm run worker`, which closes periods for a server that runs here or on another machine with the same DATABASE_URL: makes the program that `run.mjs` then runs. */
import { bundleServer } from './support/bundleServer';

await bundleServer('server');
