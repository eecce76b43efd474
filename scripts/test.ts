/**
 * `npm test`: everything that CI runs, in one go. Each check counts as one test; the test runners' own counts are added. Ends with
 * `N passed, N failed`.
 */
import { spawn } from 'node:child_process';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { findBrowser } from './browser';
import { prepare } from './prepare';

const root = path.resolve(import.meta.dirname, '..');
const total = { passed: 0, failed: 0 };
const failures: string[] = [];
const triedAgain: string[] = [];

function run(command: string, args: string[]): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(path.join(root, 'node_modules/.bin', command), args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, FORCE_COLOR: '0' },
    });
    child.on('error', () => resolve(1));
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

async function step(name: string, work: () => Promise<boolean>): Promise<void> {
  const began = performance.now();
  console.log(`\n== ${name}`);
  const passed = await work().catch((error: unknown) => {
    console.error(error);
    return false;
  });
  if (passed) total.passed += 1;
  else {
    total.failed += 1;
    failures.push(name);
  }
  console.log(
    `== ${name}: ${passed ? 'passed' : 'FAILED'} in ${((performance.now() - began) / 1000).toFixed(1)} s`,
  );
}

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: { assertionResults: { fullName: string; status: string; invocations?: number }[] }[];
}

/** Runs jest projects and adds their counts; a suite that could not run and a skipped test count as failed. */
async function jest(name: string, projects: string[], extra: string[] = []): Promise<void> {
  console.log(`\n== ${name}`);
  const report = path.join(root, 'dist/test', `${projects.join('-')}.json`);
  await mkdir(path.dirname(report), { recursive: true });
  await run('jest', [
    '--selectProjects',
    ...projects,
    '--json',
    `--outputFile=${report}`,
    ...extra,
  ]);
  const counts = await readFile(report, 'utf8').then(
    (text) => JSON.parse(text) as JestReport,
    () => ({
      numPassedTests: 0,
      numFailedTests: 0,
      numPendingTests: 0,
      numRuntimeErrorTestSuites: 1,
      testResults: [],
    }),
  );
  const failed = counts.numFailedTests + counts.numPendingTests + counts.numRuntimeErrorTestSuites;
  total.passed += counts.numPassedTests;
  total.failed += failed;
  if (failed > 0) failures.push(name);
  const tests = counts.testResults.flatMap(({ assertionResults }) => assertionResults);
  triedAgain.push(
    ...tests
      .filter(({ status, invocations = 1 }) => status === 'passed' && invocations > 1)
      .map(({ fullName }) => fullName),
  );
}

const clean = (command: string, args: string[]) => async () => (await run(command, args)) === 0;

await step(
  'Generated code matches the contract',
  clean('tsx', ['scripts/generate-api.ts', '--check']),
);
await step('Types', clean('tsc', ['--noEmit']));
await step('Lint', clean('eslint', ['.', '--max-warnings', '0']));
await step('Formatting', clean('prettier', ['--check', '--log-level', 'warn', '.']));
await step(
  'Layers',
  clean('depcruise', ['src', '--config', '.dependency-cruiser.cjs', '--output-type', 'err']),
);
await step('Messages and code agree', clean('tsx', ['scripts/check-messages.ts']));
await step('The wiki is whole', clean('tsx', ['scripts/check-wiki.ts']));
await step('Nothing unused', clean('knip', []));
await jest('Rules, screens and stories', ['unit']);
await jest('Server', ['server']);
await step('Build', async () => {
  await prepare();
  return true;
});
await step(
  'Storybook builds',
  clean('storybook', ['build', '--quiet', '--disable-telemetry', '--output-dir', 'dist/storybook']),
);
await step('A browser is here', async () => {
  const browser = await findBrowser();
  if (browser) process.env.CHROMIUM_PATH = browser;
  return browser !== undefined;
});
await jest('Browser', ['e2e'], ['--runInBand']);
await step('Rows of the specification', clean('tsx', ['scripts/check-rows.ts']));

if (triedAgain.length > 0) console.log(`\nPassed only when tried again: ${triedAgain.join('; ')}`);
if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
