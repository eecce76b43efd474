import type { FastifyRequest } from 'fastify';
import { sourceOf } from '../plugins/source';
import { type Bucket, bucketKey } from '../repositories/throttle';

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
    source: { key: bucketKey('signInSource', sourceOf(request)), capacity: 30, drainSeconds: 3 },
  };
}

/** Codes: one in 30 seconds and six an hour for an address, thirty at once and then one a minute for a source. */
export function codeBuckets(purpose: string, email: string, request: FastifyRequest): Bucket[] {
  const address = `${purpose} ${email}`;
  return [
    { key: bucketKey('codePace', address), capacity: 1, drainSeconds: 30 },
    { key: bucketKey('codeHour', address), capacity: 6, drainSeconds: 600 },
    { key: bucketKey('codeSource', sourceOf(request)), capacity: 30, drainSeconds: 60 },
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
    { key: bucketKey('counselingSource', sourceOf(request)), capacity: 10, drainSeconds: 60 },
  ];
}
