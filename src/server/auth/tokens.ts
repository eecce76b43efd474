import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** Without letters and digits that look alike. */
const READABLE = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const FAIR_BYTES = 256 - (256 % READABLE.length);

/** 256 random bits, base64url. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** How a token is stored. A random token needs no salt. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Six digits, each of the million equally likely. */
export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/** How a code is stored. */
export function hashCode(code: string, salt: string): string {
  return createHmac('sha256', salt).update(code).digest('base64url');
}

/** Compares two hashes in a time that does not depend on where they differ. */
export function sameHash(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Characters that a person can read out: a mail's reference, a request's number. */
export function newReference(length: number): string {
  let reference = '';
  while (reference.length < length)
    for (const byte of randomBytes(length - reference.length))
      // The bytes above would make some characters likelier than others.
      if (byte < FAIR_BYTES) reference += READABLE[byte % READABLE.length];
  return reference;
}
