import { renderHook, waitFor } from '@testing-library/react';
import { useVirtualRange } from '@/ui/grid/viewport/useVirtualRange';

const ROW = 32;
const SEEN = 640;

beforeAll(() => {
  globalThis.ResizeObserver = class {
    constructor(private readonly notify: ResizeObserverCallback) {}
    observe() {
      this.notify([], this);
    }
    unobserve() {}
    disconnect() {}
  };
});

/** The parts of a table that scroll, and what its own listener hears. */
function table() {
  const body = document.createElement('div');
  body.innerHTML = ['main', 'left']
    .map(
      (name) =>
        `<div class="bp6-table-quadrant-${name}"><div class="bp6-table-quadrant-scroll-container"></div></div>`,
    )
    .join('');
  const [scroller, frozen] = body.querySelectorAll<HTMLElement>(
    '.bp6-table-quadrant-scroll-container',
  );
  if (!scroller || !frozen) throw new Error('The table has no parts.');
  Object.defineProperty(scroller, 'clientHeight', { value: SEEN });
  const drawnAt: number[] = [];
  scroller.addEventListener('scroll', () => drawnAt.push(scroller.scrollTop));
  const onVisible = jest.fn();
  const needs = { body: { current: body }, header: { current: null }, rowHeight: ROW, onVisible };
  const { result } = renderHook(() => useVirtualRange(needs));
  const drawnFirst = drawnAt.splice(0);
  onVisible.mockClear();
  const scrollTo = (top: number) => {
    scroller.scrollTop = top;
    scroller.dispatchEvent(new Event('scroll'));
  };
  return { scrollTo, drawnFirst, drawnAt, onVisible, frozen, viewport: () => result.current };
}

it('lets the table draw what its size now shows, whose own sensor may miss it', async () => {
  const { drawnFirst, viewport } = table();
  expect(drawnFirst).toEqual([0]);
  await waitFor(() => expect(viewport()).toEqual({ start: 0, end: 20 }));
});

it('draws at every scroll that can be followed, and tells which rows it draws', () => {
  const { scrollTo, drawnAt, onVisible, frozen } = table();
  for (const top of [100, 200, 300]) scrollTo(top);
  expect(drawnAt).toEqual([100, 200, 300]);
  expect(onVisible.mock.calls).toEqual([
    [3, 24],
    [6, 27],
    [9, 30],
  ]);
  expect(frozen.scrollTop).toBe(300);
});

it('draws rows that fly by at a pace and where they come to rest, and does not tell of the others', async () => {
  const { scrollTo, drawnAt, onVisible, frozen, viewport } = table();
  // All in one moment, however slow the machine is.
  const moment = jest.spyOn(performance, 'now').mockReturnValue(performance.now());
  for (let step = 1; step <= 10; step += 1) scrollTo(step * 20_000);
  moment.mockRestore();
  expect(drawnAt.length).toBeLessThan(3);
  expect(frozen.scrollTop).toBe(200_000);
  await waitFor(() => expect(drawnAt.at(-1)).toBe(200_000));
  expect(drawnAt.length).toBeLessThan(4);
  expect(onVisible).toHaveBeenLastCalledWith(6250, 6270);
  expect(onVisible).toHaveBeenCalledTimes(drawnAt.length);
  await waitFor(() => expect(viewport()).toEqual({ start: 6250, end: 6270 }));
});
