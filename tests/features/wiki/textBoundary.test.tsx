import { screen } from '@testing-library/react';
import { ErrorBoundary } from '@/app/ErrorBoundary';
import { TextBoundary } from '@/features/wiki/offline';
import { renderScreen } from '../../support/render';
import { takeConsoleErrors } from '../../support/quietConsole';

function Text({ fails }: { fails: boolean }) {
  if (fails) throw new Error('The text did not come.');
  return <p>the text</p>;
}

const page = (path: string, fails: boolean) => (
  <ErrorBoundary place="/Wiki">
    <TextBoundary path={path} locale="en">
      <Text fails={fails} />
    </TextBoundary>
  </ErrorBoundary>
);

/** A browser with service workers in which none ever answers; the script says that the site was built. */
function withWorker() {
  const script = document.head.appendChild(document.createElement('script'));
  script.dataset.app = '';
  const serviceWorker = { register: () => new Promise(() => undefined) };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
}

afterEach(() => {
  document.querySelector('script[data-app]')?.remove();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

it('leaves a text that did not come to the layout where pages cannot be kept', async () => {
  await renderScreen(page('1', true));
  expect(screen.getByRole('heading', { name: 'This page could not be shown' })).toBeVisible();
  expect(takeConsoleErrors().join()).toContain('The text did not come.');
});

it('says that the page is not on the device where pages can be kept', async () => {
  withWorker();
  await renderScreen(page('1', true));
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
    'This page is not saved on this device',
  );
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(takeConsoleErrors().join()).toContain('The text did not come.');
});
