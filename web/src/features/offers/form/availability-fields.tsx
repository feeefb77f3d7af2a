import { AVAILABILITIES } from '#shared/offers/availability.ts';
import { Checkbox, SegmentedRadio } from '#web/components/choice-group.tsx';
import { DateField } from '#web/components/date-field.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import type { OfferFormState } from './use-offer-form.ts';

/** Whether the animals can be had now, later or not, and on the spot market. */
export function AvailabilityFields({
  form: { values, set, errors },
}: {
  readonly form: OfferFormState;
}) {
  const t = useText();
  const choices = AVAILABILITIES.filter(
    (one) => one !== 'archived' || values.status === 'archived',
  );
  return (
    <section aria-labelledby="availability" className="offer-form-section">
      <h2 id="availability">{t('offers.sectionAvailability')}</h2>
      <SegmentedRadio
        id="status"
        label={t('offers.availability')}
        error={errors.status}
        choices={choices.map((value) => ({ value, label: t(`offers.quick.${value}`) }))}
        value={values.status}
        onChange={(value) => {
          const status = AVAILABILITIES.find((one) => one === value);
          if (status) set({ status });
        }}
      />
      {(values.status === 'later' || values.status === 'unavailable') && (
        <DateField
          id="availableFrom"
          label={t('offers.from')}
          required={values.status === 'later'}
          error={errors.availableFrom}
          value={values.availableFrom}
          onChange={(event) => set({ availableFrom: event.target.value })}
        />
      )}
      <Checkbox
        id="spotMarket"
        label={t('offers.spotMarketField')}
        checked={values.spotMarket}
        onChange={(spotMarket) => set({ spotMarket })}
      />
    </section>
  );
}
