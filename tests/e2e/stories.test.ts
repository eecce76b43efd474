/**
 * Opens every story of the built Storybook: it renders, says nothing to the console, calls no server, axe finds nothing, and where a rule of the specification
 * leads to it, it shows that rule's words.
 */
import type { Browser } from 'playwright-core';
import { launch } from './support/browser';
import { areaOf, catalogue } from '../spec/catalogue';
import { builtStories, serveStorybook, type Story, viewer } from './support/storybook';

const stories = builtStories();
const PAGES_AT_ONCE = 3;
/** What is wrong with a story, once it has been opened. */
const results = new Map<string, Promise<string[]>>();
/** The English words of each rule or failure whose row leads to a story. */
const promisedOf = ({ id }: Story) =>
  catalogue
    .filter((row) => row.story === id && ['VA', 'ER'].includes(areaOf(row)))
    .map(({ words = [] }) =>
      words.filter(({ language }) => language === 'en').map(({ text }) => text),
    )
    .filter(({ length }) => length > 0);
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
        settle.get(story.id)?.(
          await view(story, promisedOf(story)).catch((error: unknown) => [String(error)]),
        );
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
