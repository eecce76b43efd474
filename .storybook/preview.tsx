import '@/ui/base.css';
import type { Preview } from '@storybook/react-webpack5';
import { setupWorker } from 'msw/browser';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { application } from '../stories/support/application';
import { handlers } from '../stories/support/handlers';
import { widths } from '../stories/support/widths';

/** Calls of the site are answered here or fail: no story reaches a real server. */
async function startNetwork() {
  const worker = setupWorker(...handlers);
  await worker.start({
    quiet: true,
    serviceWorker: { url: './mockServiceWorker.js' },
    onUnhandledRequest: ({ url }, print) => {
      if (new URL(url).pathname.startsWith('/api/')) print.error();
    },
  });
  return worker;
}

export default {
  ...application,
  loaders: [mswLoader(startNetwork), ...application.loaders],
  initialGlobals: { ...application.initialGlobals, viewport: { value: undefined } },
  globalTypes: {
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
    layout: 'fullscreen',
    viewport: { options: widths },
    a11y: {
      test: 'error',
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
    },
    options: { storySort: { order: ['Screens', 'Shell', 'Dialogs', 'Components', 'Spec'] } },
  },
} satisfies Preview;
