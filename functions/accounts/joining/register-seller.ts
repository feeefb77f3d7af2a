import { newSupplierData } from '#functions/accounts/account/new-supplier-data.ts';
import { requireOpenCountry } from '#functions/accounts/account/require-open-country.ts';
import { saveAccount } from '#functions/accounts/saving/save-account.ts';
import type { Context } from '#functions/kernel/context.ts';
import { productSetting } from '#functions/settings/public.ts';
import type { Account } from '#shared/accounts/account.ts';
import { accountErrors } from '#shared/accounts/errors.ts';
import type { Joining } from '#shared/accounts/joining.ts';
import type { Registration, SellerData } from '#shared/accounts/registration.ts';
import { entityErrors } from '#shared/entities/errors.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import type { Person } from './registering-person.ts';

type SellerRegistration = Extract<Registration, { userData: SellerData }>;

/**
 * Registers a new supplier, linked to its user. Nothing of it is published before it has accepted the terms of
 * service and, where the country asks for it, an administrator has confirmed it.
 * @throws AppError `accounts.countryNotOpen`, `accounts.alreadyRegistered`, and as `saveAccount`
 */
export async function registerSeller(
  context: Context,
  { userData, registrationName }: SellerRegistration,
  person: Person,
): Promise<Entity<Account>> {
  await requireOpenCountry(context, userData.country);
  const id = context.newId();
  const joining: Joining = {
    ...person,
    on: context.clock.now().toISOString(),
    way: 'registration',
  };
  const account = {
    ...sellerOf(userData, joining),
    maxUsers: await productSetting(context, 'maxUsers'),
    registrationOptionName: registrationName,
  };
  try {
    return await saveAccount(context, { of: id, account, by: id, changeset: 'register' });
  } catch (error) {
    throw isRegistered(error)
      ? new AppError(accountErrors.alreadyRegistered, { cause: error })
      : error;
  }
}

function sellerOf(
  { name, country, address, contact, uiLocale }: SellerData,
  joining: Joining,
): Omit<Account, 'maxUsers'> {
  return {
    staticData: {
      name,
      role: 'SUP',
      country,
      responsibleForRegions: [],
      eggBreeder: false,
      canRequest: false,
    },
    userData: {
      address: { ...address, name },
      contact,
      insData: [],
      asoData: [],
      supData: [newSupplierData(country)],
      requestFolders: [],
      emails: address.email === undefined ? [] : [{ email: address.email, status: 'open' }],
    },
    supExtra: {},
    active: true,
    uiLocale,
    ssoUsers: [joining.user],
    joinings: [joining],
    registeredBy: joining.user,
  };
}

/**
 * Tells whether a save failed because the user sells in the country already: the unique claim decides, also between
 * two clicks at once.
 */
function isRegistered(error: unknown): boolean {
  return (
    error instanceof AppError &&
    error.error.code === entityErrors.notUnique.code &&
    error.details.some(({ path }) => path === 'data.seller')
  );
}
