import type { Account } from './account.ts';

/** A farmer's entry for a control body (`insData`) or an association (`asoData`). */
type OfficeEntry = {
  readonly deactivatedOn?: string | undefined;
  readonly agreementOn?: string | undefined;
};

/**
 * May the office act for this customer or member, as in filing requests for it? Not once the tie has ended; and an
 * association with the user agreement procedure only while the member's agreement is set. For a control body the
 * agreement is a record of its customer's consent: its contract with the customer already lets it act.
 */
export function mayActFor(
  {
    staticData,
  }: { readonly staticData: Pick<Account['staticData'], 'role' | 'userAgreementProcedure'> },
  entry: OfficeEntry,
): boolean {
  if (entry.deactivatedOn !== undefined) return false;
  const needsAgreement = staticData.role === 'ASO' && staticData.userAgreementProcedure === true;
  return !needsAgreement || entry.agreementOn !== undefined;
}
