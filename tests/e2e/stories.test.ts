/** Opens every story of the built Storybook: it renders, says nothing to the console, calls no server, and axe finds nothing. */
import type { Browser } from 'playwright-core';
import { launch } from './support/browser';
import { catalogue } from '../spec/catalogue';
import { builtStories, serveStorybook, viewer } from './support/storybook';

const stories = builtStories();
const faults = new Map<string, string[]>();
const PAGES_AT_ONCE = 3;
let browser: Browser;
let storybook: Awaited<ReturnType<typeof serveStorybook>>;

beforeAll(async () => {
  [browser, storybook] = await Promise.all([launch(), serveStorybook()]);
  // Each worker has cookies of its own, since a story may be a signed-in visitor's.
  const waiting = [...stories];
  const work = async () => {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const view = await viewer(context, storybook.origin);
    for (let story = waiting.shift(); story; story = waiting.shift()) {
      faults.set(story.id, await view(story).catch((error: unknown) => [String(error)]));
    }
    await context.close();
  };
  await Promise.all(Array.from({ length: PAGES_AT_ONCE }, work));
}, 300_000);

afterAll(async () => {
  await browser.close();
  await storybook.close();
});

it('has stories', () => expect(stories.length).toBeGreaterThan(0));

it.each(stories.map(({ id, title, name }) => [`${title}: ${name}`, id]))('%s', (_title, id) => {
  expect(faults.get(id)).toEqual([]);
});

it('lets no call of the site reach a server', () => expect(storybook.calls).toEqual([]));

it('has the story to which a row of the specification leads', () => {
  const ids = new Set(stories.map(({ id }) => id));
  expect(
    catalogue
      .filter(({ story }) => story && !ids.has(story))
      .map(({ id, story }) => `${id}: ${story}`),
  ).toEqual([]);
});
