import type { Account } from '#shared/accounts/account.ts';

/** What ties a farmer to an office: as customer of a control body, or as member of an association. */
export type Tie = {
  readonly deactivatedOn?: string | undefined;
  readonly agreementOn?: string | undefined;
};

export function tieOf({ userData }: Pick<Account, 'userData'>, office: string): Tie | undefined {
  return (
    userData.insData.find(({ ins }) => ins === office) ??
    userData.asoData.find(({ aso }) => aso === office)
  );
}
