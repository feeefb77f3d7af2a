import { keysOf } from '#shared/kernel/keys-of.ts';
import { recordOf } from '#shared/kernel/record-of.ts';
import type { MailText, MailTexts } from './mail-texts.ts';

/** A mail as a language file holds it: the body without the phrases that many mails share. */
type WrittenMail = MailText & {
  /** The line in place of the greeting. */
  readonly opening?: string;
  /** The words of the link below the body. */
  readonly link?: 'openRequest' | 'viewRequest';
};
type WrittenTexts = Omit<MailTexts, 'mails' | 'signOn'> & {
  readonly greeting: string;
  readonly openRequest: string;
  readonly viewRequest: string;
} & { readonly [G in 'mails' | 'signOn']: Readonly<Record<keyof MailTexts[G], WrittenMail>> };

/** Returns the mails of a language with its phrases: the greeting above each body, a link below. */
export function withPhrases({
  greeting,
  openRequest,
  viewRequest,
  ...texts
}: WrittenTexts): MailTexts {
  const links = { openRequest, viewRequest };
  const complete = <N extends string>(mails: Readonly<Record<N, WrittenMail>>) =>
    recordOf(keysOf(mails), (name) => {
      const { subject, opening = greeting, body, link } = mails[name];
      const end = link === undefined ? '' : `\n\n[${links[link]}](((link)))`;
      return { subject, body: `${opening}\n${body}${end}` };
    });
  return { ...texts, mails: complete(texts.mails), signOn: complete(texts.signOn) };
}
