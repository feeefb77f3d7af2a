import * as z from 'zod';
import type { World } from '#functions/kernel/context.ts';
import { productSetting } from '#functions/settings/public.ts';
import { DAY_MS, Instant } from '#shared/kernel/time.ts';
import { COMPLAINT_REST_DAYS, LATE_BOUNCE_DAYS } from '#shared/mail/limits.ts';
import type { MailEvent } from './mail-event.ts';
import { addressDigest, rejectionKey, rejectionOf } from './rejection-of.ts';

/** The time at which a code came back from an address. */
const Answered = z.object({ answeredOn: Instant });

/** Rejects an address: no mail goes there any more, whoever has the address. A bounce does not soften a complaint. */
export async function rejectAddress(
  email: string,
  reason: MailEvent['reason'],
  { values, clock, store }: Pick<World, 'values' | 'clock' | 'store'>,
): Promise<void> {
  if (reason === 'bounce' && (await rejectionOf(email, { values, clock })) === 'complaint') return;
  const days =
    reason === 'complaint'
      ? COMPLAINT_REST_DAYS
      : await productSetting({ store, clock }, 'bounceRestDays');
  const expires = new Date(clock.now().getTime() + days * DAY_MS);
  await values.put(rejectionKey(email), { reason, until: expires.toISOString() }, { expires });
}

/** Ends the rejection of an address from which a code came back, because mails reach it again. */
export async function clearRejection(
  email: string,
  { values, clock }: Pick<World, 'values' | 'clock'>,
): Promise<void> {
  const now = clock.now();
  const expires = new Date(now.getTime() + LATE_BOUNCE_DAYS * DAY_MS);
  await values.put(answeredKey(email), { answeredOn: now.toISOString() }, { expires });
  await values.remove(rejectionKey(email));
}

/** Tells whether a code came back from an address after that time. */
export async function isAnsweredSince(
  email: string,
  time: string | undefined,
  { values }: Pick<World, 'values'>,
): Promise<boolean> {
  const answered = Answered.safeParse(await values.get(answeredKey(email)));
  return time !== undefined && answered.success && answered.data.answeredOn > time;
}

const answeredKey = (email: string): string => `mail-answered#${addressDigest(email)}`;
