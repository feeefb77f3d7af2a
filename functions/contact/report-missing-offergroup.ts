import type { Context, Implementation } from '#functions/kernel/context.ts';
import { signedIn } from '#functions/kernel/http/signed-in.ts';
import { mailedName } from '#shared/accounts/mailed-name.ts';
import type { contactEndpoints } from '#shared/contact/endpoints.ts';
import { contactErrors } from '#shared/contact/errors.ts';
import { OPEN_MISSING_OFFERGROUPS } from '#shared/contact/limits.ts';
import {
  type Missingoffergroup,
  missingoffergroupClass,
} from '#shared/contact/missingoffergroup.ts';
import { countryClass } from '#shared/countries/country.ts';
import { entityErrors } from '#shared/entities/errors.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import { foldText } from '#shared/kernel/fold-text.ts';
import { labelFor } from '#shared/kernel/label.ts';
import { MAIL_LINE_LENGTH } from '#shared/mail/limits.ts';
import type { MailMessage } from '#shared/mail/mail-message.ts';
import { animalkindClass } from '#shared/masterdata/animalkind.ts';
import { sessionAccount } from '#shared/sessions/session-account.ts';
import { administrators } from './administrators.ts';

/**
 * Keeps the report of a missing breed, and mails it to the administrators. The same report again, while it waits,
 * changes nothing.
 * @throws AppError `contact.notSent`, `contact.tooManyReports`; `entities.notFound` for an unknown animal kind or country
 */
export const reportMissingOffergroup: Implementation<
  typeof contactEndpoints.missingOffergroup
> = async ({ name, animalkind, country: wanted }, context) => {
  const { account } = signedIn(context.who);
  const kind = await context.rows.stored(animalkindClass, animalkind);
  const { labels } = kind.data;
  const open = await openReports(account, context);
  if (open.some((report) => report.animalkind === animalkind && isSameName(report.name, name)))
    return {};
  if (open.length >= OPEN_MISSING_OFFERGROUPS) throw new AppError(contactErrors.tooManyReports);
  const { staticData } = (await context.rows.stored(sessionAccount, account)).data;
  const country = wanted ?? staticData.country;
  if (wanted !== undefined) await context.rows.stored(countryClass, wanted);
  const mails = (await administrators(context)).map(
    ({ id: to, locale }): MailMessage => ({
      messageId: context.newId(),
      template: 'missingOffergroup',
      to,
      locale,
      params: {
        country,
        name,
        animalkind: labelFor(labels, locale, animalkind).slice(0, MAIL_LINE_LENGTH),
        accountName: mailedName(staticData),
      },
    }),
  );
  await saveReport({ name, animalkind, country, account, state: 'open' }, mails, context);
  return {};
};

/** Returns the reports of the account that wait for an answer. */
async function openReports(
  account: string,
  { search, store }: Pick<Context, 'search' | 'store'>,
): Promise<Missingoffergroup[]> {
  const { items } = await search.hits({
    entityClass: missingoffergroupClass.name,
    group: 'all',
    keys: ['all'],
    filter: {
      $and: [
        { field: 'account', comparison: 'eq', value: account },
        { field: 'state', comparison: 'eq', value: 'open' },
      ],
    },
    sorting: [],
    pagination: { start: 0, limit: OPEN_MISSING_OFFERGROUPS },
  });
  return (await store.revisions(missingoffergroupClass, items)).map(({ data }) => data);
}

const isSameName = (name: string, other: string): boolean =>
  foldText(name.trim()) === foldText(other.trim());

/**
 * Saves the report with its mails, or nothing; nothing too where the same report came at the same moment.
 * @throws AppError `contact.notSent`
 */
async function saveReport(
  data: Missingoffergroup,
  mails: readonly MailMessage[],
  { store, newId, log, requestId, who }: Context,
): Promise<void> {
  try {
    await store.save({
      changes: [{ kind: 'create', id: newId(), entityclass: missingoffergroupClass.name, data }],
      by: signedIn(who).account,
      changeset: 'report missing breed',
      messages: mails.map((body) => ({ queue: 'mail', body })),
    });
  } catch (cause) {
    if (cause instanceof AppError && cause.error === entityErrors.notUnique) return;
    log.error('report not kept', cause, { requestId });
    throw new AppError(contactErrors.notSent, { cause });
  }
}
