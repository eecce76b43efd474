/**
 * `npm test`: everything that CI runs, in one go. Each check counts as one test; the test runners' own counts are added. Ends with
 * `N passed, N failed`. Three lanes run side by side, since two do not fill two cores: the site and its tests in a browser, Storybook and its, and all else.
 */
import { spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { setPriority } from 'node:os';
import path from 'node:path';
import { findBrowser } from './support/browser';
import { prepare } from './support/prepare';

const root = path.resolve(import.meta.dirname, '..');
const total = { passed: 0, failed: 0 };
const failures: string[] = [];
const began = performance.now();

/** The nice values of programs: what is not of the longest chain leaves the processor to it. */
const FIRST = 0;
const ASIDE = 3;

/** Room for young objects, of which tests and checks make many: a tenth less processor time. Servers have it as they have it elsewhere. */
const ROOMY = '--max-semi-space-size=64';
const SERVERS = ['server', 'e2e'];

interface Outcome {
  passed: number;
  failed: number;
  output?: string;
}
type Step = () => Promise<void>;

/** What a program says is shown when it has ended, so that lanes do not talk across each other. */
function run(
  command: string,
  args: string[],
  niceness: number,
  flags = '',
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(path.join(root, 'node_modules/.bin', command), args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        FORCE_COLOR: '0',
        NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} ${flags}`,
      },
    });
    if (child.pid !== undefined && niceness !== FIRST) setPriority(child.pid, niceness);
    let output = '';
    const onData = (data: Buffer) => {
      output += data.toString();
    };
    child.stdout.on('data', onData);
    child.stderr.on('data', onData);
    child.on('error', (error) => resolve({ code: 1, output: String(error) }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

function step(name: string, work: () => Promise<Outcome>): Step {
  return async () => {
    const start = performance.now();
    console.log(`== ${name} ...`);
    const { passed, failed, output } = await work().catch((error: unknown) => ({
      passed: 0,
      failed: 1,
      output: error instanceof Error ? (error.stack ?? error.message) : String(error),
    }));
    total.passed += passed;
    total.failed += failed;
    if (failed > 0) failures.push(name);
    if (output?.trim()) console.log(output.trim());
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`== ${name}: ${failed === 0 ? 'passed' : 'FAILED'} in ${seconds} s\n`);
  };
}

const check = (name: string, command: string, args: string[], niceness = ASIDE) =>
  step(name, async () => {
    const { code, output } = await run(command, args, niceness, ROOMY);
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
  });

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numRuntimeErrorTestSuites: number;
}

/** A suite that could not run and a skipped test count as failed. */
const jest = (name: string, project: string, extra: string[] = [], niceness = ASIDE) =>
  step(name, async () => {
    const report = path.join(root, 'dist/test', `${project}.json`);
    await mkdir(path.dirname(report), { recursive: true });
    await rm(report, { force: true });
    const args = ['--selectProjects', project, '--json', `--outputFile=${report}`, ...extra];
    const { output } = await run('jest', args, niceness, SERVERS.includes(project) ? '' : ROOMY);
    const counts = await readFile(report, 'utf8').then(
      (text) => JSON.parse(text) as JestReport,
      () => undefined,
    );
    if (!counts) return { passed: 0, failed: 1, output };
    return {
      passed: counts.numPassedTests,
      failed: counts.numFailedTests + counts.numPendingTests + counts.numRuntimeErrorTestSuites,
      output,
    };
  });

/** The processor time of all that has run, where the system tells: unlike minutes it says the same on a busy machine. Linux counts it in hundredths. */
async function processorSeconds(): Promise<string> {
  const stat = await readFile('/proc/self/stat', 'utf8').catch(() => undefined);
  const [ofUser = 0, ofSystem = 0] = stat?.split(' ').slice(15, 17).map(Number) ?? [];
  return stat ? `, ${Math.round((ofUser + ofSystem) / 100)} s of processor time` : '';
}

async function lane(steps: Iterable<Step>): Promise<void> {
  for (const next of steps) await next();
}

const browserTests = [
  step('Build', async () => {
    await prepare();
    return { passed: 1, failed: 0 };
  }),
  jest('Browser', 'e2e', ['--runInBand'], FIRST),
];
const storybook = [
  check('Storybook builds', 'storybook', [
    'build',
    '--test',
    '--quiet',
    '--disable-telemetry',
    '--output-dir',
    'dist/storybook',
  ]),
  jest('Stories', 'stories'),
];
/** Longest first; whichever lane is free takes the next. */
const others = [
  jest('Screens', 'unit'),
  jest('Server', 'server'),
  jest('Rules', 'rules'),
  check('Lint', 'eslint', ['.', '--max-warnings', '0']),
  check('Formatting', 'oxfmt', ['--check', '.']),
  // By its path: two packages bring a `tsc`.
  check('Types', '../@typescript/native/bin/tsc', ['--noEmit']),
  check('An unchanged file keeps its address', 'tsx', ['scripts/check-addresses.ts']),
  check('Layers', 'depcruise', [
    'src',
    '--config',
    '.dependency-cruiser.cjs',
    '--output-type',
    'err',
  ]),
  check('Nothing unused', 'knip', []),
  check('Messages and code agree', 'tsx', ['scripts/check-messages.ts']),
  check('The wiki is whole', 'tsx', ['scripts/check-wiki.ts']),
  check('The page of the specification is up to date', 'tsx', [
    'scripts/write-specification.ts',
    '--check',
  ]),
].values();

await check('Generated code matches the contract', 'tsx', ['scripts/generate-api.ts', '--check'])();
await step('A browser is here', async () => {
  const browser = await findBrowser();
  if (browser) process.env.CHROMIUM_PATH = browser;
  return { passed: browser ? 1 : 0, failed: browser ? 0 : 1 };
})();
await Promise.all([
  lane(browserTests).then(() => lane(others)),
  lane(storybook).then(() => lane(others)),
  lane(others),
]);
await check('Rows of the specification', 'tsx', ['scripts/check-rows.ts'])();

if (failures.length > 0) console.log(`Failed: ${failures.join(', ')}`);
const minutes = ((performance.now() - began) / 60_000).toFixed(1);
console.log(`In ${minutes} minutes${await processorSeconds()}.`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
