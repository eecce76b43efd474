import { act, cleanup, render, screen } from '@testing-library/react';
import { Component, type ReactNode, Suspense } from 'react';
import type { Locale } from '@/domain/locale';
import { lazyResource, useContent } from '@/i18n';
import { takeConsoleErrors } from '../support/quietConsole';

class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render() {
    return this.state.failed ? <p>It did not come.</p> : this.props.children;
  }
}

afterEach(() => jest.useRealTimers());

describe('Text that is not code', () => {
  it('is loaded once a language', async () => {
    const load = jest.fn((locale: Locale) => Promise.resolve(`text in ${locale}`));
    const content = lazyResource(load);
    expect(await Promise.all([content('ko'), content('en'), content('ko')])).toEqual([
      'text in ko',
      'text in en',
      'text in ko',
    ]);
    expect(load.mock.calls).toEqual([['ko'], ['en']]);
  });

  it('is asked for once where it does not come, and again a second later', async () => {
    jest.useFakeTimers();
    const load = jest.fn<Promise<string>, [Locale]>().mockRejectedValue(new Error('no line'));
    const content = lazyResource(load);
    const Text = () => useContent(content, 'en');
    const page = (
      <Boundary>
        <Suspense fallback={<p>It comes.</p>}>
          <Text />
        </Suspense>
      </Boundary>
    );
    const shown = () =>
      act(async () => {
        render(page);
        await Promise.resolve();
      });
    await shown();
    expect(screen.getByText('It did not come.')).toBeInTheDocument();
    expect(takeConsoleErrors().join()).toContain('no line');
    expect(load).toHaveBeenCalledTimes(1);
    cleanup();

    jest.advanceTimersByTime(1000);
    load.mockResolvedValue('Here it is.');
    await shown();
    expect(screen.getByText('Here it is.')).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(2);
  });
});
