import * as z from 'zod';
import { localFetch } from '#infra/local/local-fetch.ts';
import { addresses } from './journey.ts';

const SentMail = z.object({ to: z.array(z.string()), subject: z.string(), text: z.string() });
export type SentMail = z.infer<typeof SentMail>;

/** The mails that have really been sent to an address, newest first. */
export async function mailsTo(address: string): Promise<SentMail[]> {
  const answer = await localFetch(`${addresses.country('de')}/dev/mails.json`);
  return z
    .array(SentMail)
    .parse(JSON.parse(answer.text))
    .filter((mail) => mail.to.includes(address));
}
