import { useState } from 'react';
import type { Account } from '#shared/accounts/account.ts';
import { LOCATIONS_OF_SALE } from '#shared/accounts/limits.ts';
import { hasProfileFeature } from '#shared/accounts/profile-features.ts';
import type { CountryCode } from '#shared/kernel/country-code.ts';
import type { Role } from '#shared/kernel/role.ts';
import { Button } from '#web/components/button.tsx';
import { Card } from '#web/components/card.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { StatusChip } from '#web/components/status-chip.tsx';
import { SummaryList } from '#web/components/summary-list.tsx';
import { useText, useTexts } from '#web/i18n/text-provider.tsx';
import { fieldProblems } from './field-problems.ts';
import { LocationDialog } from './location-dialog.tsx';
import { townOf } from './location-values.ts';
import { type SalesEntry, type SalesPlace, withEntry } from './sales-entry.ts';
import { SaveFailure } from './save-failure.tsx';
import { ProfileSection, SavedLine } from './section-form.tsx';
import { usePositionWords } from './use-position-words.ts';
import { useSaveProfile } from './use-save-profile.ts';

type LocationsProps = {
  readonly account: Account;
  readonly roles: readonly Role[];
  readonly entry: SalesEntry;
  readonly countryCode: CountryCode;
};

/** Where animals are sold from. Each change is saved at once. */
export function LocationsSection({ account, roles, entry, countryCode }: LocationsProps) {
  const t = useText();
  const save = useSaveProfile();
  const [edited, setEdited] = useState<number | null>(null);
  const [removed, setRemoved] = useState<number | null>(null);
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

function LocationCard({
  place,
  onEdit,
  onDefault,
  onRemove,
}: {
  readonly place: SalesPlace;
  readonly onEdit: () => void;
  readonly onDefault: () => void;
  readonly onRemove: () => void;
}) {
  const t = useText();
  const positionWords = usePositionWords();
  const { address, internalName, isDefault } = place;
  const position = address.geoPosition;
  const which = <span className="visually-hidden"> {internalName}</span>;
  return (
    <Card
      heading={<h3>{internalName}</h3>}
      chips={
        <>
          {isDefault && (
            <StatusChip tone="info" icon="pin">
              {t('profile.locationDefault')}
            </StatusChip>
          )}
          {position === undefined && (
            <StatusChip tone="warn" icon="warning">
              {t('profile.locationNoPosition')}
            </StatusChip>
          )}
        </>
      }
      actions={
        <>
          <Button size="compact" icon="pencil" onClick={onEdit}>
            {t('action.edit')}
            {which}
          </Button>
          {!isDefault && (
            <Button size="compact" onClick={onDefault}>
              {t('profile.locationMakeDefault')}
              {which}
            </Button>
          )}
          <Button size="compact" look="quiet" onClick={onRemove}>
            {t('profile.remove')}
            {which}
          </Button>
        </>
      }
    >
      <SummaryList
        compact
        rows={[
          {
            key: 'address',
            term: t('profile.address'),
            value: [address.name, address.street, townOf(address)].filter(Boolean).join(', '),
          },
          {
            key: 'position',
            term: t('profile.positionTerm'),
            value: position && positionWords(position),
          },
          {
            key: 'reach',
            term: t('profile.reach'),
            value: [address.phone, address.email].filter(Boolean).join(', '),
          },
        ]}
      />
    </Card>
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
