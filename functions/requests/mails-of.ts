import * as z from 'zod';
import type { World } from '#functions/kernel/context.ts';
import type { OutboxMessage } from '#functions/kernel/store/entity-store.ts';
import { DEFAULT_LOCALE, Locale } from '#shared/kernel/locale.ts';
import { type MailParams, REQUEST_OUTCOMES, type RequestMail } from '#shared/mail/mail-message.ts';
import type { RequestProcess } from '#shared/requests/request-process.ts';
import type { Told } from './told-of.ts';

const Outcome = z.enum(REQUEST_OUTCOMES);
const Reader = z.object({
  uiLocale: Locale.optional(),
  userData: z.object({ unwantedMails: z.array(z.string()).default([]) }),
});
const Home = z.object({ languages: z.array(Locale) });

type Envelope = Pick<RequestMail, 'messageId' | 'to' | 'locale'>;

/**
 * The mails as messages of the outbox, each in its reader's language; none that the reader does without. A request not
 * sent has no number and no mails.
 */
export async function mailsOf(
  told: Told,
  {
    id,
    process,
    editor = '',
  }: {
    readonly id: string;
    readonly process: RequestProcess;
    /** Whose mark was on it before. */
    readonly editor?: string | undefined;
  },
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
    const { uiLocale: locale = ownLocale, userData } = Reader.parse(data);
    if (userData.unwantedMails.includes(template)) return [];
    const envelope = { messageId: newId(), to, locale };
    const request = { hid, request: id, country };
    return [{ queue: 'mail', body: messageOf(template, envelope, { request, status, editor }) }];
  });
}

function messageOf(
  template: RequestMail['template'],
  envelope: Envelope,
  about: {
    readonly request: MailParams['requestStepWaiting'];
    readonly status: RequestProcess['status'];
    readonly editor: string;
  },
): RequestMail {
  const { request, status, editor } = about;
  switch (template) {
    case 'requestDecided':
      return { ...envelope, template, params: { ...request, outcome: Outcome.parse(status) } };
    case 'requestMarkTaken':
      return { ...envelope, template, params: { ...request, editor } };
    default:
      return { ...envelope, template, params: request };
  }
}
