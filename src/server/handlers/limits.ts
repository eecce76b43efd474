import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { type Bucket, type Pace, bucketKey } from '../repositories/throttle';

/**
 * Sign-in: ten wrong tries an account and thirty a source at once, then one each 20 and each 3 seconds. A blocked try does not count, so a
 * minute after an attack its victim has three tries.
 */
export function signInBuckets(
  username: string,
  request: FastifyRequest,
): { account: Bucket; source: Bucket } {
  return {
    account: { key: bucketKey('signInAccount', username), capacity: 10, drainSeconds: 20 },
    source: { key: bucketKey('signInSource', clientKey(request)), capacity: 30, drainSeconds: 3 },
  };
}

/** Codes: one in 30 seconds and six an hour for an address, thirty at once and then one a minute for a source. */
export function codeBuckets(purpose: string, email: string, request: FastifyRequest): Bucket[] {
  const address = `${purpose} ${email}`;
  return [
    { key: bucketKey('codePace', address), capacity: 1, drainSeconds: 30 },
    { key: bucketKey('codeHour', address), capacity: 6, drainSeconds: 600 },
    { key: bucketKey('codeSource', clientKey(request)), capacity: 30, drainSeconds: 60 },
  ];
}

/**
 * Sign-up with a right code: ten at once for an address, then one a minute. A taken username does not use the code up, so without a limit one
 * mailbox could ask for thousands.
 */
export function signUpBuckets(email: string): Bucket[] {
  return [{ key: bucketKey('signUpAddress', email), capacity: 10, drainSeconds: 60 }];
}

/** Consultation requests: ten at once, then one a minute for a source. */
export function counselingBuckets(request: FastifyRequest): Bucket[] {
  return [
    { key: bucketKey('counselingSource', clientKey(request)), capacity: 10, drainSeconds: 60 },
  ];
}

/** The assistant: thirty questions or ratings at once, then one in two seconds for a user. */
export const CHAT_PACE: Pace = { capacity: 30, drainSeconds: 2 };

/**
 * Whom a throttle counts as one source: an IPv4 address, or the /64 network of an IPv6 address, because one customer has all of it.
 * Behind a configured proxy this is the address that the proxy names.
 */
function clientKey({ ip }: Pick<FastifyRequest, 'ip'>): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(ip)) return ip;
  const [head = '', tail] = ip.split('%')[0]?.split('::') ?? [];
  const groups = head === '' ? [] : head.split(':');
  const rest = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - rest.length) }, () => '0');
  const network = [...groups, ...(tail === undefined ? [] : zeros), ...rest].slice(0, 4);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
