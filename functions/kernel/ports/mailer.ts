export type Mail = {
  readonly to: string;
  /** The sender, in place of the product's own. */
  readonly from?: string;
  /** The name by which a mailbox lists the sender. */
  readonly fromName?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The same message is sent once, however often it is delivered to the worker. */
  readonly messageId: string;
  /** The address that an answer goes to instead of the sender. */
  readonly replyTo?: string;
  /** The web address that ends mails like this one: mail programs offer it beside the sender. */
  readonly unsubscribe?: string;
  /** The account that is written to: bounces and complaints name it. */
  readonly account?: string;
};

/** Sends one mail (SES). */
export type Mailer = {
  /**
   * Sends a mail.
   * @throws `MailServiceDown` when the same mail may be taken later; any other error would come again
   */
  readonly send: (mail: Mail) => Promise<void>;
};

/** The mail service takes no mails for now. */
export class MailServiceDown extends Error {
  override readonly name = 'MailServiceDown';
  /** True when the account has sent as many mails as it may in a day. */
  readonly isOverQuota: boolean;

  constructor(
    message: string,
    { cause, isOverQuota = false }: { cause?: unknown; isOverQuota?: boolean } = {},
  ) {
    super(message, { cause });
    this.isOverQuota = isOverQuota;
  }
}
