import { TOKEN_COOKIE } from '@/domain/session';
import { cookieText, readCookie } from '../../cookies';
import type { Credentials } from './slice';

const DEMO_COOKIE = 'dif17-demo-auth';
const ONE_DAY_S = 24 * 60 * 60;

/** What the two cookies say (SE-1); null without a token. The demo flag is only a hint for the screen: the server looks at the session. */
export function readSessionCookies(): Credentials | null {
  const token = readCookie(TOKEN_COOKIE);
  return token ? { token, demoAuth: readCookie(DEMO_COOKIE) === 'TRUE' ? 'TRUE' : 'FALSE' } : null;
}

export function writeSessionCookies({ token, demoAuth }: Credentials): void {
  document.cookie = cookieText(TOKEN_COOKIE, token, ONE_DAY_S);
  document.cookie = cookieText(DEMO_COOKIE, demoAuth, ONE_DAY_S);
}

export function deleteSessionCookies(): void {
  document.cookie = cookieText(TOKEN_COOKIE, '', 0);
  document.cookie = cookieText(DEMO_COOKIE, '', 0);
}
