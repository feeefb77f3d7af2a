import type { Account } from '#shared/accounts/account.ts';

/** The tie of a farmer to an office: as customer of a control body, or as member of an association. */
export type Tie = { readonly agreementOn?: string | undefined };

type Ties = Pick<Account['userData'], 'insData' | 'asoData'>;

/** Returns the tie that a farmer has to an office; a farmer who only sells to everybody shows its offices to nobody. */
export function officeLinkOf(
  { userData: { insData = [], asoData = [] } }: { readonly userData: Partial<Ties> },
  office: string,
): Tie | undefined {
  return (
    insData.find(({ ins, deactivatedOn }) => ins === office && !deactivatedOn) ??
    asoData.find(({ aso, deactivatedOn }) => aso === office && !deactivatedOn)
  );
}
