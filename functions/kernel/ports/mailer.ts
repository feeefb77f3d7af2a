export type Mail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The same message is sent once, however often it is delivered to the worker. */
  readonly messageId: string;
};

/** Sends one mail (SES). */
export type Mailer = { readonly send: (mail: Mail) => Promise<void> };
