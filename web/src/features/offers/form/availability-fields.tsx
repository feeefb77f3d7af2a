import type { Availability } from '#shared/offers/availability.ts';
import { AVAILABILITIES, maySetAvailability } from '#shared/offers/availability.ts';
import { Button } from '#web/components/button.tsx';
import { Checkbox, SegmentedRadio } from '#web/components/choice-group.tsx';
import { DateField } from '#web/components/date-field.tsx';
import { Notice } from '#web/components/notice.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { AVAILABILITY_WORDS } from '../availability-words.ts';
import { weekOfId } from '../weeks/week-id.ts';
import { WeeksField } from '../weeks/weeks-field.tsx';
import type { OfferFormState } from './use-offer-form.ts';

/**
 * Asks whether the animals can be had now, later or not, week by week where they are sold so, and on the spot market.
 */
export function AvailabilityFields({
  form,
  stored,
}: {
  readonly form: OfferFormState;
  /** The stored state of the offer. */
  readonly stored: Availability | undefined;
}) {
  const t = useText();
  const { values, set, errors, weeks } = form;
  const choices = AVAILABILITIES.filter(
    (availability) =>
      (availability !== 'archived' || values.status === 'archived') &&
      (stored === undefined || maySetAvailability(stored, availability)),
  );
  return (
    <section aria-labelledby="availability" className="offer-form-section">
      <h2 id="availability">{t('offers.sectionAvailability')}</h2>
      <SegmentedRadio
        id="status"
        label={t('offers.availability')}
        error={errors.status}
        choices={choices.map((value) => ({ value, label: t(AVAILABILITY_WORDS[value]) }))}
        value={values.status}
        onChange={(value) => {
          const status = AVAILABILITIES.find((name) => name === value);
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
      {weeks?.isByWeek && (
        <WeeksField
          key={values.animalkind}
          entries={values.statusWeekly}
          onChange={(statusWeekly) => set({ statusWeekly })}
          window={weeks.window}
          step={weeks.step}
          errors={errorsByWeek(errors)}
          error={errors.statusWeekly}
        />
      )}
      {weeks?.isByWeek === false && Object.keys(weeks.kept).length > 0 && (
        <KeptWeeks weeks={Object.keys(weeks.kept)} onRemove={() => set({ statusWeekly: {} })} />
      )}
    </section>
  );
}

/** Shows the weeks of an offer whose kind is sold by week no more: they can only be taken out. */
function KeptWeeks({
  weeks,
  onRemove,
}: {
  readonly weeks: readonly string[];
  readonly onRemove: () => void;
}) {
  const t = useText();
  const { list, week } = useFormats();
  return (
    <Notice title={t('offer.weeks')}>
      <p>{list(weeks.map((name) => week(name)))}</p>
      <Button size="compact" icon="cross" onClick={onRemove}>
        {t('words.remove')}
      </Button>
    </Notice>
  );
}

function errorsByWeek(errors: OfferFormState['errors']): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([id, text]) => {
      const week = weekOfId(id);
      return week === undefined ? [] : [[week, text]];
    }),
  );
}
