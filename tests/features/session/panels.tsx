/** Drives the header's buttons and the panels that they open, as a visitor does. */
import { screen, waitFor, within } from '@testing-library/react';
import { SessionButtons } from '@/app/layouts/SessionButtons';
import type { Locale } from '@/domain/locale';
import { renderScreen } from '../../support/render';

export type User = Awaited<ReturnType<typeof renderScreen>>['user'];

/** Leaves no session and no remembered username behind. */
export function forgetVisitor(): void {
  localStorage.clear();
  for (const name of ['dif17-auth-token', 'dif17-demo-auth'])
    document.cookie = `${name}=; Path=/; Max-Age=0`;
}

async function open(button: string, title: string, locale: Locale) {
  const view = await renderScreen(
    <>
      <SessionButtons />
      <div id="content" tabIndex={-1} />
    </>,
    { locale },
  );
  await view.user.click(screen.getByRole('button', { name: button }));
  const dialog = await screen.findByRole('dialog', { name: title });
  return { ...view, dialog, panel: within(dialog) };
}

export const openSignIn = () => open('Login', 'Sign In', 'en');
export const openSignUp = () => open('Sign Up', 'Sign Up', 'en');
export const openSignInIn = (locale: Locale, button: string, title: string) =>
  open(button, title, locale);

/** Waits for the shared dialog, checks its words and icon, and presses OK. */
export async function acknowledge(user: User, type: string, words: string): Promise<void> {
  const alert = await screen.findByRole('alertdialog', { name: words });
  expect(within(alert).getByRole('img', { name: type })).toBeInTheDocument();
  const ok = within(alert).getByRole('button', { name: 'OK' });
  await waitFor(() => expect(ok).toHaveFocus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
}
