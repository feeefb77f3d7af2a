import { createHash } from 'node:crypto';
import type { Context } from '#functions/kernel/context.ts';
import { LINK_SECRET_BYTES } from '#shared/accounts/limits.ts';

/** Makes the secret that only a mailed link carries. */
export function newLinkSecret({ random }: Pick<Context, 'random'>): string {
  return Buffer.from(random(LINK_SECRET_BYTES)).toString('base64url');
}

/** Returns what is kept of the secret. */
export function linkHash(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
