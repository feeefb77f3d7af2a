import { useState } from 'react';
import type { SupplierData } from '#shared/accounts/supplier-data.ts';
import { Button } from '#web/components/button.tsx';
import { StatusChip } from '#web/components/status-chip.tsx';
import { EffectsOfAll } from '#web/features/administration/public.ts';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { townLine } from '#web/i18n/town-line.ts';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { PositionDialog } from '../positions/position-dialog.tsx';
import { usePositionWords } from '../positions/use-position-words.ts';
import { CallFailure } from './call-failure.tsx';
import { useCountries } from './use-countries.ts';
import { useUserCall } from './use-user-calls.ts';

/**
 * Shows the countries an account sells in; where a country asks for a confirmation, its offers wait for it. Tells the
 * consequences of taking one back.
 */
export function SuppliersSection({ account }: { readonly account: EntityOf<'account'> }) {
  const t = useText();
  const { day } = useFormats();
  const countries = useCountries();
  const update = useUserCall('POST auth/accountmanage/updateaccount');
  const { supData } = account.data.userData;
  if (supData.length === 0) return null;
  const confirm = (country: string, confirmed: boolean) =>
    update.mutate({ account: account.id, confirmSupplier: { country, confirmed } });
  return (
    <section aria-labelledby="suppliers">
      <h2 id="suppliers">{t('users.sells')}</h2>
      <CallFailure error={update.error} />
      <ul className="plain user-rows">
        {supData.map((entry) => {
          const { country, locationsOfSale, confirmedByAdminOn: on } = entry;
          return (
            <li key={country}>
              <span>
                {countries.nameOf(country)}{' '}
                <span className="muted">
                  {t('users.locations', { count: locationsOfSale.length })}
                </span>{' '}
                <StatusChip tone={on ? 'ok' : 'warn'} icon={on ? 'check' : 'clock'}>
                  {on
                    ? t('words.onDay', { what: t('users.change.confirmed'), day: day(on) })
                    : t('users.notConfirmed')}
                </StatusChip>
              </span>
              <Button
                size="compact"
                busy={update.isPending}
                onClick={() => confirm(country, on === undefined)}
              >
                {t(on ? 'users.unconfirm' : 'words.confirm')}
                <span className="visually-hidden"> {countries.nameOf(country)}</span>
              </Button>
              {on !== undefined && (
                <EffectsOfAll
                  changes={[
                    {
                      id: account.id,
                      patch: { userData: { supData: withoutConfirmation(supData, entry) } },
                    },
                  ]}
                  title={t('administration.effects')}
                />
              )}
              {locationsOfSale.length > 0 && <SalePlaces account={account.id} entry={entry} />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const withoutConfirmation = (supData: readonly SupplierData[], entry: SupplierData) =>
  supData.map((other) => {
    const { confirmedByAdminOn: _, ...unconfirmed } = other;
    return other === entry ? unconfirmed : other;
  });

type Place = SupplierData['locationsOfSale'][number];

/** Shows the locations of sale in one country, each with its position, which administrators can set. */
function SalePlaces({
  account,
  entry: { country, locationsOfSale },
}: {
  readonly account: string;
  readonly entry: SupplierData;
}) {
  const t = useText();
  const positionWords = usePositionWords();
  const code = useCountries().find(country)?.data.code;
  const [placed, setPlaced] = useState<Place | null>(null);
  return (
    <>
      <ul className="plain user-places">
        {locationsOfSale.map((place) => {
          const { geoPosition, citycode, city } = place.address;
          return (
            <li key={place.id}>
              <span>
                {place.internalName}
                <span className="choice-hint">
                  {[
                    townLine({ citycode, city }),
                    geoPosition ? positionWords(geoPosition) : t('words.locationNoPosition'),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
              <Button size="compact" icon="pin" onClick={() => setPlaced(place)}>
                {t('profile.positionSet')}
                <span className="visually-hidden"> {place.internalName}</span>
              </Button>
            </li>
          );
        })}
      </ul>
      {placed !== null && code !== undefined && (
        <PositionDialog
          location={{
            account,
            country,
            id: placed.id,
            name: placed.internalName,
            position: placed.address.geoPosition,
          }}
          countryCode={code}
          onClose={() => setPlaced(null)}
        />
      )}
    </>
  );
}
