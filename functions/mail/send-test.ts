import type { Implementation } from '#functions/kernel/context.ts';
import { signedIn } from '#functions/kernel/http/signed-in.ts';
import { countryEntity } from '#shared/countries/endpoints.ts';
import { entityErrors } from '#shared/entities/errors.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import type { mailEndpoints } from '#shared/mail/endpoints.ts';
import { mailErrors } from '#shared/mail/errors.ts';
import { checkTried } from './preview-template.ts';
import { sampleMail } from './sample-mail.ts';
import { storedAccount } from './save-email-event.ts';

/**
 * Mails a text that is not saved to the administrator who asks for it, and to nobody else.
 * @throws AppError `mail.noOwnAddress`, `mail.noSite`; as `checkTried`
 */
export const sendTest: Implementation<typeof mailEndpoints.sendTest> = async (
  { name, language, subject, body },
  context,
) => {
  checkTried({ name, language, subject, body });
  const { store, who, newId, clock } = context;
  const { account: id, user } = signedIn(who);
  const account = await storedAccount(context, id);
  if (account === undefined) throw new AppError(entityErrors.notFound);
  const { joinings = [], userData, staticData } = account.data;
  // The sign-on vouches for a person's address: administrators have no profile in which to verify another.
  const to =
    joinings.findLast((joining) => joining.user === user)?.email ??
    userData.emails.find(({ status }) => status === 'verified')?.email;
  if (to === undefined) throw new AppError(mailErrors.noOwnAddress);
  const { country } = staticData;
  const domains = (await store.latest(countryEntity, country))?.data.domains ?? [];
  if (domains.length === 0) throw new AppError(mailErrors.noSite);
  const sample = { messageId: newId(), to, locale: language, country, account: account.id };
  const mail = sampleMail(name, { ...sample, now: clock.now() });
  await store.send([{ queue: 'mail', body: { ...mail, tried: { subject, body } } }]);
  return { to };
};
