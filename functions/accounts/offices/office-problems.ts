import type { Context } from '#functions/kernel/context.ts';
import type { Account } from '#shared/accounts/account.ts';
import { accountErrors } from '#shared/accounts/errors.ts';
import { type ErrorDetail, fieldDetail } from '#shared/kernel/app-error.ts';
import { sessionAccount } from '#shared/sessions/session-account.ts';

/**
 * Returns the problems of an account's ties: two of a farmer to one office, or a new one to an account that is no
 * office of that kind, or no association of the country where it sells.
 */
export async function officeProblems(
  { store }: Pick<Context, 'store'>,
  account: Account,
  before: Account | undefined,
): Promise<ErrorDetail[]> {
  const keysBefore = new Set(
    before && [...tiesOf(before), ...salesOf(before)].map(({ key }) => key),
  );
  const ties = tiesOf(account);
  const twice = ties.filter(({ key }, index) => ties.findIndex((tie) => tie.key === key) < index);
  const added = [...ties, ...salesOf(account)].filter(({ key }) => !keysBefore.has(key));
  const offices = await store.latestOf(sessionAccount, [
    ...new Set(added.map(({ office }) => office)),
  ]);
  const found = new Map(offices.map(({ id, data }) => [id, data.staticData]));
  const wrong = added.filter(({ office, role, country }) => {
    const named = found.get(office);
    return named?.role !== role || named.country !== (country ?? named.country);
  });
  return [
    ...twice.map(({ path }) => fieldDetail(path, accountErrors.officeTwice)),
    ...wrong.map(({ path }) => fieldDetail(path, accountErrors.notAnOffice)),
  ];
}

type Tie = {
  readonly role: 'INS' | 'ASO';
  readonly office: string;
  readonly path: string;
  /** The country that the office must be of; absent: any. */
  readonly country?: string;
  readonly key: string;
};

function tiesOf({ userData: { insData, asoData } }: Account): Tie[] {
  return [
    ...insData.map(({ ins }, index) => tieOf('INS', ins, `userData.insData.${index}.ins`)),
    ...asoData.map(({ aso }, index) => tieOf('ASO', aso, `userData.asoData.${index}.aso`)),
  ];
}

const tieOf = (role: 'INS' | 'ASO', office: string, path: string): Tie => ({
  role,
  office,
  path,
  key: `${role} ${office}`,
});

/** Returns the ties of a supplier to the associations for which it sells in each country. */
const salesOf = ({ userData: { supData } }: Account): Tie[] =>
  supData.flatMap(({ country, associations }, entry) =>
    associations.map((office, index) => ({
      role: 'ASO',
      office,
      path: `userData.supData.${entry}.associations.${index}`,
      country,
      key: `ASO ${office} in ${country}`,
    })),
  );
