import * as z from 'zod';
import type { World } from '#functions/kernel/context.ts';
import type { ValueReplacement } from '#functions/kernel/store/replace-value.ts';
import { retryUntilDone } from '#functions/kernel/store/retry-on-conflict.ts';
import { reader, readerLocale } from '#functions/mail/public.ts';
import type { Recipients } from '#functions/requests/process/notify-recipients.ts';
import type { MailMessage } from '#shared/mail/mail-message.ts';

/** The number of requests that came to an office and that it has not been told of. */
const Untold = z.strictObject({ count: z.int().min(0) }).default({ count: 0 });

const untoldKey = (office: string): string => `requests.handedOver#${office}`;

/**
 * Returns the part of a save that counts its request for the one mail to its new office, and no more for the one that
 * had it before, if that was not told yet. What a run that dies has handed over is told by the next one.
 */
export async function countForMail(
  { values }: Pick<World, 'values'>,
  recipients: Recipients,
  former: string,
): Promise<ValueReplacement[]> {
  const count = async (office: string, step: number): Promise<ValueReplacement> => {
    const key = untoldKey(office);
    const before = await values.get(key);
    return { key, before, value: { count: Math.max(0, Untold.parse(before).count + step) } };
  };
  const counts = [...recipients.keys()].map((office) => count(office, 1));
  const isUntold = Untold.parse(await values.get(untoldKey(former))).count > 0;
  return Promise.all(counts.length > 0 && isUntold ? [...counts, count(former, -1)] : counts);
}

/** Mails an office how many requests came to it since it was last told; where none did, nothing. */
export function tellOfHandOver(
  world: Pick<World, 'store' | 'values' | 'newId' | 'random'>,
  office: string,
): Promise<void> {
  const { store, values, newId } = world;
  const key = untoldKey(office);
  return retryUntilDone(world, async () => {
    const before = await values.get(key);
    const { count } = Untold.parse(before);
    const account = await store.latest(reader, office);
    if (count === 0 || account === undefined) return;
    const body: MailMessage = {
      messageId: newId(),
      to: office,
      locale: await readerLocale(account.data, { store }),
      template: 'requestsHandedOver',
      params: { country: account.data.staticData.country, count },
    };
    await store.save({
      changes: [],
      by: 'system',
      changeset: 'handOver',
      replaces: [{ key, before, value: { count: 0 } }],
      messages: [{ queue: 'mail', body }],
    });
  });
}
