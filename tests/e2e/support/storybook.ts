/** The built Storybook on a server of its own, and what a story looks like to a browser and to axe. */
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import type axe from 'axe-core';
import type { BrowserContext, Page } from 'playwright-core';
import { axeSource } from './axe';
import { WAIT_LIMIT_MS } from './browser';

const root = path.resolve(__dirname, '../../..');
const folder = path.join(root, 'dist/storybook');

export interface Story {
  id: string;
  title: string;
  name: string;
}

/** Every story of the build, in the order of its index. */
export function builtStories(): Story[] {
  const index = JSON.parse(readFileSync(path.join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, Story & { type: string }>;
  };
  return Object.values(index.entries).filter(({ type }) => type === 'story');
}

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
};

/** Serves the build; `calls` collects the calls of the site that no mock has answered. */
export async function serveStorybook() {
  const calls: string[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname.startsWith('/api/')) calls.push(`${request.method} ${pathname}`);
    readFile(path.join(folder, path.normalize(decodeURIComponent(pathname)))).then(
      (body) =>
        response
          .writeHead(200, {
            'Content-Type': types[path.extname(pathname)] ?? 'application/octet-stream',
          })
          .end(body),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The system gave no port.');
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { origin: `http://localhost:${address.port}`, calls, close };
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Rules about a whole page, which a component by itself is not. */
const pageRules = ['region', 'landmark-one-main', 'page-has-heading-one', 'bypass'];
const isPage = ({ title }: Story) => /^(Screens|Spec)\/|^Shell\/Page$/.test(title);

async function violations(page: Page, story: Story): Promise<string[]> {
  const rules = isPage(story)
    ? {}
    : Object.fromEntries(pageRules.map((id) => [id, { enabled: false }]));
  const options: axe.RunOptions = { runOnly: tags, rules, resultTypes: ['violations'] };
  return page.evaluate(async (given) => {
    // Storybook's own hidden links would stand before the story's first one.
    document.querySelectorAll('.sb-wrapper a').forEach((link) => link.remove());
    const { violations: found } = await (window as unknown as { axe: typeof axe }).axe.run(
      document,
      given,
    );
    return found.map(
      ({ id, help, nodes }) =>
        `axe ${id}: ${help} ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
    );
  }, options);
}

interface StorybookWindow {
  __STORYBOOK_PREVIEW__?: { currentRender?: { id?: string; phase?: string } };
  __STORYBOOK_ADDONS_CHANNEL__: {
    emit: (event: string, choice: { storyId: string; viewMode: string }) => void;
  };
}

/** A page that shows one story after the other, as Storybook's own sidebar has it. */
export async function viewer(context: BrowserContext, origin: string) {
  const page = await context.newPage();
  page.setDefaultTimeout(WAIT_LIMIT_MS);
  let faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(`thrown: ${message}`));
  page.on('console', (line) => {
    // What a story lets fail is reported by the browser or by React itself; a file of ours that is missing is caught below.
    const meant = /^(Failed to load resource|Error: The chunk did not come\.)/.test(line.text());
    if (['error', 'warning'].includes(line.type()) && !meant) {
      faults.push(`console: ${line.text()}`);
    }
  });
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.status() >= 400 && !pathname.startsWith('/api/'))
      faults.push(`${response.status()} ${pathname}`);
  });
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && new URL(request.url()).origin !== origin)
      faults.push(`asks ${request.url()}`);
  });

  async function choose(story: Story): Promise<string | undefined> {
    await page.setViewportSize(
      story.name.includes('Narrow') ? { width: 360, height: 780 } : { width: 1440, height: 900 },
    );
    if (page.url() === 'about:blank') {
      // Storybook's own accessibility check would run beside ours.
      await page.goto(
        `${origin}/iframe.html?viewMode=story&id=${story.id}&globals=a11y.manual:!true`,
      );
      await page.evaluate(axeSource);
    } else {
      await page.evaluate((storyId) => {
        const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as StorybookWindow;
        channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
      }, story.id);
    }
    const phase = await page.waitForFunction((id) => {
      const render = (window as unknown as StorybookWindow).__STORYBOOK_PREVIEW__?.currentRender;
      return render?.id === id && ['finished', 'errored', 'aborted'].includes(render.phase ?? '')
        ? render.phase
        : undefined;
    }, story.id);
    return phase.jsonValue();
  }

  /** Everything that is wrong with a story; `promised` are lists of wordings, of each of which it shows one. */
  return async (story: Story, promised: readonly string[][] = []): Promise<string[]> => {
    faults = [];
    const end = await choose(story);
    if (end !== 'finished')
      faults.push(`${end}: ${await page.locator('#error-message').textContent()}`);
    const lost = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (lost > 0) faults.push(`${lost} px wider than the window`);
    // What a form finds out by itself may come after the last step of its story.
    for (const wordings of promised)
      await page
        .waitForFunction(
          (texts) => texts.some((text) => document.body.innerText.includes(text)),
          wordings,
        )
        .catch(() => faults.push(`shows none of: ${wordings.join(' | ')}`));
    return [...faults, ...(await violations(page, story))];
  };
}
