import type { Implementation } from '#functions/kernel/context.ts';
import { retryUntilDone } from '#functions/kernel/store/retry-on-conflict.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import type { offerEndpoints } from '#shared/offers/endpoints.ts';
import { offerErrors } from '#shared/offers/errors.ts';
import { savedsearchesClass } from '#shared/offers/savedsearches.ts';

/**
 * Ends the mails of all searches of an account, for whoever has the link of one of these mails. The searches stay.
 * @throws AppError `offers.mailLinkNotFound`
 */
export const stopNewOffers: Implementation<typeof offerEndpoints.stopNewOffers> = async (
  { searches: id, secret },
  context,
) => {
  const { store } = context;
  await retryUntilDone(context, async () => {
    const before = await store.latest(savedsearchesClass, id, { fresh: true });
    if (before?.data.secret !== secret) throw new AppError(offerErrors.mailLinkNotFound);
    if (before.data.searches.every(({ mail }) => !mail)) return;
    const searches = before.data.searches.map((search) => ({ ...search, mail: false }));
    await store.save({
      changes: [{ kind: 'update', before, data: { ...before.data, searches } }],
      by: before.data.owner,
      changeset: 'mails of new offers ended',
    });
  });
  return {};
};
