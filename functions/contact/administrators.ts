import type { Context } from '#functions/kernel/context.ts';
import {
  mailedAddresses,
  reachable,
  reachedOf,
  reader,
  readerLocale,
} from '#functions/mail/public.ts';
import { productSetting } from '#functions/settings/public.ts';
import { accountClass } from '#shared/accounts/account-class.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import { PAGE_LIMIT } from '#shared/kernel/page.ts';

export type Administrator = { readonly id: string; readonly locale: Locale };

const { staticData, ...addresses } = reachable.schema.shape;
const mailedReader = {
  name: reader.name,
  schema: reader.schema.extend({
    ...addresses,
    staticData: reader.schema.shape.staticData.extend(staticData.shape),
  }),
};

/**
 * Returns the accounts of administrators whom mails reach, the oldest first, each with the language that it reads: who
 * writes to them is told where nobody would get it.
 */
export async function administrators({
  search,
  store,
  clock,
  values,
}: Pick<Context, 'search' | 'store' | 'clock' | 'values'>): Promise<Administrator[]> {
  const { items } = await search.hits({
    entityClass: accountClass.name,
    group: 'admin',
    keys: ['all'],
    filter: {
      $and: [
        { field: 'staticData.role', comparison: 'eq', value: 'ADM' },
        { field: 'active', comparison: 'eq', value: true },
      ],
    },
    sorting: [],
    pagination: { start: 0, limit: PAGE_LIMIT },
  });
  const accounts = await store.revisions(mailedReader, items);
  const addressesReached = await Promise.all(
    accounts.map(({ data }) => reachedOf(mailedAddresses(data), { values, clock })),
  );
  const reached = accounts.filter((_, index) => (addressesReached[index] ?? []).length > 0);
  const most = await productSetting({ store, clock }, 'notifiedAdministrators');
  return Promise.all(
    reached.slice(0, most).map(async ({ id, data }) => ({
      id,
      locale: await readerLocale(data, { store }),
    })),
  );
}
