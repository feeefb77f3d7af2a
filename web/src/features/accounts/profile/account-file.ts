import type { ApiClient } from '#web/kernel/api-client.ts';
import { searchAllEntities } from '#web/kernel/search-entities.ts';

const QUIET = { quiet: true } as const;

/** Returns a JSON file of what the product holds of the account in use and of the person who asks. */
export async function accountFile(
  api: Pick<ApiClient, 'call'>,
  savedOffers: readonly string[],
): Promise<Blob> {
  const account = await api.call('GET auth/account/getaccount', {}, QUIET);
  const ofAccount = { field: 'owner', comparison: 'eq' as const, value: account.id };
  const [{ users }, settings, kept, files] = await Promise.all([
    api.call('GET auth/account/getusers', { account: account.id }, QUIET),
    api.call('GET livestock/settings/get', {}, QUIET),
    searchAllEntities(api, 'savedsearches', {}, QUIET),
    searchAllEntities(api, 'upload', { attributeFilter: ofAccount }, QUIET),
  ]);
  const content = {
    account,
    you: users.find(({ isYou }) => isYou),
    settings,
    savedSearches: kept.flatMap(({ data }) => data.searches),
    savedOffers,
    files,
  };
  return new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' });
}
