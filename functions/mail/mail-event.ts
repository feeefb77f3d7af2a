import * as z from 'zod';
import { Email } from '#shared/kernel/email.ts';
import { Ref } from '#shared/kernel/ref.ts';
import { Instant } from '#shared/kernel/time.ts';
import { emailKey } from '#shared/mail/email-key.ts';

/** The addresses that a mail did not reach, or whose reader complained of it. */
export type MailEvent = {
  readonly reason: 'bounce' | 'complaint';
  readonly addresses: readonly string[];
  /** The account that the mail was for, if the mail named one. */
  readonly account: string | undefined;
  /** The time at which SES took the mail, if the event says so. */
  readonly sentOn: string | undefined;
};

/** The longest address with the name in front of it. */
const ADDRESS_LINE_LENGTH = 1000;
/** The most recipients of a mail, by the limits of SES. */
const RECIPIENTS = 50;

const recipients = z
  .array(z.object({ emailAddress: z.string().max(ADDRESS_LINE_LENGTH) }))
  .max(RECIPIENTS);

/**
 * An event of a mail that SES publishes for a configuration set.
 * @see https://docs.aws.amazon.com/ses/latest/dg/event-publishing-retrieving-sns-contents.html
 */
const SesEvent = z.object({
  eventType: z.string(),
  mail: z.object({
    timestamp: Instant.optional(),
    destination: z.array(z.string().max(ADDRESS_LINE_LENGTH)).max(RECIPIENTS),
    tags: z.object({ account: z.array(Ref).optional() }).default({}),
  }),
  bounce: z.object({ bounceType: z.string(), bouncedRecipients: recipients }).optional(),
  complaint: z
    .object({ complainedRecipients: recipients, complaintFeedbackType: z.string().nullish() })
    .optional(),
});

/** The report of a mailbox whose reader took a mail out of the spam: the opposite of a complaint. */
const NOT_SPAM = 'not-spam';

const isSesEvent = (json: unknown): boolean =>
  typeof json === 'object' && json !== null && 'eventType' in json && 'mail' in json;

/** Returns the value of a JSON text; undefined when the text is no JSON. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const addressIn = (line: string): string[] => {
  const email = Email.safeParse(line).data;
  return email === undefined ? [] : [email];
};

/**
 * Returns the event in a record of the mail queue; undefined when the record is something else. Events that ask for
 * nothing (delivered, opened, mailbox full, no spam) have no addresses.
 * @throws when the record is an event of SES and cannot be understood
 */
export function readMailEvent(json: unknown): MailEvent | undefined {
  if (!isSesEvent(json)) return undefined;
  const { mail, bounce, complaint } = SesEvent.parse(json);
  const sentTo = new Set(mail.destination.flatMap(addressIn).map(emailKey));
  const permanent = bounce?.bounceType === 'Permanent' ? bounce.bouncedRecipients : [];
  const complained =
    complaint?.complaintFeedbackType === NOT_SPAM ? [] : complaint?.complainedRecipients;
  return {
    reason: complaint === undefined ? 'bounce' : 'complaint',
    // The server that refuses a mail names whom it likes: another mailbox behind the address, or a stranger's.
    addresses: (complained ?? permanent)
      .flatMap(({ emailAddress }) => addressIn(emailAddress))
      .filter((email) => sentTo.has(emailKey(email))),
    account: mail.tags.account?.[0],
    sentOn: mail.timestamp,
  };
}
