import { spawn } from 'node:child_process';
import path from 'node:path';
import { exited } from '../support/process';

/** What a server does that is killed while its worker still loads. */
const SHORT_LIVED = `
  require('node:child_process').fork('src/server/worker.ts', { execArgv: ['--import', 'tsx'] });
  process.kill(process.pid, 'SIGKILL');
`;

it('a worker ends with a server that was gone before the worker could hear of it', async () => {
  const server = spawn(process.execPath, ['-e', SHORT_LIVED], {
    cwd: path.resolve(__dirname, '../../..'),
    env: { PATH: process.env.PATH, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  server.stdout.resume();
  // The worker has the same output: it is closed when both are gone.
  expect(await exited(server)).toBeNull();
});
