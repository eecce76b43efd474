import type { FastifyRequest } from 'fastify';
import { isIPv6 } from 'node:net';

/**
 * Whom a throttle counts as one source: an IPv4 address, or the /64 network of an IPv6 address, because one customer has all of it.
 * Behind a configured proxy this is the address that the proxy names.
 */
export function sourceOf({ ip }: Pick<FastifyRequest, 'ip'>): string {
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
