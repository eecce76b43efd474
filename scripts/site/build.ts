/** Builds the site into dist/site: the browser's chunks, then every page in every language, their compressed forms, and what reads the wiki offline. */
import path from 'node:path';
import webpack, { type MultiStats, type StatsCompilation } from 'webpack';
import config from '../../webpack.config';
import { writeKnowledge } from '../assistant/knowledge';
import { compressFolder } from './compress';
import { writeOffline } from './offline';
import { prerender } from './prerender';
import { writeWorkbooks } from '../wiki/workbooks';

function runWebpack(): Promise<MultiStats> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(config({}, { mode: 'production' }));
    compiler.run((error, stats) => {
      compiler.close(() => undefined);
      if (error) reject(error);
      else if (!stats || stats.hasErrors())
        reject(
          new Error(
            stats?.toString({ preset: 'errors-warnings', colors: false }) ??
              'The build gave no result.',
          ),
        );
      else resolve(stats);
    });
  });
}

/** `origin` is where the site will stand, without a slash at its end. */
export async function build(origin: string): Promise<void> {
  const stats = await runWebpack();
  const [built] = stats.stats;
  const browser: StatsCompilation | undefined = built?.toJson({
    all: false,
    chunkGroups: true,
    assets: true,
  });
  if (!built || !browser) throw new Error('The browser build gave no result.');
  await prerender(browser, origin);
  const site = path.resolve(import.meta.dirname, '../../dist/site');
  await compressFolder(site);
  // Only the server reads it, and drawings are small.
  await writeKnowledge(site);
  await writeWorkbooks(site);
  await writeOffline(built.compilation);
}
