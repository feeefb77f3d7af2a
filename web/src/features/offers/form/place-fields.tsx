import { RadioGroup } from '#web/components/choice-group.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import type { SalesLocation } from './offer-form-page.tsx';
import type { OfferFormState } from './use-offer-form.ts';

/** Where the animals stand; it gives the offer its country and position. */
export function PlaceFields({
  form,
  locations,
}: {
  readonly form: OfferFormState;
  readonly locations: readonly SalesLocation[];
}) {
  const t = useText();
  return (
    <RadioGroup
      id="locationOfSale"
      label={t('offers.location')}
      required
      error={form.errors.locationOfSale}
      choices={locations.map((location) => ({
        value: location.id,
        label: location.internalName,
        hint: [location.address.citycode, location.address.city].filter(Boolean).join(' '),
      }))}
      value={form.values.locationOfSale}
      onChange={(locationOfSale) => form.set({ locationOfSale })}
    />
  );
}
