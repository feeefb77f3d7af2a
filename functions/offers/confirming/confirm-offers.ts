import type { Context, Implementation } from '#functions/kernel/context.ts';
import { signedIn } from '#functions/kernel/http/signed-in.ts';
import type { OutboxMessage } from '#functions/kernel/store/entity-store.ts';
import { retryOnConflict } from '#functions/kernel/store/retry-on-conflict.ts';
import { confirmedUntil } from '#functions/offers/offer/confirmed-until.ts';
import { supplierDataOf } from '#functions/offers/offer/supplier-data-of.ts';
import { accountClass } from '#shared/accounts/account-class.ts';
import { type Country, countryClass } from '#shared/countries/country.ts';
import { entityErrors } from '#shared/entities/errors.ts';
import { AppError, type ErrorDefinition, fieldDetail } from '#shared/kernel/app-error.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { PAGE_LIMIT } from '#shared/kernel/page.ts';
import { isConfirmable } from '#shared/offers/activity.ts';
import type { ActivityConfirmed } from '#shared/offers/activity-confirmed.ts';
import type { offerEndpoints } from '#shared/offers/endpoints.ts';
import { offerErrors } from '#shared/offers/errors.ts';
import { OFFERS_CONFIRMED_AT_ONCE } from '#shared/offers/limits.ts';
import type { Offer } from '#shared/offers/offer.ts';
import { offerClass } from '#shared/offers/offer-class.ts';
import { isConfirmedNow } from './confirm-activity.ts';
import { confirmAll, offersOf } from './confirm-many.ts';
import type { Confirmation } from './confirmation.ts';
import { hasOtherOffersEndingSoon } from './has-other-offers-ending-soon.ts';

/**
 * Confirms a supplier's offers, a portion in each save and the account last: when a save fails, the confirmed offers
 * are right, and the supplier is asked for the others again. The account is not confirmed while offers that were not
 * named are about to lapse.
 */
export const confirmOffers: Implementation<typeof offerEndpoints.confirmActivity> = async (
  { country, offers },
  context,
) => {
  const { account: owner } = signedIn(context.who);
  const sold = await countrySoldIn(country, owner, context);
  const until = confirmedUntil(sold.data, context.clock.now());
  const confirmation = { owner, country, until };
  if (offers !== undefined) await requireConfirmable(offers, { owner, country }, context);
  const query = offersOf(confirmation);
  const count = offers?.length ?? (await context.search.count(query));
  if (count > OFFERS_CONFIRMED_AT_ONCE) {
    await confirmAccount(context, confirmation, [laterMessage(confirmation)]);
    return { until, confirmed: 0, waiting: count };
  }
  const ids = offers ?? (await firstIds(context, query));
  const confirmed = await confirmAll(context, confirmation, ids);
  if (!(await hasOtherOffersEndingSoon(context, { owner, country: sold })))
    await confirmAccount(context, confirmation, []);
  return { until, confirmed, waiting: 0 };
};

/**
 * Returns the country with its settings, where the account sells in it.
 * @throws AppError `offers.notSoldThere`
 */
async function countrySoldIn(
  country: string,
  owner: string,
  { store }: Context,
): Promise<Entity<Country>> {
  const [account, entity] = await Promise.all([
    store.latest(accountClass, owner, { fresh: true }),
    store.latest(countryClass, country),
  ]);
  const entry = account && supplierDataOf(account.data, country);
  if (entry === undefined || entity === undefined) {
    const details = [fieldDetail('country', offerErrors.notSoldThere)];
    throw new AppError(offerErrors.notSoldThere, { details });
  }
  return entity;
}

async function firstIds(
  { search }: Pick<Context, 'search'>,
  query: ReturnType<typeof offersOf>,
): Promise<string[]> {
  const pagination = { start: 0, limit: Math.min(PAGE_LIMIT, OFFERS_CONFIRMED_AT_ONCE) };
  const { items } = await search.hits({ ...query, sorting: [], pagination });
  return items.map(({ id }) => id);
}

function laterMessage({ owner, country, until }: Confirmation): OutboxMessage {
  const body: ActivityConfirmed = { confirms: owner, country, until };
  return { queue: 'offers', body };
}

/** Confirms the account; when somebody else saves it meanwhile, it is read again. */
function confirmAccount(
  context: Context,
  { owner, country }: Confirmation,
  messages: readonly OutboxMessage[],
): Promise<void> {
  const { store, clock } = context;
  return retryOnConflict(context, async () => {
    const before = await store.latest(accountClass, owner, { fresh: true });
    if (before === undefined) return;
    const account = before.data;
    const supplierData = supplierDataOf(account, country);
    if (messages.length === 0 && supplierData && isConfirmedNow(supplierData, clock.now())) return;
    const supData = account.userData.supData.map((entry) =>
      entry.country === country
        ? {
            ...entry,
            activityConfirmedOn: clock.now().toISOString(),
            activityWarningsMailsSent: 0,
          }
        : entry,
    );
    const data = { ...account, userData: { ...account.userData, supData } };
    const changes = [{ kind: 'update', before, data } as const];
    await store.save({ changes, by: owner, changeset: 'confirm activity', messages });
  });
}

/**
 * Refuses a list with an offer that the owner cannot confirm in the country.
 * @throws AppError `entities.notFound` for offers of others, `offers.nothingToConfirm`; each place in the list is
 * named
 */
async function requireConfirmable(
  ids: readonly string[],
  { owner, country }: { readonly owner: string; readonly country: string },
  { store }: Pick<Context, 'store'>,
): Promise<void> {
  const offersById = new Map(
    (await store.latestOf(offerClass, ids, { fresh: true })).map((entity) => [entity.id, entity]),
  );
  const offers = ids.map((id) => ownOffer(offersById.get(id), owner));
  refuse(entityErrors.notFound, offers, (offer) => offer === undefined);
  refuse(
    offerErrors.nothingToConfirm,
    offers,
    (offer) => offer !== undefined && (offer.country !== country || !isConfirmable(offer)),
  );
}

function ownOffer(entity: Entity<Offer> | undefined, owner: string): Offer | undefined {
  return entity?.data.owner === owner ? entity.data : undefined;
}

function refuse(
  error: ErrorDefinition,
  offers: readonly (Offer | undefined)[],
  isRefused: (offer: Offer | undefined) => boolean,
): void {
  const details = offers.flatMap((offer, index) =>
    isRefused(offer) ? [fieldDetail(`offers.${index}`, error)] : [],
  );
  if (details.length > 0) throw new AppError(error, { details });
}
