/** `npm run worker`: closes periods for a server that runs here or on another machine with the same DATABASE_URL. */
import '../src/server/worker';
