import { type OfferSearchState, RADII_KM } from '#shared/offers/search-params.ts';
import { SelectField } from '#web/components/select-field.tsx';
import { LocationField } from '#web/features/geocoding/public.ts';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { useCountry } from '#web/kernel/site.ts';
import type { FilterProps } from '#web/kernel/use-list-state.ts';

/** Asks for the place of the search, and for the radius around it. */
export function PlaceFilters({ state, change }: FilterProps<OfferSearchState>) {
  const t = useText();
  const { kilometres } = useFormats();
  const { data: country } = useCountry();
  return (
    <>
      <LocationField
        countrycode={country.code}
        place={state.place}
        onChoose={(location) =>
          change({
            place: location?.place ?? '',
            lat: location?.position.lat ?? null,
            lon: location?.position.lon ?? null,
          })
        }
      />
      <SelectField
        label={t('offers.condition.radius')}
        hint={state.lat === null ? t('offers.radiusHint') : undefined}
        value={state.radius}
        onChange={(event) => change({ radius: Number(event.target.value) })}
        options={RADII_KM.map((km) => ({ value: String(km), label: kilometres(km) }))}
      />
    </>
  );
}
