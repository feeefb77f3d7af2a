import type { Context } from '#functions/kernel/context.ts';
import type { EntityRule } from '#functions/kernel/entity-rule.ts';
import type { OutboxMessage } from '#functions/kernel/store/entity-store.ts';
import { reader, readerLocale } from '#functions/mail/public.ts';
import { contactErrors } from '#shared/contact/errors.ts';
import type { Missingoffergroup } from '#shared/contact/missingoffergroup.ts';
import { AppError, type ErrorDefinition, fieldDetail } from '#shared/kernel/app-error.ts';
import { fieldErrors } from '#shared/kernel/field-errors.ts';
import { type Labels, labelFor } from '#shared/kernel/label.ts';
import { MAIL_LINE_LENGTH } from '#shared/mail/limits.ts';
import type { MailMessage } from '#shared/mail/mail-message.ts';
import { offergroupClass } from '#shared/masterdata/offergroup.ts';
import { isUsedIn } from '#shared/offers/offer-choices.ts';

/**
 * Refuses an answer without a reason, or a breed of the reported animal kind that the country of the report has; a new
 * answer is mailed to the reporter.
 */
export const missingoffergroupRule: EntityRule<Missingoffergroup> = {
  beforeSave: async ({ before, data, context }) => {
    const breed = await checkAnswer(data, context);
    const isNew = data.state !== 'open' && before?.data.state !== data.state;
    return { data, messages: isNew ? await tellReporter(data, breed, context) : [] };
  },
};

/** Returns the labels of the breed that answers the report; none where the answer names no breed. */
async function checkAnswer(
  { state, offergroup, answer, animalkind, country }: Missingoffergroup,
  { store }: Pick<Context, 'store'>,
): Promise<Labels> {
  if (state === 'refused' && answer === undefined) refuse('data.answer');
  if (state !== 'known') return [];
  if (offergroup === undefined) return refuse('data.offergroup');
  const breed = await store.latest(offergroupClass, offergroup, { fresh: true });
  if (breed?.data.animalkind !== animalkind) return refuseBreed(contactErrors.otherAnimalkind);
  if (!isUsedIn(breed.data, country)) return refuseBreed(contactErrors.otherCountry);
  return breed.data.labels;
}

function refuseBreed(error: ErrorDefinition): never {
  throw new AppError(error, { details: [fieldDetail('data.offergroup', error)] });
}

function refuse(path: string): never {
  const details = [fieldDetail(path, fieldErrors.required)];
  throw new AppError(contactErrors.answerMissing, { details });
}

async function tellReporter(
  { name, country, account, state, answer }: Missingoffergroup,
  breed: Labels,
  { store, newId }: Pick<Context, 'store' | 'newId'>,
): Promise<OutboxMessage[]> {
  const recipient = account === undefined ? undefined : await store.latest(reader, account);
  if (recipient === undefined) return [];
  const locale = await readerLocale(recipient.data, { store });
  const about = { country, name, answer: answer ?? '' };
  const mail = { messageId: newId(), to: recipient.id, locale } as const;
  const body: MailMessage =
    state === 'known'
      ? {
          ...mail,
          template: 'missingOffergroupKnown',
          params: {
            ...about,
            offergroup: labelFor(breed, locale, name).slice(0, MAIL_LINE_LENGTH),
          },
        }
      : { ...mail, template: 'missingOffergroupRefused', params: about };
  return [{ queue: 'mail', body }];
}
