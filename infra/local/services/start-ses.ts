import type { Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import * as z from 'zod';
import type { LocalService } from './local-service.ts';

// `require`, because Node and vitest disagree on what the default import of this CommonJS module is.
const ses: { default: (options: { host: string; port: number }) => Promise<Server> } =
  createRequire(import.meta.url)('aws-ses-v2-local');

const StoredMail = z.object({
  messageId: z.string(),
  from: z.string(),
  subject: z.string(),
  destination: z.object({ to: z.array(z.string()) }),
  body: z.object({ html: z.string().optional(), text: z.string().optional() }),
  /** The time in seconds since 1970. */
  at: z.number(),
});

export type SentMail = {
  readonly id: string;
  readonly from: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** The time in ISO 8601, UTC. */
  readonly sent: string;
};

export type MailService = LocalService & {
  /** Returns the mails since the start, newest first. */
  readonly sentMails: () => Promise<readonly SentMail[]>;
};

/** Starts an SES that keeps every mail instead of sending it. */
export async function startSes(): Promise<MailService> {
  const server = await ses.default({ host: '127.0.0.1', port: 0 });
  const endpoint = `http://127.0.0.1:${portOf(server.address())}`;
  return {
    endpoint,
    sentMails: async () => {
      const { emails } = z
        .object({ emails: z.array(StoredMail) })
        .parse(await (await fetch(`${endpoint}/store`)).json());
      return emails.map(readMail).reverse();
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string')
    throw new Error('The mail service has no port.');
  return address.port;
}

function readMail(mail: z.infer<typeof StoredMail>): SentMail {
  return {
    id: mail.messageId,
    from: mail.from,
    to: mail.destination.to,
    subject: mail.subject,
    html: mail.body.html ?? '',
    text: mail.body.text ?? '',
    sent: new Date(mail.at * 1000).toISOString(),
  };
}
