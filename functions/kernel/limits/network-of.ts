import { isIPv6 } from 'node:net';

const MAPPED_IPV4 = /^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i;
const GROUPS = 8;
/**
 * The groups of an address that name a network: one customer gets at least a /64 (RFC 6177) and may use each address
 * of it.
 */
const NETWORK_GROUPS = 4;

/** Returns the network that counts as one address: an IPv4 address, or the /64 network of an IPv6 address. */
export function networkOf(address: string): string {
  const plain = address.replace(MAPPED_IPV4, '').replace(/%.*$/, '').toLowerCase();
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const before = groupsOf(head);
  const after = tail === undefined ? [] : groupsOf(tail);
  const gap = Array.from({ length: Math.max(0, GROUPS - before.length - after.length) }, () => '0');
  const groups = [...before, ...gap, ...after].map((group) => group.replace(/^0+(?=.)/, ''));
  return groups.slice(0, NETWORK_GROUPS).join(':');
}

const groupsOf = (part: string): string[] => (part === '' ? [] : part.split(':'));
