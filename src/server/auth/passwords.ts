import { hash, verify } from '@node-rs/argon2';

/** Argon2id, 19 MiB, two passes, one lane: OWASP's first recommendation; about 10 ms. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** The hash of a password nobody has, for users that do not exist. */
let decoy: Promise<string> | undefined;

/** A PHC string: Argon2id with a random salt. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

/**
 * Whether the password is the account's. Without an account (`undefined`) the same work is done and the answer is no, so that the time
 * does not tell whether the account exists.
 */
export async function passwordMatches(
  passwordHash: string | undefined,
  password: string,
): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await (decoy ??= hashPassword('decoy'))), password);
  return passwordHash !== undefined && matches;
}
