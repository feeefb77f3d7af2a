import { useState } from 'react';
import type { Account } from '#shared/accounts/account.ts';
import { LOCATIONS_OF_SALE } from '#shared/accounts/limits.ts';
import { hasProfileFeature } from '#shared/accounts/profile-features.ts';
import type { CountryCode } from '#shared/kernel/country-code.ts';
import type { Role } from '#shared/kernel/role.ts';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { useText, useTexts } from '#web/i18n/text-provider.tsx';
import { PositionDialog } from '../positions/position-dialog.tsx';
import { fieldProblems } from './field-problems.ts';
import { LocationCard } from './location-card.tsx';
import { LocationDialog } from './location-dialog.tsx';
import { type SalesEntry, type SalesPlace, withEntry } from './sales-entry.ts';
import { SaveFailure } from './save-failure.tsx';
import { ProfileSection, SavedLine } from './section-form.tsx';
import { useSaveProfile } from './use-save-profile.ts';

type LocationsProps = {
  /** Its id. */
  readonly owner: string;
  readonly account: Account;
  readonly roles: readonly Role[];
  readonly entry: SalesEntry;
  readonly countryCode: CountryCode;
};

/** Where animals are sold from. Each change is saved at once. */
export function LocationsSection({ owner, account, roles, entry, countryCode }: LocationsProps) {
  const t = useText();
  const save = useSaveProfile();
  const [edited, setEdited] = useState<number | null>(null);
  const [removed, setRemoved] = useState<number | null>(null);
  const [placed, setPlaced] = useState<SalesPlace | null>(null);
  const places = entry.locationsOfSale;
  const keep = (change: Partial<SalesEntry>) =>
    save.mutate({ supData: withEntry(account, { ...entry, ...change }) });
  const makeDefault = (at: number) =>
    keep({
      locationsOfSale: places.map((place, other) => ({ ...place, isDefault: other === at })),
    });
  const removing = removed === null ? undefined : places[removed];
  return (
    <ProfileSection id="locations" title={t('profile.locations')} lead={t('profile.locationsLead')}>
      <LocationRefusal error={save.error} />
      {places.length > 0 && (
        <ul className="plain cards">
          {places.map((place, at) => (
            <li key={place.id ?? at}>
              <LocationCard
                place={place}
                onEdit={() => setEdited(at)}
                onDefault={() => makeDefault(at)}
                onRemove={() => setRemoved(at)}
                onPlace={() => setPlaced(place)}
              />
            </li>
          ))}
        </ul>
      )}
      {places.length === 0 && <p>{t('profile.locationsNone')}</p>}
      <div className="buttons">
        {places.length < LOCATIONS_OF_SALE && (
          <Button icon="plus" onClick={() => setEdited(places.length)}>
            {t('profile.locationAdd')}
          </Button>
        )}
        {hasProfileFeature(roles, 'confirmAllLocations') &&
          places.length > 0 &&
          entry.confirmedAllLocationsOfSale !== true && (
            <Button
              icon="check"
              busy={save.isPending}
              onClick={() => keep({ confirmedAllLocationsOfSale: true })}
            >
              {t('profile.confirmLocations')}
            </Button>
          )}
        <SavedLine isSaved={save.isSuccess} />
      </div>
      {edited !== null && (
        <LocationDialog
          account={account}
          entry={entry}
          countryCode={countryCode}
          at={edited}
          onClose={() => setEdited(null)}
        />
      )}
      {placed?.id !== undefined && (
        <PositionDialog
          location={{
            account: owner,
            country: entry.country,
            id: placed.id,
            name: placed.internalName,
            position: placed.address.geoPosition,
          }}
          countryCode={countryCode}
          onClose={() => setPlaced(null)}
        />
      )}
      {removing && (
        <RemoveLocationDialog
          name={removing.internalName}
          onClose={() => setRemoved(null)}
          onRemove={() => {
            keep({ locationsOfSale: places.filter((place) => place !== removing) });
            setRemoved(null);
          }}
        />
      )}
    </ProfileSection>
  );
}

/** A refusal names the field: here the location that offers use. */
function LocationRefusal({ error }: { readonly error: unknown }) {
  const { find } = useTexts();
  const [text] = Object.values(fieldProblems(find, error));
  if (text === undefined) return <SaveFailure error={error} />;
  return (
    <p className="field-error" role="alert">
      {text}
    </p>
  );
}

function RemoveLocationDialog({
  name,
  onRemove,
  onClose,
}: {
  readonly name: string;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}) {
  const t = useText();
  return (
    <Dialog title={t('profile.locationRemoveTitle', { name })} onClose={onClose}>
      <p>{t('profile.locationRemoveText')}</p>
      <div className="buttons">
        <Button look="danger" onClick={onRemove}>
          {t('profile.remove')}
        </Button>
        <Button onClick={onClose}>{t('action.cancel')}</Button>
      </div>
    </Dialog>
  );
}
