import '@/ui/base.css';
import type { Preview } from '@storybook/react-webpack5';
import { setupWorker } from 'msw/browser';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { application } from '../stories/support/application';
import { fakeSockets } from '../stories/support/fakeSocket';
import { handlers } from '../stories/support/handlers';
import { handlersIn, surroundingsOf, toolbar } from '../stories/support/toolbar';
import { widths } from '../stories/support/widths';

const worker = setupWorker(...handlers);

/** Calls of the site are answered here or fail: no story reaches a real server. */
async function startNetwork() {
  await worker.start({
    quiet: true,
    serviceWorker: { url: './mockServiceWorker.js' },
    onUnhandledRequest: ({ url }, print) => {
      if (new URL(url).pathname.startsWith('/api/')) print.error();
    },
  });
  fakeSockets();
  return worker;
}

export default {
  ...application,
  loaders: [mswLoader(startNetwork), ...application.loaders],
  beforeEach: (context) => {
    // After the loader, which has put the story's own answers in place.
    worker.use(...handlersIn(surroundingsOf(context.globals)));
    return application.beforeEach(context);
  },
  initialGlobals: { ...application.initialGlobals, viewport: { value: undefined } },
  globalTypes: {
    ...toolbar,
    locale: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'en', title: 'English' },
          { value: 'ko', title: '한국어' },
          { value: 'zh-tw', title: '繁體中文' },
        ],
      },
    },
  },
  parameters: {
    layout: 'padded',
    viewport: { options: widths },
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      },
    },
    options: {
      storySort: { order: ['Introduction', 'Screens', 'Shell', 'Dialogs', 'Components', 'Spec'] },
    },
  },
} satisfies Preview;
