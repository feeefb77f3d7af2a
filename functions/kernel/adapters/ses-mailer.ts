import {
  type MessageTag,
  SESClient,
  SESServiceException,
  SendRawEmailCommand,
} from '@aws-sdk/client-ses';
import { type Mail, type Mailer, MailServiceDown } from '#functions/kernel/ports/mailer.ts';
import { mailableEmail } from '#shared/kernel/email.ts';
import { SECOND_MS } from '#shared/kernel/time.ts';

/** The time-out of SES, shorter than the lease under which a mail is sent (`ONCE_LEASE_SECONDS`). */
const SEND_TIMEOUT_MS = 10 * SECOND_MS;

/** The tag with which bounces and complaints come back. */
const ACCOUNT_TAG = 'account';

/**
 * Sends by SES as a message of our own making: SES sets no header for the way out of a list. `sender` and a mail's own
 * are verified addresses; `configurationSet` makes SES tell of bounces and complaints.
 */
export function makeSesMailer({
  sender,
  configurationSet,
}: {
  readonly sender: string;
  readonly configurationSet?: string | undefined;
}): Mailer {
  const client = new SESClient({
    // The SDK would also repeat a call after its answer was lost, and so send twice; the queue repeats instead.
    maxAttempts: 1,
    requestHandler: { requestTimeout: SEND_TIMEOUT_MS, connectionTimeout: SEND_TIMEOUT_MS },
  });
  return {
    async send(mail) {
      const from = mail.from ?? sender;
      const to = mailableEmail(mail.to);
      const command = new SendRawEmailCommand({
        Source: from,
        Destinations: [to],
        RawMessage: { Data: await messageOf(mail, { from, to }) },
        Tags: tagsOf(mail),
        ConfigurationSetName: configurationSet,
      });
      try {
        await client.send(command);
      } catch (cause) {
        if (!isPassing(cause)) throw cause;
        const isOverQuota = cause instanceof Error && DAY_IS_OVER.test(cause.message);
        throw new MailServiceDown('SES takes no mails for now.', { cause, isOverQuota });
      }
    },
  };
}

/** Returns the multipart message of text and HTML. */
async function messageOf(
  { fromName: name = '', subject, text, html, replyTo, unsubscribe }: Mail,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<Buffer> {
  // A worker that only hears of bounces needs nothing of it.
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer/index.js');
  const message = new MailComposer({
    from: { name, address: from },
    to,
    subject,
    text,
    html,
    ...(replyTo !== undefined && { replyTo: mailableEmail(replyTo) }),
    headers: {
      // Keeps programs from answering that their owner is away (RFC 3834); a person's own words may be answered so.
      ...(replyTo === undefined && { 'Auto-Submitted': 'auto-generated' }),
      ...(unsubscribe !== undefined && { 'List-Unsubscribe': `<${unsubscribe}>` }),
    },
  });
  return message.compile().build();
}

const tagsOf = ({ account }: Mail): MessageTag[] =>
  account === undefined ? [] : [{ Name: ACCOUNT_TAG, Value: account }];

/**
 * The words of SES for a used-up daily quota.
 * @see https://docs.aws.amazon.com/ses/latest/dg/manage-sending-quotas-errors.html
 */
const DAY_IS_OVER = /daily message quota exceeded/i;
const PASSING = /Throttl|LimitExceeded|TooManyRequests|SendingPaused/;

/** Tells whether an error may pass: every one but a refusal of this very mail. */
function isPassing(error: unknown): boolean {
  if (!(error instanceof SESServiceException)) return true;
  return error.$fault === 'server' || error.$retryable !== undefined || PASSING.test(error.name);
}
