import type { Account } from '#shared/accounts/account.ts';
import type { RequestType } from '#shared/requests/entities/request-type.ts';
import { isSupplierFor } from '#shared/requests/package/supplier-part.ts';
import { useFormats } from '#web/i18n/text-provider.tsx';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { useCountry } from '#web/kernel/site.ts';
import { useEntityList } from '#web/kernel/use-entities.ts';

/**
 * Returns the suppliers that a request about these animals can name, also those who offer none today: a request may
 * be about just those animals. Of those who may not publish none is found. The server checks the same again.
 */
export function useNamedSuppliers(
  animalkind: string,
  {
    type,
    besides,
    enabled,
  }: {
    readonly type: RequestType | undefined;
    readonly besides: string | undefined;
    readonly enabled: boolean;
  },
) {
  const country = useCountry();
  const { compare } = useFormats();
  const { data, isLoading, error } = useEntityList('account', {
    filter: {
      $and: [
        { field: 'userData.supData.country', comparison: 'eq', value: country.id },
        { field: 'userData.supData.animalkindsSold', comparison: 'eq', value: animalkind },
      ],
    },
    enabled,
  });
  const options = (data ?? []).flatMap(({ id, data: account }: EntityOf<'account'>) => {
    const entry = entryIn(account, country.id);
    const isOfType = type === undefined || isSupplierFor(type, account.staticData);
    const fits = isOfType && entry?.animalkindsSold.includes(animalkind);
    return fits && id !== besides ? [{ value: id, label: nameAndTown(account, entry) }] : [];
  });
  return {
    options: options.toSorted((a, b) => compare(a.label, b.label)),
    isLoading,
    error,
  };
}
export type NamedSuppliers = Pick<ReturnType<typeof useNamedSuppliers>, 'options'>;

type Entry = Account['userData']['supData'][number];

function entryIn({ userData }: Account, country: string): Entry | undefined {
  return userData.supData.find((part) => part.country === country);
}

/** Returns name and town of a supplier, because two suppliers may have one name. */
function nameAndTown({ staticData }: Account, entry: Entry | undefined): string {
  const places = entry?.locationsOfSale ?? [];
  const home = places.find(({ isDefault }) => isDefault) ?? places[0];
  return [staticData.name, home?.address.city].filter(Boolean).join(', ');
}
