import { useState } from 'react';
import type { SupplierData } from '#shared/accounts/supplier-data.ts';
import { Button } from '#web/components/button.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { townLine } from '#web/i18n/town-line.ts';
import { PositionDialog } from '../positions/position-dialog.tsx';
import { usePositionWords } from '../positions/use-position-words.ts';
import { useCountries } from './use-countries.ts';

type Place = SupplierData['locationsOfSale'][number];

/** Shows the locations of sale in one country, each with its position, which administrators can set. */
export function SalePlaces({
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
