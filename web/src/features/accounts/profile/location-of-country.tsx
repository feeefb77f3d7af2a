import type { Account } from '#shared/accounts/account.ts';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { LocationDialog } from './location-dialog.tsx';
import { salesEntry } from './sales-entry.ts';
import './profile.css';

/** Shows the dialog of a sales location in a country for other screens: of an existing one, or a new one. */
export function LocationOfCountry({
  account,
  country,
  location,
  onClose,
}: {
  readonly account: Account;
  readonly country: EntityOf<'country'>;
  /** Id of the location; absent for a new one. */
  readonly location: string | undefined;
  readonly onClose: () => void;
}) {
  const entry = salesEntry(account, country.id);
  return (
    <LocationDialog
      account={account}
      entry={entry}
      countryCode={country.data.code}
      place={entry.locationsOfSale.find(({ id }) => id === location)}
      onClose={onClose}
    />
  );
}
