import type * as z from 'zod';
import { blockContact } from '#functions/accounts/account/block-contact.ts';
import { findAccount } from '#functions/accounts/account/find-account.ts';
import { requireNotLinked, requireRoomForUser } from '#functions/accounts/account/linked-users.ts';
import { requireControlNumber } from '#functions/accounts/account/require-control-number.ts';
import { requireOpenCountry } from '#functions/accounts/account/require-open-country.ts';
import { requireConfirmedControlBody } from '#functions/accounts/offices/require-confirmed-control-body.ts';
import type { Context } from '#functions/kernel/context.ts';
import { networkOf } from '#functions/kernel/limits/network-of.ts';
import type { Account } from '#shared/accounts/account.ts';
import { accountClass } from '#shared/accounts/account-class.ts';
import { normalControlNumber } from '#shared/accounts/control-number.ts';
import type { accountEndpoints } from '#shared/accounts/endpoints.ts';
import { accountErrors } from '#shared/accounts/errors.ts';
import { FARM_TRIES, FARM_WRONG_FACTS } from '#shared/accounts/limits.ts';
import { placeCode } from '#shared/geocoding/place-code.ts';
import { AppError, fieldDetail } from '#shared/kernel/app-error.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { kernelErrors } from '#shared/kernel/errors.ts';

const WRONG_FACTS = 'accounts.farmFacts';

export type FarmFacts = Omit<z.output<(typeof accountEndpoints.requestFarmCode)['input']>, 'token'>;

/**
 * Looks up the farm that the facts are about, and counts the try. `read` returns the farm as it is stored now, if
 * this user may have it.
 * @throws AppError `accounts.countryNotOpen`, `accounts.wrongControlNumber`, `kernel.tooManyRequests`; as
 * `requireConfirmedControlBody`
 */
export async function startFarmClaim(context: Context, facts: FarmFacts, user: string) {
  const { code } = await requireOpenCountry(context, facts.country);
  requireControlNumber(code, facts.controlNumber, 'controlNumber');
  const number = normalControlNumber(facts.controlNumber);
  // Tries are counted before any look-up, for numbers of no farm too: neither answer nor count tells whether a farm
  // exists.
  await countTry(context, number);
  await requireConfirmedControlBody(context, facts.insId, 'insId');
  const id = await context.store.claimedBy(accountClass.name, 'controlNumber', number);
  return { read: () => claimableFarm(context, { id, facts, number, user }) };
}

/** Counts a try of the caller's network; wrong facts of others close a number too, but only very many. */
async function countTry(
  { limits, sourceAddress }: Pick<Context, 'limits' | 'sourceAddress'>,
  number: string,
): Promise<void> {
  const wait =
    (await limits.take('accounts.farm', `${number} ${networkOf(sourceAddress)}`, FARM_TRIES)) ??
    (await limits.wait(WRONG_FACTS, number, FARM_WRONG_FACTS));
  if (wait !== undefined) {
    throw new AppError(kernelErrors.tooManyRequests, { retryAfterSeconds: wait });
  }
}

/**
 * Returns the farm that the facts claim. A refusal does not say which of the three facts is wrong, so that farms
 * cannot be guessed.
 * @throws AppError `accounts.notFound`, `accounts.alreadyLinked`, `accounts.claimRefused`,
 * `accounts.farmerDeactivated`, and as `requireRoomForUser`
 */
async function claimableFarm(
  context: Context,
  {
    id,
    facts,
    number,
    user,
  }: { id: string | undefined; facts: FarmFacts; number: string; user: string },
): Promise<Entity<Account>> {
  const farm = await findAccount(context, id);
  if (farm === undefined || !isFarm(farm.data, facts)) {
    await context.limits.take(WRONG_FACTS, number, FARM_WRONG_FACTS);
    throw new AppError(accountErrors.notFound);
  }
  requireNotLinked(farm.data, user);
  if (farm.data.refusedUsers?.length) throw new AppError(accountErrors.claimRefused);
  await requireNotDeactivated(context, farm.data, facts.insId);
  requireRoomForUser(farm.data);
  return farm;
}

function isFarm(
  { staticData, userData }: Account,
  { country, insId, citycode }: FarmFacts,
): boolean {
  const addresses = [
    userData.address,
    ...userData.supData.flatMap(({ locationsOfSale }) =>
      locationsOfSale.map(({ address }) => address),
    ),
  ];
  const wanted = placeCode(citycode);
  return (
    staticData.role === 'AGR' &&
    staticData.country === country &&
    userData.insData.some(({ ins }) => ins === insId) &&
    addresses.some((address) => address.citycode && placeCode(address.citycode) === wanted)
  );
}

/**
 * Refuses a claim of a deactivated farm.
 * @throws AppError `accounts.farmerDeactivated`, naming whom to ask
 */
async function requireNotDeactivated(
  context: Context,
  { userData }: Account,
  ins: string,
): Promise<void> {
  const entry = userData.insData.find((part) => part.ins === ins);
  if (userData.deactivatedOn === undefined && entry?.deactivatedOn === undefined) return;
  const contact = await blockContact(context, ins);
  const detail = fieldDetail('insId', accountErrors.farmerDeactivated, { contact });
  throw new AppError(accountErrors.farmerDeactivated, { details: [detail] });
}
