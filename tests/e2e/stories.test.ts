/** Opens every story of the built Storybook: it renders, says nothing to the console, calls no server, and axe finds nothing. */
import type { Browser } from 'playwright-core';
import { launch } from './support/browser';
import { catalogue } from '../spec/catalogue';
import { builtStories, serveStorybook, viewer } from './support/storybook';

const stories = builtStories();
const PAGES_AT_ONCE = 3;
/** What is wrong with a story, once it has been opened. */
const results = new Map<string, Promise<string[]>>();
let browser: Browser;
let storybook: Awaited<ReturnType<typeof serveStorybook>>;

/** Opens every story, three at a time; each test waits for its own, so that only a story that never ends takes too long. */
beforeAll(async () => {
  [browser, storybook] = await Promise.all([launch(), serveStorybook()]);
  // Each view has cookies of its own, since a story may be a signed-in visitor's.
  const views = await Promise.all(
    Array.from({ length: PAGES_AT_ONCE }, async () =>
      viewer(await browser.newContext({ reducedMotion: 'reduce' }), storybook.origin),
    ),
  );
  const settle = new Map<string, (faults: string[]) => void>();
  for (const { id } of stories) results.set(id, new Promise((resolve) => settle.set(id, resolve)));
  const waiting = stories.values();
  for (const view of views)
    void (async () => {
      for (const story of waiting)
        settle.get(story.id)?.(await view(story).catch((error: unknown) => [String(error)]));
    })();
});

afterAll(async () => {
  await browser.close();
  await storybook.close();
});

it('has stories', () => expect(stories.length).toBeGreaterThan(0));

it.each(stories.map(({ id, title, name }) => [`${title}: ${name}`, id]))(
  '%s',
  async (_title, id) => {
    expect(await results.get(id)).toEqual([]);
  },
);

it('lets no call of the site reach a server', () => expect(storybook.calls).toEqual([]));

it('has the story to which a row of the specification leads', () => {
  const ids = new Set(stories.map(({ id }) => id));
  expect(
    catalogue
      .filter(({ story }) => story && !ids.has(story))
      .map(({ id, story }) => `${id}: ${story}`),
  ).toEqual([]);
});
