/** Finds a Chromium for the browser tests; on Debian and its kin it installs one. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  path.join(process.env.PROGRAMFILES ?? '', 'Google/Chrome/Application/chrome.exe'),
];

function here(): string | undefined {
  return [process.env.CHROMIUM_PATH ?? '', ...places].find(
    (place) => place !== '' && existsSync(place),
  );
}

function succeeds(command: string, ...args: string[]): boolean {
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0;
}

/** The path of a Chromium, or undefined after saying how to get one. */
export async function findBrowser(): Promise<string | undefined> {
  const found = here();
  if (found) return found;
  const root = process.getuid?.() === 0;
  if (root && existsSync('/usr/bin/apt-get')) {
    console.log('No Chromium here: installing it with apt-get.');
    if (
      succeeds('apt-get', 'update', '-qq') &&
      succeeds('apt-get', 'install', '-y', '-qq', 'chromium', 'fonts-noto-cjk')
    )
      return here();
  }
  console.error(
    'The browser tests need Chromium. Install it (Debian, Ubuntu: `sudo apt-get install chromium fonts-noto-cjk`) or set CHROMIUM_PATH to one.',
  );
  return undefined;
}
