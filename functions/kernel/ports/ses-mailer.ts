import { SESClient, SendEmailCommand } from '@aws-sdk/client-ses';
import { SECOND_MS } from '#shared/kernel/time.ts';
import type { Mailer } from './mailer.ts';

/** Shorter than the lease under which a mail is sent (`ONCE_LEASE_SECONDS`). */
const SEND_TIMEOUT_MS = 10 * SECOND_MS;
const CHARSET = 'UTF-8';

/** Sends by SES, which makes the multipart message of text and HTML. `sender` is a verified address. */
export function makeSesMailer(sender: string): Mailer {
  const client = new SESClient({
    // The SDK would also repeat a call whose answer was lost, and so send twice; the queue repeats instead.
    maxAttempts: 1,
    requestHandler: { requestTimeout: SEND_TIMEOUT_MS, connectionTimeout: SEND_TIMEOUT_MS },
  });
  const content = (Data: string) => ({ Data, Charset: CHARSET });
  return {
    async send({ to, subject, text, html }) {
      await client.send(
        new SendEmailCommand({
          Source: sender,
          Destination: { ToAddresses: [to] },
          Message: {
            Subject: content(subject),
            Body: { Text: content(text), Html: content(html) },
          },
        }),
      );
    },
  };
}
