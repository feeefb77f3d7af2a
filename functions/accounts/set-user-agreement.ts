import * as z from 'zod';
import type { Context, Implementation } from '#functions/kernel/context.ts';
import { signedIn } from '#functions/kernel/http/signed-in.ts';
import { retryOnConflict } from '#functions/kernel/store/retry-on-conflict.ts';
import type { Account } from '#shared/accounts/account.ts';
import { needsAgreement } from '#shared/accounts/acting.ts';
import type { accountEndpoints } from '#shared/accounts/endpoints.ts';
import { accountErrors } from '#shared/accounts/errors.ts';
import { Country, countryClass } from '#shared/countries/country.ts';
import { entityErrors } from '#shared/entities/errors.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import { changeAccount } from './change-account.ts';
import { storedAccount } from './stored-account.ts';

const Settings = z.object(Country.pick({ userAgreement: true }).shape);
const settings = { name: countryClass.name, schema: Settings };

export const setUserAgreement: Implementation<typeof accountEndpoints.setUserAgreement> = async (
  { account, agreed },
  context,
) => {
  // An administrator who takes the permission away takes the whole screen of customers away.
  if (!context.who.findsFarmers) throw new AppError(accountErrors.mayNotFindFarmers);
  const list = await agreementsOf(context);
  return retryOnConflict(context, async () => {
    const before = await storedAccount(context, account);
    const changed = withAgreement(before.data, {
      list,
      office: signedIn(context.who).account,
      agreementOn: agreed ? context.clock.now().toISOString() : undefined,
    });
    const changeset = agreed ? 'user agreement set' : 'user agreement removed';
    return changeAccount(context, { before, account: changed, changeset });
  });
};

/**
 * Names the list that keeps the caller's ties to farmers: a control body has an agreement with its customers, an
 * association with its members where its account or its country says so.
 */
async function agreementsOf(context: Context): Promise<'insData' | 'asoData'> {
  const { data } = await storedAccount(context, signedIn(context.who).account);
  const { role, country: id } = data.staticData;
  if (role === 'INS') return 'insData';
  const country = (await context.store.latest(settings, id))?.data ?? Settings.parse({});
  if (role === 'ASO' && needsAgreement(data, country)) return 'asoData';
  throw new AppError(entityErrors.notFound);
}

function withAgreement(
  account: Account,
  {
    list,
    office,
    agreementOn,
  }: { list: 'insData' | 'asoData'; office: string; agreementOn: string | undefined },
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
