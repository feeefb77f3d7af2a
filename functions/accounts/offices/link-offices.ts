import type { Account } from '#shared/accounts/account.ts';
import type { NewUserData } from '#shared/accounts/account-change.ts';

type Ties = Pick<Account['userData'], 'insData' | 'asoData'>;
type Tie = {
  readonly deactivatedOn?: string | undefined;
  readonly agreementOn?: string | undefined;
};

/**
 * Returns a farmer's control bodies and associations as an administrator sets them. Other facts of a tie (agreement,
 * imports) stay; a tie that had ended keeps the time of its end, and comes back without its old agreement.
 */
export function linkOffices(
  before: Ties,
  { insData, asoData }: Pick<NewUserData, 'insData' | 'asoData'>,
  now: Date,
): Ties {
  return {
    insData:
      insData?.map(({ ins, active }) => {
        const tie = before.insData.find((part) => part.ins === ins) ?? { ins };
        return linked(tie, active, now);
      }) ?? before.insData,
    asoData:
      asoData?.map(({ aso, active }) => {
        const tie = before.asoData.find((part) => part.aso === aso) ?? { aso };
        return linked(tie, active, now);
      }) ?? before.asoData,
  };
}

function linked<T extends Tie>(tie: T, active: boolean, now: Date): T {
  if (!active) return { ...tie, deactivatedOn: tie.deactivatedOn ?? now.toISOString() };
  const isBack = tie.deactivatedOn !== undefined;
  return { ...tie, deactivatedOn: undefined, ...(isBack && { agreementOn: undefined }) };
}
