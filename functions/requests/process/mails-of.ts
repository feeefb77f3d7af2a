import * as z from 'zod';
import type { World } from '#functions/kernel/context.ts';
import type { OutboxMessage } from '#functions/kernel/store/entity-store.ts';
import { reader as mailReader, readerLocale } from '#functions/mail/public.ts';
import { accountClass } from '#shared/accounts/account-class.ts';
import { mailedName } from '#shared/accounts/mailed-name.ts';
import { AccountRole } from '#shared/kernel/role.ts';
import { type MailParams, REQUEST_OUTCOMES, type RequestMail } from '#shared/mail/mail-message.ts';
import type { RequestProcess } from '#shared/requests/entities/request-process.ts';
import type { Recipients } from './notify-recipients.ts';

const Outcome = z.enum(REQUEST_OUTCOMES);
/** The part of accounts that mails need; another release may have written the rest. */
const reader = {
  name: accountClass.name,
  schema: z.object({
    ...mailReader.schema.shape,
    userData: z.object({ unwantedMails: z.array(z.string()).default([]) }),
  }),
};
const party = {
  name: accountClass.name,
  schema: z.object({
    staticData: z.object({ name: z.string(), role: AccountRole }),
  }),
};

type Envelope = Pick<RequestMail, 'messageId' | 'to' | 'locale'>;

/**
 * Returns the mails as messages of the outbox, each in its reader's language, without those that the reader has
 * switched off. A request not sent has no number and no mails.
 */
export async function mailsOf(
  recipients: Recipients,
  {
    id,
    process,
    editor = '',
    office,
    term,
  }: {
    readonly id: string;
    readonly process: RequestProcess;
    /** The account that had marked the request before. */
    readonly editor?: string | undefined;
    /** The account that revoked or reopened it. */
    readonly office?: string | undefined;
    /** The account that fills the step, and the end of its time; only in mails about the time of a step. */
    readonly term?: { readonly party: string; readonly until: string } | undefined;
  },
  { store, newId }: Pick<World, 'store' | 'newId'>,
): Promise<OutboxMessage[]> {
  const { hid, country, status } = process;
  if (recipients.size === 0 || hid === undefined) return [];
  const readers = await store.latestOf(reader, [...recipients.keys()]);
  const officeName = office === undefined ? '' : await nameOf(office, store);
  const named = term && { ...term, party: await nameOf(term.party, store) };
  const request = { hid, request: id, country };
  const about = { request, status, editor, term: named, office: officeName };
  const mails: OutboxMessage[] = [];
  for (const { id: to, data } of readers) {
    const template = recipients.get(to);
    if (template === undefined || data.userData.unwantedMails.includes(template)) continue;
    const envelope = { messageId: newId(), to, locale: await readerLocale(data, { store }) };
    mails.push({ queue: 'mail', body: messageOf(template, envelope, about) });
  }
  return mails;
}

async function nameOf(account: string, store: Pick<World['store'], 'latest'>): Promise<string> {
  const entity = await store.latest(party, account);
  return entity === undefined ? '–' : mailedName(entity.data.staticData);
}

function messageOf(
  template: RequestMail['template'],
  envelope: Envelope,
  about: {
    readonly request: MailParams['requestStepWaiting'];
    readonly status: RequestProcess['status'];
    readonly editor: string;
    readonly office: string;
    readonly term: { readonly party: string; readonly until: string } | undefined;
  },
): RequestMail {
  const { request, status, editor, office, term } = about;
  switch (template) {
    case 'requestDecided':
      return { ...envelope, template, params: { ...request, outcome: Outcome.parse(status) } };
    case 'requestMarkTaken':
      return { ...envelope, template, params: { ...request, editor } };
    case 'requestRevoked':
    case 'requestReopened':
      return { ...envelope, template, params: { ...request, party: office } };
    case 'requestStepDue':
    case 'requestEndsSoon':
    case 'requestStepStays':
    case 'requestLapsesSoon':
    case 'requestPassedOn':
    case 'requestLapsed':
    case 'requestStillOpen':
    case 'requestReportDue':
    case 'requestReportMissing':
    case 'requestOverdue':
      if (term === undefined) throw new Error('A mail about the time of a step needs its time.');
      return { ...envelope, template, params: { ...request, ...term } };
    default:
      return { ...envelope, template, params: request };
  }
}
