import { act, renderHook } from '@testing-library/react';
import { useScrollingDown } from '@/ui';

const scrollTo = (y: number): void =>
  act(() => {
    Object.assign(window, { scrollY: y });
    window.dispatchEvent(new Event('scroll'));
  });

it('says whether a page is being scrolled down, which it no longer is at its end', () => {
  Object.assign(window, { scrollY: 0, innerHeight: 700 });
  jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(2000);
  const { result } = renderHook(useScrollingDown);
  const seen = [0, 300, 304, 296, 200, 600, 1300].map((y) => {
    scrollTo(y);
    return result.current;
  });
  expect(seen).toEqual([false, true, true, true, false, true, false]);
});
