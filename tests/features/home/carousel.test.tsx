import { act, fireEvent, screen, within } from '@testing-library/react';
import { SLIDE_TIME } from '@/features/home/components/useCarousel';
import { allowMotion, openHome } from './openHome';

const carousel = () => screen.getByRole('region', { name: 'How we work, in three pictures' });
const button = (name: string) => within(carousel()).getByRole('button', { name });
/** The number of the slide that shows, and of the mark that says so. */
function shown(): string[] {
  const slides = within(carousel()).getAllByRole('group', { name: /^\d of 3$/ });
  const mark = carousel().querySelector('[aria-current="true"]')?.getAttribute('aria-label');
  return [...slides.map((slide) => slide.getAttribute('aria-label') ?? ''), mark ?? ''];
}
const first = ['1 of 3', 'Show picture 1 of 3'];
const second = ['2 of 3', 'Show picture 2 of 3'];
const third = ['3 of 3', 'Show picture 3 of 3'];

afterEach(() => jest.useRealTimers());

describe('the carousel', () => {
  it('[SH-8] holds three slides, each with a drawing that is described, and shows the first', async () => {
    await openHome();
    expect(carousel()).toHaveAttribute('aria-roledescription', 'carousel');
    const slides = [...carousel().querySelectorAll('[aria-roledescription="slide"]')];
    expect(slides.map((slide) => slide.getAttribute('aria-label'))).toEqual([
      '1 of 3',
      '2 of 3',
      '3 of 3',
    ]);
    const drawings = slides.map((slide) =>
      slide.querySelector('svg[role="img"]')?.getAttribute('aria-label'),
    );
    expect(drawings).toEqual(
      [/^Waterfall/, /^Schedule/, /^A requirement/].map((start) => expect.stringMatching(start)),
    );
    expect(shown()).toEqual(first);
  });

  it('[SH-8] goes on, back and around by its buttons', async () => {
    const { user } = await openHome();
    await user.click(button('Next picture'));
    expect(shown()).toEqual(second);
    await user.click(button('Previous picture'));
    await user.click(button('Previous picture'));
    expect(shown()).toEqual(third);
    await user.click(button('Next picture'));
    expect(shown()).toEqual(first);
    await user.click(button('Show picture 3 of 3'));
    expect(shown()).toEqual(third);
  });

  it('[SH-8] follows the arrow keys', async () => {
    const { user } = await openHome();
    act(() => carousel().querySelector<HTMLElement>('[tabindex="0"]')?.focus());
    await user.keyboard('{ArrowRight}');
    expect(shown()).toEqual(second);
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(shown()).toEqual(third);
  });

  it('[SH-8] leaves the browser its own arrows, which go back in the history', async () => {
    await openHome();
    const row = carousel().querySelector<HTMLElement>('[tabindex="0"]');
    if (!row) throw new Error('no row');
    // What is prevented answers false.
    expect(fireEvent.keyDown(row, { key: 'ArrowLeft', altKey: true })).toBe(true);
    expect(fireEvent.keyDown(row, { key: 'ArrowRight', metaKey: true })).toBe(true);
    expect(shown()).toEqual(first);
  });

  it('[SH-8] follows a swipe once it has come to rest', async () => {
    await openHome();
    jest.useFakeTimers();
    const row = carousel().querySelector<HTMLElement>('[tabindex="0"]');
    if (!row) throw new Error('no row');
    Object.defineProperty(row, 'clientWidth', { value: 300 });
    row.scrollTo = jest.fn();
    row.scrollLeft = 580;
    fireEvent.scroll(row);
    expect(shown()).toEqual(first);
    act(() => jest.advanceTimersByTime(200));
    expect(shown()).toEqual(third);
  });

  it('[SH-8] changes by itself until it is stopped, and again when it is started', async () => {
    allowMotion();
    await openHome();
    jest.useFakeTimers();
    fireEvent.click(button('Pause the slideshow'));
    fireEvent.click(button('Show picture 1 of 3'));
    act(() => jest.advanceTimersByTime(3 * SLIDE_TIME));
    expect(shown()).toEqual(first);
    fireEvent.click(button('Start the slideshow'));
    act(() => jest.advanceTimersByTime(SLIDE_TIME));
    expect(shown()).toEqual(second);
    act(() => jest.advanceTimersByTime(SLIDE_TIME));
    expect(shown()).toEqual(third);
  });

  it('[SH-8] waits while someone has the focus in it', async () => {
    allowMotion();
    await openHome();
    jest.useFakeTimers();
    fireEvent.click(button('Pause the slideshow'));
    fireEvent.click(button('Show picture 1 of 3'));
    fireEvent.click(button('Start the slideshow'));
    act(() => button('Next picture').focus());
    act(() => jest.advanceTimersByTime(3 * SLIDE_TIME));
    expect(shown()).toEqual(first);
  });

  it('[SH-8] does not change by itself for a visitor who asks for less motion', async () => {
    await openHome();
    expect(button('Start the slideshow')).toBeInTheDocument();
    expect(within(carousel()).queryByRole('button', { name: 'Pause the slideshow' })).toBeNull();
  });
});
