import { weeksAhead } from '#shared/offers/preorder-dates.ts';
import type { Market } from '#shared/offers/search-filter.ts';
import { type OfferSearchState, WEEKS_AROUND } from '#shared/offers/search-params.ts';
import { SelectField } from '#web/components/select-field.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { useCountry } from '#web/kernel/site.ts';
import type { FilterProps } from '#web/kernel/use-list-state.ts';
import { useToday } from '#web/kernel/use-today.ts';
import type { Facets } from './offer-facets.ts';

type WeekProps = FilterProps<OfferSearchState> & {
  readonly facets: Facets;
  readonly market: Market;
};

/**
 * Asks for the week in which the animals are wanted, and for the number of weeks earlier or later that also do. Animals
 * sold by weeks have their strip of weeks above the results.
 */
export function WeekFilter({ state, change, facets, market }: WeekProps) {
  const t = useText();
  const { animalkindsUsingPoultrySystem } = useCountry().data;
  const { week: weekName, weekDays, number } = useFormats();
  const offered = facets.offered('offeredWeeks');
  const weeks = weeksAhead(useToday());
  const isOffered = weeks.some((week) => offered.includes(week));
  if (!isOffered && state.week === '') return null;
  const wanted = state.week === '' || weeks.includes(state.week) ? weeks : [state.week, ...weeks];
  return (
    <>
      {!animalkindsUsingPoultrySystem.includes(market.animalkind) && (
        <SelectField
          label={t('offers.week')}
          empty={t('offers.anyWeek')}
          value={state.week}
          onChange={(event) => change({ week: event.target.value })}
          options={wanted.map((week) => {
            const count = facets.countOf('week', week);
            const name = `${weekName(week)} ${week.slice(0, 4)} · ${weekDays(week)}`;
            return {
              value: week,
              label: count === undefined ? name : `${name} (${number(count)})`,
            };
          })}
        />
      )}
      {state.week !== '' && (
        <div className="weeks-around">
          <WeeksAround
            label={t('offers.weeksBefore')}
            value={state.before}
            onChange={(before) => change({ before })}
          />
          <WeeksAround
            label={t('offers.weeksAfter')}
            value={state.after}
            onChange={(after) => change({ after })}
          />
        </div>
      )}
    </>
  );
}

function WeeksAround({
  label,
  value,
  onChange,
}: {
  readonly label: string;
  readonly value: number;
  readonly onChange: (weeks: number) => void;
}) {
  const t = useText();
  return (
    <SelectField
      label={label}
      value={value}
      onChange={(event) => onChange(Number(event.target.value))}
      options={WEEKS_AROUND.map((weeks) => ({
        value: String(weeks),
        label: t('offers.weekCount', { count: weeks }),
      }))}
    />
  );
}
