export function readCookie(name: string): string | undefined {
  const entry = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`));
  return entry && decodeURIComponent(entry.slice(name.length + 1));
}

/**
 * A cookie as `document.cookie` takes it; `maxAge` in seconds. Strict: no request that another site starts carries it. Lax: a link from
 * another site does, and nothing else.
 */
export function cookieText(
  name: string,
  value: string,
  maxAge: number,
  sameSite: 'Strict' | 'Lax' = 'Strict',
): string {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  return `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAge}; SameSite=${sameSite}${secure}`;
}
