/** "Remember me" keeps the username for the next time, not a longer session. */
const KEY = 'dif17-username';

/** Empty where none is kept, or where the browser keeps nothing. */
export function rememberedUsername(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

/** Keeps the username, or forgets the one that was kept. */
export function rememberUsername(username: string | null): void {
  try {
    if (username === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, username);
  } catch {
    // A browser that keeps nothing does not remember: signing in works all the same.
  }
}
