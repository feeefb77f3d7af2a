import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { World } from '#functions/kernel/context.ts';
import { Instant } from '#shared/kernel/time.ts';
import { emailKey } from '#shared/mail/email-key.ts';
import type { MailEvent } from './mail-event.ts';

const Rejection = z.object({ reason: z.enum(['bounce', 'complaint']), until: Instant });

/** Returns why an address gets no mail; undefined when mails can go there. */
export async function rejectionOf(
  email: string,
  { values, clock }: Pick<World, 'values' | 'clock'>,
): Promise<MailEvent['reason'] | undefined> {
  const item = await values.get(rejectionKey(email));
  if (item === undefined) return undefined;
  const { reason, until } = Rejection.parse(item);
  return until > clock.now().toISOString() ? reason : undefined;
}

/** Returns those of the addresses that mails can go to now. */
export async function reachedOf(
  emails: readonly string[],
  world: Pick<World, 'values' | 'clock'>,
): Promise<string[]> {
  const reasons = await Promise.all(emails.map((email) => rejectionOf(email, world)));
  return emails.filter((_, index) => reasons[index] === undefined);
}

export const rejectionKey = (email: string): string => `mail-rejected#${addressDigest(email)}`;

/**
 * Returns the digest that stands for an address in a key: the address itself would outlast its owner's wish to be
 * forgotten.
 */
export const addressDigest = (email: string): string =>
  createHash('sha256').update(emailKey(email)).digest('hex').slice(0, 32);
