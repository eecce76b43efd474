/** `npm run dev`: the API on port 3000, restarted when the server's code changes, and the site with hot reload on port 3001. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { writeKnowledge } from './assistant/knowledge';
import { generate } from './generate-api';

const root = path.resolve(import.meta.dirname, '..');
await generate();
await writeKnowledge(path.join(root, 'dist/site'));
const bin = (name: string) => path.join(root, 'node_modules/.bin', name);
const children = [
  spawn(bin('tsx'), ['watch', '--include', 'openapi.yaml', 'src/server/main.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'development' },
  }),
  spawn(bin('webpack'), ['serve', '--mode', 'development'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_OPTIONS: '--import tsx' },
  }),
];
console.log('Site with hot reload: http://localhost:3001   API: http://localhost:3000');
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => children.forEach((child) => child.kill(signal)));
for (const child of children)
  child.on('exit', (code) => {
    children.forEach((other) => other.kill());
    process.exitCode = code ?? 0;
  });
