import type { Context } from '#functions/kernel/context.ts';
import { reader, readerLocale } from '#functions/mail/public.ts';
import { productSetting } from '#functions/settings/public.ts';
import { accountClass } from '#shared/accounts/account-class.ts';
import type { Locale } from '#shared/kernel/locale.ts';

export type Administrator = { readonly id: string; readonly locale: Locale };

/** Returns the accounts of administrators, the oldest first, each with the language that it reads. */
export async function administrators({
  search,
  store,
  clock,
}: Pick<Context, 'search' | 'store' | 'clock'>): Promise<Administrator[]> {
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
    pagination: {
      start: 0,
      limit: await productSetting({ store, clock }, 'notifiedAdministrators'),
    },
  });
  const accounts = await store.revisions(reader, items);
  return Promise.all(
    accounts.map(async ({ id, data }) => ({
      id,
      locale: await readerLocale(data, { store }),
    })),
  );
}
