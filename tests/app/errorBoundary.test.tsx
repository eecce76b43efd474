import { screen } from '@testing-library/react';
import { useState } from 'react';
import { ErrorBoundary } from '@/app/ErrorBoundary';
import { renderScreen } from '../support/render';
import { takeConsoleErrors } from '../support/quietConsole';

function Broken(): never {
  throw new Error('The chunk did not arrive.');
}

function Site() {
  const [place, go] = useState('/broken');
  return (
    <>
      <button type="button" onClick={() => go('/fine')}>
        go on
      </button>
      <ErrorBoundary place={place}>{place === '/broken' ? <Broken /> : <p>fine</p>}</ErrorBoundary>
    </>
  );
}

it('stands in for a screen that fails, and gives the next place a try', async () => {
  const { user } = await renderScreen(<Site />);
  expect(screen.getByRole('heading', { name: 'This page could not be shown' })).toBeVisible();
  expect(takeConsoleErrors().join()).toContain('The chunk did not arrive.');
  await user.click(screen.getByText('go on'));
  expect(await screen.findByText('fine')).toBeVisible();
});
