import { useState } from 'react';
import type { Account } from '#shared/accounts/account.ts';
import { LOCATIONS_OF_SALE } from '#shared/accounts/limits.ts';
import { hasProfileFeature } from '#shared/accounts/profile-features.ts';
import type { CountryCode } from '#shared/kernel/country-code.ts';
import type { Role } from '#shared/kernel/role.ts';
import { AskDialog } from '#web/components/ask-dialog.tsx';
import { Button } from '#web/components/button.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { PositionDialog } from '../positions/position-dialog.tsx';
import { LocationCard } from './location-card.tsx';
import { LocationDialog } from './location-dialog.tsx';
import { type SalesEntry, type SalesPlace, withEntry } from './sales-entry.ts';
import { SaveRefusal } from './save-failure.tsx';
import { ProfileSection, SavedLine } from './section-form.tsx';
import { useSaveProfile } from './use-save-profile.ts';

type LocationsProps = {
  /** The id of the account. */
  readonly owner: string;
  readonly account: Account;
  readonly roles: readonly Role[];
  readonly entry: SalesEntry;
  readonly countryCode: CountryCode;
};

/** Shows the locations of sale. Each change is saved at once. */
export function LocationsSection({ owner, account, roles, entry, countryCode }: LocationsProps) {
  const t = useText();
  const save = useSaveProfile();
  const [edited, setEdited] = useState<SalesPlace | 'new' | null>(null);
  const [removed, setRemoved] = useState<SalesPlace | null>(null);
  const [placed, setPlaced] = useState<SalesPlace | null>(null);
  const places = entry.locationsOfSale;
  const keep = (change: Partial<SalesEntry>) =>
    save.mutate({ supData: withEntry(account, { ...entry, ...change }) });
  const makeDefault = (at: number) =>
    keep({
      locationsOfSale: places.map((place, other) => ({ ...place, isDefault: other === at })),
    });
  const removing = removed && places.find(({ id }) => id === removed.id);
  return (
    <ProfileSection
      id="locations"
      title={t('profile.locations')}
      summary={places.map(({ internalName }) => internalName)}
      lead={t('profile.locationsLead')}
    >
      <SaveRefusal error={save.error} />
      {places.length > 0 && (
        <ul className="plain cards">
          {places.map((place, index) => (
            <li key={place.id ?? index}>
              <LocationCard
                place={place}
                isSaving={save.isPending}
                onEdit={() => setEdited(place)}
                onDefault={() => makeDefault(index)}
                onRemove={() => setRemoved(place)}
                onPlace={() => setPlaced(place)}
              />
            </li>
          ))}
        </ul>
      )}
      <LocationButtons
        entry={entry}
        roles={roles}
        save={save}
        onAdd={() => setEdited('new')}
        onConfirmAll={() => keep({ confirmedAllLocationsOfSale: true })}
      />
      {edited !== null && (
        <LocationDialog
          account={account}
          entry={entry}
          countryCode={countryCode}
          place={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(null)}
        />
      )}
      {placed && (
        <PlaceDialog
          owner={owner}
          country={entry.country}
          countryCode={countryCode}
          place={placed}
          onClose={() => setPlaced(null)}
        />
      )}
      {removing && (
        <AskDialog
          title={t('words.removeTitle', { name: removing.internalName })}
          action={t('words.remove')}
          onAct={() => {
            keep({ locationsOfSale: places.filter((place) => place !== removing) });
            setRemoved(null);
          }}
          onClose={() => setRemoved(null)}
        >
          <p>{t('profile.locationRemoveText')}</p>
        </AskDialog>
      )}
    </ProfileSection>
  );
}

function LocationButtons({
  entry,
  roles,
  save,
  onAdd,
  onConfirmAll,
}: Pick<LocationsProps, 'entry' | 'roles'> & {
  readonly save: ReturnType<typeof useSaveProfile>;
  readonly onAdd: () => void;
  readonly onConfirmAll: () => void;
}) {
  const t = useText();
  const count = entry.locationsOfSale.length;
  const asksToConfirm =
    hasProfileFeature(roles, 'confirmAllLocations') &&
    count > 0 &&
    entry.confirmedAllLocationsOfSale !== true;
  return (
    <div className="buttons">
      {count < LOCATIONS_OF_SALE && (
        <Button icon="plus" onClick={onAdd}>
          {t('words.locationAdd')}
        </Button>
      )}
      {asksToConfirm && (
        <Button icon="check" busy={save.isPending} onClick={onConfirmAll}>
          {t('profile.task.confirmLocations')}
        </Button>
      )}
      <SavedLine isSaved={save.isSuccess} />
    </div>
  );
}

/** Asks where the location lies on the map; a location that was never saved has no id to be found by. */
function PlaceDialog({
  owner,
  country,
  countryCode,
  place: { id, internalName, address },
  onClose,
}: Pick<LocationsProps, 'owner' | 'countryCode'> & {
  readonly country: SalesEntry['country'];
  readonly place: SalesPlace;
  readonly onClose: () => void;
}) {
  if (id === undefined) return null;
  return (
    <PositionDialog
      location={{ account: owner, country, id, name: internalName, position: address.geoPosition }}
      countryCode={countryCode}
      onClose={onClose}
    />
  );
}
