import { regionOf } from '#functions/geocoding/public.ts';
import type { Acting } from '#functions/kernel/context.ts';
import type { Account } from '#shared/accounts/account.ts';
import type { Address } from '#shared/kernel/address.ts';

/**
 * Returns the account with the region of each address, found from its postal code. A region stays as long as country
 * and postal code do, so that an administrator can set one where none is found.
 */
export async function fillRegions(
  context: Acting,
  account: Account,
  before: Account | undefined,
): Promise<Account> {
  const { staticData, userData } = account;
  const old = new Map(
    before?.userData.supData.flatMap(({ country, locationsOfSale }) =>
      locationsOfSale.map(({ id, address }): [string, Placed] => [id, { country, address }]),
    ),
  );
  const own = before && {
    country: before.staticData.country,
    address: before.userData.address,
  };
  const fill = (address: Address, was: Placed | undefined, country: string) =>
    withRegion(context, { country, address }, was);
  return {
    ...account,
    userData: {
      ...userData,
      address: await fill(userData.address, own, staticData.country),
      supData: await Promise.all(
        userData.supData.map(async (entry) => ({
          ...entry,
          locationsOfSale: await Promise.all(
            entry.locationsOfSale.map(async (location) => ({
              ...location,
              address: await fill(location.address, old.get(location.id), entry.country),
            })),
          ),
        })),
      ),
    },
  };
}

type Placed = { readonly country: string; readonly address: Address };

async function withRegion(
  context: Acting,
  { country, address: { region, ...address } }: Placed,
  was: Placed | undefined,
): Promise<Address> {
  const { citycode } = address;
  const isSame = was?.country === country && was.address.citycode === citycode;
  const kept = isSame ? (region ?? was.address.region) : undefined;
  const given = region === was?.address.region ? undefined : region;
  const find = async () => citycode && (await regionOf(context, { country, citycode }));
  const filled = kept ?? (await find()) ?? given;
  return filled ? { ...address, region: filled } : address;
}
