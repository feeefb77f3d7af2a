import { keysOf } from '#shared/kernel/keys-of.ts';
import { recordOf } from '#shared/kernel/record-of.ts';
import type { MailText, MailTexts } from './mail-texts.ts';

/** A mail as a language file holds it: the body below the greeting, or below another opening. */
type WrittenMail = MailText & { readonly opening?: string };
type WrittenTexts = Omit<MailTexts, 'mails' | 'signOn'> & {
  readonly [G in 'mails' | 'signOn']: Readonly<Record<keyof MailTexts[G], WrittenMail>>;
};

/** Returns the mails of a language, each with its greeting. */
export function withGreeting(greeting: string, texts: WrittenTexts): MailTexts {
  const greet = <N extends string>(mails: Readonly<Record<N, WrittenMail>>) =>
    recordOf(keysOf(mails), (name) => {
      const { subject, opening = greeting, body } = mails[name];
      return { subject, body: `${opening}\n${body}` };
    });
  return { ...texts, mails: greet(texts.mails), signOn: greet(texts.signOn) };
}
