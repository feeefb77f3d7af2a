import * as z from 'zod';
import type { World } from '#functions/kernel/context.ts';
import type { OutboxMessage } from '#functions/kernel/store/entity-store.ts';
import { DEFAULT_LOCALE, Locale } from '#shared/kernel/locale.ts';
import {
  type MailMessage,
  type MailParams,
  type MailTemplateName,
  REQUEST_OUTCOMES,
} from '#shared/mail/mail-message.ts';
import type { RequestProcess } from '#shared/requests/request-process.ts';
import type { Told } from './told-of.ts';

const Outcome = z.enum(REQUEST_OUTCOMES);
const Reader = z.object({ uiLocale: Locale.optional() });
const Home = z.object({ languages: z.array(Locale) });

type Envelope = Pick<MailMessage, 'messageId' | 'to' | 'locale'>;

/** The mails as messages of the outbox, each in its reader's language. A request not sent has no number and no mails. */
export async function mailsOf(
  told: Told,
  { id, process }: { readonly id: string; readonly process: RequestProcess },
  { store, newId }: Pick<World, 'store' | 'newId'>,
): Promise<OutboxMessage[]> {
  const { hid, country, status } = process;
  if (told.size === 0 || hid === undefined) return [];
  const home = await store.latest(country);
  const [ownLocale = DEFAULT_LOCALE] = home ? Home.parse(home.data).languages : [];
  const readers = await store.latestOf([...told.keys()]);
  return readers.flatMap(({ id: to, data }) => {
    const template = told.get(to);
    if (template === undefined) return [];
    const locale = Reader.parse(data).uiLocale ?? ownLocale;
    const envelope = { messageId: newId(), to, locale };
    const request = { hid, request: id, country };
    return [{ queue: 'mail', body: messageOf(template, envelope, { request, status }) }];
  });
}

function messageOf(
  template: MailTemplateName,
  envelope: Envelope,
  about: {
    readonly request: MailParams['requestStepWaiting'];
    readonly status: RequestProcess['status'];
  },
): MailMessage {
  const { request, status } = about;
  return template === 'requestDecided'
    ? { ...envelope, template, params: { ...request, outcome: Outcome.parse(status) } }
    : { ...envelope, template, params: request };
}
