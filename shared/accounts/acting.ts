import type { Country } from '#shared/countries/country.ts';
import type { Account } from './account.ts';

/** A farmer's entry for a control body (`insData`) or an association (`asoData`). */
type OfficeEntry = {
  readonly deactivatedOn?: string | undefined;
  readonly agreementOn?: string | undefined;
};

type Office = {
  readonly staticData: Pick<Account['staticData'], 'role' | 'userAgreementProcedure'>;
};
type Settings = Pick<Country, 'userAgreement'>;

/**
 * Tells whether an office acts for farmers only with their agreement. Where the country requires it, every office
 * does; elsewhere an association with the user agreement procedure of its own. For a control body the agreement is
 * then a record of its customer's consent: its contract with the customer already lets it act.
 */
export function needsAgreement({ staticData }: Office, { userAgreement }: Settings): boolean {
  const { role, userAgreementProcedure } = staticData;
  return userAgreement === 'required' || (role === 'ASO' && userAgreementProcedure === true);
}

/**
 * Tells whether the office may act for this customer or member, as in filing requests. It may not once the tie has
 * ended; where it needs the farmer's agreement, only while that is set.
 */
export function mayActFor(office: Office, entry: OfficeEntry, country: Settings): boolean {
  if (entry.deactivatedOn !== undefined) return false;
  return !needsAgreement(office, country) || entry.agreementOn !== undefined;
}
