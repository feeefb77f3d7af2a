import * as z from 'zod';
import { eachCustomer } from '#functions/accounts/account/each-customer.ts';
import { storedAccount } from '#functions/accounts/account/stored-account.ts';
import { changeAccount } from '#functions/accounts/saving/change-account.ts';
import type { Context, Implementation } from '#functions/kernel/context.ts';
import { signedIn } from '#functions/kernel/http/signed-in.ts';
import { retryOnConflict } from '#functions/kernel/store/retry-on-conflict.ts';
import { isSameAsStored } from '#functions/kernel/store/same-as-stored.ts';
import type { Account } from '#shared/accounts/account.ts';
import { needsAgreement } from '#shared/accounts/acting.ts';
import type { accountEndpoints } from '#shared/accounts/endpoints.ts';
import { accountErrors } from '#shared/accounts/errors.ts';
import { Country, countryClass } from '#shared/countries/country.ts';
import { todayIn } from '#shared/countries/time-zone.ts';
import { entityErrors } from '#shared/entities/errors.ts';
import { AppError, fieldDetail } from '#shared/kernel/app-error.ts';

const Settings = z.object({
  ...Country.pick({ userAgreement: true }).shape,
  code: z.string().default(''),
});
const settings = { name: countryClass.name, schema: Settings };

export const setUserAgreement: Implementation<typeof accountEndpoints.setUserAgreement> = async (
  { account, agreed },
  context,
) => {
  const { list } = await agreementsOf(context);
  const agreementOn = agreed ? context.clock.now().toISOString() : undefined;
  return (await saveAgreement(context, { account, list, agreementOn })).entity;
};

export const setUserAgreements: Implementation<typeof accountEndpoints.setUserAgreements> = async (
  { accounts, on },
  context,
) => {
  const { list, country } = await agreementsOf(context);
  const now = context.clock.now();
  const today = todayIn(country, now);
  if (on !== undefined && on > today) {
    const details = [fieldDetail('on', accountErrors.agreementInFuture)];
    throw new AppError(accountErrors.agreementInFuture, { details });
  }
  // At noon it is the same day for every reader in Europe.
  const agreementOn = on === undefined || on === today ? now.toISOString() : `${on}T12:00:00.000Z`;
  return eachCustomer(
    accounts,
    async (account) => (await saveAgreement(context, { account, list, agreementOn })).isChanged,
  );
};

type Agreements = 'insData' | 'asoData';

/** Sets or removes one farmer's agreement; tells whether that changed anything. */
function saveAgreement(
  context: Context,
  {
    account,
    list,
    agreementOn,
  }: { account: string; list: Agreements; agreementOn: string | undefined },
) {
  return retryOnConflict(context, async () => {
    const before = await storedAccount(context, account);
    const office = signedIn(context.who).account;
    const changed = withAgreement(before.data, { list, office, agreementOn });
    const changeset = agreementOn ? 'user agreement set' : 'user agreement removed';
    const entity = await changeAccount(context, { before, account: changed, changeset });
    return { entity, isChanged: !isSameAsStored(changed, before.data) };
  });
}

/**
 * Names the list that keeps the caller's ties to farmers: a control body has an agreement with its customers, an
 * association with its members where its account or its country says so.
 */
async function agreementsOf(context: Context) {
  // An administrator who takes the permission away takes the whole screen of customers away.
  if (!context.who.findsFarmers) throw new AppError(accountErrors.mayNotFindFarmers);
  const { data } = await storedAccount(context, signedIn(context.who).account);
  const { role, country: id } = data.staticData;
  const country = (await context.store.latest(settings, id))?.data ?? Settings.parse({});
  const list: Agreements = role === 'INS' ? 'insData' : 'asoData';
  if (role === 'INS' || needsAgreement(data, country)) return { list, country };
  throw new AppError(entityErrors.notFound);
}

function withAgreement(
  account: Account,
  {
    list,
    office,
    agreementOn,
  }: { list: Agreements; office: string; agreementOn: string | undefined },
): Account {
  const { userData } = account;
  const ties: readonly Tie[] = userData[list];
  const tie = ties.find((tie) => tie.ins === office || tie.aso === office);
  // An office reads nothing of a former customer, and has no agreement with it.
  if (tie === undefined || tie.deactivatedOn !== undefined) {
    throw new AppError(entityErrors.notFound);
  }
  const agree = <T extends Tie>(other: T): T =>
    other === tie
      ? { ...other, agreementOn: agreementOn && (other.agreementOn ?? agreementOn) }
      : other;
  return {
    ...account,
    userData:
      list === 'insData'
        ? { ...userData, insData: userData.insData.map(agree) }
        : { ...userData, asoData: userData.asoData.map(agree) },
  };
}

type Tie = {
  readonly ins?: string;
  readonly aso?: string;
  readonly deactivatedOn?: string | undefined;
  readonly agreementOn?: string | undefined;
};
