import { regionOf } from '#functions/geocoding/public.ts';
import type { Acting } from '#functions/kernel/context.ts';
import type { Account } from '#shared/accounts/account.ts';
import type { Address } from '#shared/kernel/address.ts';

/**
 * Returns the account with the region of each address, found from its postal code. A region stays as long as the
 * postal code does, so that an administrator can set one where none is found.
 */
export async function fillRegions(
  context: Acting,
  account: Account,
  before: Account | undefined,
): Promise<Account> {
  const { staticData, userData } = account;
  const old = new Map(
    before?.userData.supData.flatMap(({ locationsOfSale }) =>
      locationsOfSale.map(({ id, address }) => [id, address]),
    ),
  );
  const fill = (address: Address, was: Address | undefined, country: string) =>
    withRegion(context, address, { was, country });
  return {
    ...account,
    userData: {
      ...userData,
      address: await fill(userData.address, before?.userData.address, staticData.country),
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

async function withRegion(
  context: Acting,
  { region, ...address }: Address,
  { was, country }: { was: Address | undefined; country: string },
): Promise<Address> {
  const { citycode } = address;
  const isSame = was !== undefined && was.citycode === citycode;
  const kept = isSame ? (region ?? was.region) : undefined;
  const given = region === was?.region ? undefined : region;
  const find = async () => citycode && (await regionOf(context, { country, citycode }));
  const found = kept ?? (await find()) ?? given;
  return found ? { ...address, region: found } : address;
}
