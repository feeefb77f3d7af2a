import type * as z from 'zod';
import type { Context, Implementation } from '#functions/kernel/context.ts';
import type { Account } from '#shared/accounts/account.ts';
import { accountClass } from '#shared/accounts/account.ts';
import { normalControlNumber } from '#shared/accounts/control-number.ts';
import type { accountEndpoints } from '#shared/accounts/endpoints.ts';
import { accountErrors } from '#shared/accounts/errors.ts';
import { placeCode } from '#shared/geocoding/place-code.ts';
import { AppError, fieldDetail } from '#shared/kernel/app-error.ts';
import { blockContact } from './block-contact.ts';
import { findAccount } from './find-account.ts';
import { inTurn } from './in-turn.ts';
import { requireNotLinked, withUser } from './linked-users.ts';
import { openCountry } from './open-country.ts';
import { registeringUser } from './registering-user.ts';
import { requireControlNumber } from './require-control-number.ts';
import { saveDecision } from './save-decision.ts';
import { shownToUser } from './shown-to-user.ts';

type Input = z.output<(typeof accountEndpoints.registerFarmer)['input']>;

/**
 * Who knows control body, control number and postal code of a farm is its farmer. Which of the three is wrong is not
 * told, so that farms cannot be guessed.
 */
export const registerFarmer: Implementation<typeof accountEndpoints.registerFarmer> = async (
  input,
  context,
) => {
  const user = await registeringUser(context, input.token);
  const { code } = await openCountry(context, input.country);
  requireControlNumber(code, input.controlNumber, 'controlNumber');
  const id = await context.store.claimedBy(
    accountClass.name,
    'controlNumber',
    normalControlNumber(input.controlNumber),
  );
  const saved = await inTurn(context, async () => {
    const farm = await findAccount(context, id);
    if (farm === undefined || !isFarm(farm.data, input)) {
      throw new AppError(accountErrors.notFound);
    }
    requireNotLinked(farm.data, user);
    await requireNotDeactivated(context, farm.data, input.insId);
    const account: Account = { ...withUser(farm.data, user), registrationOptionName: 'agr' };
    return saveDecision(context, {
      before: farm,
      account,
      by: farm.id,
      changeset: 'register',
    });
  });
  return shownToUser(context, saved, user);
};

function isFarm({ staticData, userData }: Account, { country, insId, citycode }: Input): boolean {
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

/** @throws AppError `accounts.farmerDeactivated`, naming whom to ask */
async function requireNotDeactivated(
  context: Context,
  { userData }: Account,
  ins: string,
): Promise<void> {
  const entry = userData.insData.find((one) => one.ins === ins);
  if (userData.deactivatedOn === undefined && entry?.deactivatedOn === undefined) return;
  const contact = await blockContact(context, ins);
  const detail = fieldDetail('insId', accountErrors.farmerDeactivated, { contact });
  throw new AppError(accountErrors.farmerDeactivated, { details: [detail] });
}
