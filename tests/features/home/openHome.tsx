import { act, screen } from '@testing-library/react';
import { HomeScreen } from '@/features/home';
import { renderScreen } from '../../support/render';

/** The home page with all its parts: those that stand in a prerendered page come in a chunk of their own. */
export async function openHome(setting?: Parameters<typeof renderScreen>[1]) {
  const view = await act(() => renderScreen(<HomeScreen />, setting));
  await screen.findAllByRole('article');
  return view;
}

/** A visitor whose system does not ask for less motion; the test environment's does. */
export function allowMotion(): void {
  const media = {
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  };
  jest.spyOn(window, 'matchMedia').mockReturnValue(media as unknown as MediaQueryList);
}
