/**
 * `npm start`, `npm run worker`, `npm test` and `npm run dev` on a bare checkout: installs what package-lock.json asks for if it is not there yet, then hands
 * over to the TypeScript program of that name; what that has built for `npm start` and `npm run worker` runs in a process of its own, without a compiler. Plain JavaScript, because nothing is installed when it starts.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(
  import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname),
  '..',
);
const at = (name) => path.join(root, name);

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node ${process.versions.node} is too old: this project needs 20.19 or newer.`);
  process.exit(1);
}

const installed = at('node_modules/.package-lock.json');
if (
  !existsSync(installed) ||
  statSync(installed).mtimeMs < statSync(at('package-lock.json')).mtimeMs
) {
  console.log('Installing packages (npm ci) ...');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}

const [command = 'start', ...rest] = process.argv.slice(2);
const programs = [['--import', 'tsx', at(`scripts/${command}.ts`), ...rest]];
const made = { start: 'main', worker: 'worker' }[command];
if (made) programs.push(['--enable-source-maps', at(`dist/server/${made}.mjs`)]);
let child;
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
for (const program of programs) {
  child = spawn(process.execPath, [...process.execArgv, ...program], {
    cwd: root,
    stdio: 'inherit',
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) process.exit(code ?? 1);
}
process.exit();
