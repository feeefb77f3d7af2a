import type { Context } from '#functions/kernel/context.ts';
import type { Account } from '#shared/accounts/account.ts';
import { accountErrors } from '#shared/accounts/errors.ts';
import { type ErrorDetail, fieldDetail } from '#shared/kernel/app-error.ts';
import { sessionAccount } from '#shared/sessions/session-account.ts';

/**
 * Returns the problems of a farmer's ties: two to one office, or a new one to an account that is no office of that
 * kind.
 */
export async function officeProblems(
  { store }: Pick<Context, 'store'>,
  account: Account,
  before: Account | undefined,
): Promise<ErrorDetail[]> {
  const tiesBefore = new Set(before && tiesOf(before).map(({ key }) => key));
  const ties = tiesOf(account);
  const twice = ties.filter(({ key }, index) => ties.findIndex((tie) => tie.key === key) < index);
  const added = ties.filter(({ key }) => !tiesBefore.has(key));
  const offices = await store.latestOf(sessionAccount, [
    ...new Set(added.map(({ office }) => office)),
  ]);
  const roles = new Map(offices.map(({ id, data }) => [id, data.staticData.role]));
  const wrong = added.filter(({ office, role }) => roles.get(office) !== role);
  return [
    ...twice.map(({ path }) => fieldDetail(path, accountErrors.officeTwice)),
    ...wrong.map(({ path }) => fieldDetail(path, accountErrors.notAnOffice)),
  ];
}

function tiesOf({ userData: { insData, asoData } }: Account) {
  return [
    ...insData.map(({ ins }, index) => tieOf('INS', ins, `userData.insData.${index}.ins`)),
    ...asoData.map(({ aso }, index) => tieOf('ASO', aso, `userData.asoData.${index}.aso`)),
  ];
}

const tieOf = (role: 'INS' | 'ASO', office: string, path: string) => ({
  role,
  office,
  path,
  key: `${role} ${office}`,
});
