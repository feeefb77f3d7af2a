import { createHash } from 'node:crypto';
import type { Context } from '#functions/kernel/context.ts';
import { LINK_SECRET_BYTES } from '#shared/accounts/limits.ts';

/** Makes the secret that only a mailed link carries. */
export function newLinkSecret({ random }: Pick<Context, 'random'>): string {
  return Buffer.from(random(LINK_SECRET_BYTES)).toString('base64url');
}

/** Returns the hash of a link's secret, which is stored in place of it. */
export function linkHash(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
