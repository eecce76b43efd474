import { access } from 'node:fs/promises';
import path from 'node:path';
import { findBrowser } from './browser';

function end(words: string): never {
  if (words) console.error(words);
  process.exit(1);
}

/** Ends the program, with a line that says what to do, where no site answers at an address. */
export async function needSite(origin: string): Promise<void> {
  const answers = await fetch(`${origin}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!answers)
    end(
      `No site answers at ${origin}: start it with "npm start", or name the address of one that runs.`,
    );
}

/** Ends the program, with a line that says what to do, where Storybook is not built. */
export async function needStorybook(folder: string): Promise<void> {
  const isBuilt = await access(path.join(folder, 'iframe.html')).then(
    () => true,
    () => false,
  );
  if (!isBuilt) end('Storybook is not built: run "npm run build-storybook" first.');
}

/** The path of a Chromium; ends the program where there is none, which `findBrowser` has said. */
export async function needBrowser(): Promise<string> {
  return (await findBrowser()) ?? end('');
}
