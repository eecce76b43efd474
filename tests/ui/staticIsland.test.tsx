import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { StaticIsland } from '@/ui';

function Part({ words }: { words: string }) {
  return <p>{words}</p>;
}

it('keeps what a prerendered page shows, and draws it anew in another version', async () => {
  const container = document.createElement('div');
  container.innerHTML = '<div data-island="part"><p>from the page</p></div>';
  document.body.append(container);
  const view = (version: string) => (
    <StaticIsland name="part" version={version}>
      <Part words={`drawn for ${version}`} />
    </StaticIsland>
  );
  const root = await act(() => Promise.resolve(hydrateRoot(container, view('en'))));
  expect(screen.getByText('from the page')).toBeInTheDocument();
  act(() => root.render(view('ko')));
  expect(screen.getByText('drawn for ko')).toBeInTheDocument();
  expect(screen.queryByText('from the page')).toBeNull();
  act(() => root.render(view('en')));
  expect(screen.getByText('from the page')).toBeInTheDocument();
  act(() => root.unmount());
  container.remove();
});

it('draws itself where there was no page before', () => {
  render(
    <StaticIsland name="part" version="en">
      <Part words="drawn" />
    </StaticIsland>,
  );
  expect(screen.getByText('drawn')).toBeInTheDocument();
});
