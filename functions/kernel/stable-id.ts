import { createHash } from 'node:crypto';

/** Returns the same id (RFC 9562, version 8) for the same text: what bears it is done once, however often it is asked. */
export function stableId(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(12, 15)}`,
    `8${hex.slice(15, 18)}`,
  ];
  return [...parts, hex.slice(18, 30)].join('-');
}
