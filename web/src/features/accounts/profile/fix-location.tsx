import type { Account } from '#shared/accounts/account.ts';
import { lazyPart } from '#web/components/lazy-part.tsx';
import { useEntity } from '#web/kernel/use-entities.ts';

const LocationOfCountry = lazyPart(
  () => import('./location-of-country.tsx').then((file) => file.LocationOfCountry),
  ['profile'],
);

/** Shows the profile's form of one location, without leaving the offer or the request. */
export function FixLocation({
  country,
  ...given
}: {
  readonly account: Account;
  readonly country: string;
  /** Id of the location; absent for a new one. */
  readonly location: string | undefined;
  readonly onClose: () => void;
}) {
  const settings = useEntity('country', country).data;
  return settings ? <LocationOfCountry {...given} country={settings} /> : null;
}
