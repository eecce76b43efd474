import { selectSessionPanel, useAppSelector } from '@/store';
import { PasswordResetPanel } from './PasswordResetPanel';
import { SignInPanel } from './SignInPanel';
import { SignUpPanel } from './SignUpPanel';

/** The panel that is open, if any: one at a time (SE-4). Each opens with an empty form (SE-5). */
export function SessionDialogs() {
  const panel = useAppSelector(selectSessionPanel);
  if (panel === 'signIn') return <SignInPanel />;
  if (panel === 'signUp') return <SignUpPanel />;
  if (panel === 'passwordReset') return <PasswordResetPanel />;
  return null;
}
