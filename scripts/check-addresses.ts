/**
 * An unchanged file keeps its address: builds the browser's files twice, the second time with one sentence of one page of the handbook changed, and
 * lists which files have another name. Pages hold names of styles, fonts and of the first script only, so that no other page changes either.
 */
import path from 'node:path';
import webpack, { type Compilation, type Compiler } from 'webpack';
import { APP_SCRIPT, browser } from '../webpack.config';

const PAGE = path.resolve(import.meta.dirname, '../src/content/wiki/4/2/1.en.md');

const SENTENCE = ' This sentence is new.\n';
let isChanged = false;

/** Reads every file as it is, but for one that has one sentence more from some time on. */
function changeSentence(compiler: Compiler): void {
  const files = compiler.inputFileSystem;
  if (!files) throw new Error('The compiler reads no files.');
  const original = files.readFile.bind(files);
  compiler.inputFileSystem = Object.assign(Object.create(files) as typeof files, {
    readFile: (file: string, ...rest: unknown[]) => {
      const done = rest.at(-1) as (error: Error | null, content?: Buffer) => void;
      original(file, (error, content) =>
        done(
          error,
          isChanged && file === PAGE && content
            ? Buffer.from(String(content).trimEnd() + SENTENCE)
            : content,
        ),
      );
    },
  });
}

const config = browser('production');
// Files are not minified, which changes no more than it would otherwise. What is built is kept for the second time, as a developer's server does.
const compiler = webpack({
  ...config,
  cache: { type: 'memory' },
  snapshot: { module: { hash: true } },
  optimization: { ...config.optimization, minimize: false },
});
if (!compiler) throw new Error('There is no compiler.');
changeSentence(compiler);
compiler.hooks.shouldEmit.tap('check-addresses', () => false);

/** Names and contents of all files; nothing is written. */
async function build(): Promise<Map<string, Buffer>> {
  const compilation = await new Promise<Compilation>((resolve, reject) =>
    compiler?.run((error, stats) => {
      if (error || !stats || stats.hasErrors()) reject(error ?? new Error(String(stats)));
      else resolve(stats.compilation);
    }),
  );
  return new Map(
    compilation.getAssets().map(({ name, source }) => [name, source.buffer()] as const),
  );
}

const before = await build();
isChanged = true;
const after = await build();
await new Promise((resolve) => compiler.close(resolve));
const changed = [...after].filter(([name, content]) => !before.get(name)?.equals(content));
for (const [name, content] of changed) console.log(`${name}: ${content.length} bytes`);
const texts = changed.filter(([, content]) => content.includes(SENTENCE.trim()));
const others = changed.filter((file) => !texts.includes(file)).map(([name]) => name);
const isRight = texts.length === 1 && others.join() === `../root${APP_SCRIPT}`;
console.log(`${changed.length} of ${after.size} files changed${isRight ? '' : ': TOO MANY'}`);
process.exitCode = isRight ? 0 : 1;
