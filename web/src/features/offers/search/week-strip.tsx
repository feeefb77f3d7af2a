import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { mondayOf, weekOf } from '#shared/kernel/calendar-week.ts';
import { utcDayOf } from '#shared/kernel/day.ts';
import { DAY_MS } from '#shared/kernel/time.ts';
import { latestWeek, weeksAhead } from '#shared/offers/preorder-dates.ts';
import type { OfferSearchState } from '#shared/offers/search-params.ts';
import { Button } from '#web/components/button.tsx';
import { Icon } from '#web/components/icon.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { type FilterProps, useShownFirst } from '#web/kernel/use-list-state.ts';
import { useToday } from '#web/kernel/use-today.ts';
import { offerFacets } from './offer-facets.ts';
import type { Overview } from './search-overview.ts';
import './week-strip.css';

const FEWEST_WEEKS = 12;

/** Asks for the week of animals that are sold by weeks: each says how many there are within the other filters. */
export function WeekStrip({
  counts,
  ...search
}: FilterProps<OfferSearchState> & {
  readonly counts: Overview['facets'] | undefined;
}) {
  const { state, change } = useShownFirst(search);
  const t = useText();
  const { week: weekName, monday, number } = useFormats();
  const name = useId();
  const cells = useRef<HTMLDivElement>(null);
  const facets = offerFacets(counts);
  const weeks = useWeeks(state.week, facets.offered('offeredWeeks'));
  const animalsIn = (week: string) => facets.animalsIn(week) ?? 0;
  const most = Math.max(1, ...weeks.map(animalsIn));
  const isEmpty = (week: string) => facets.countOf('week', week) === 0;
  const next =
    state.week !== '' && isEmpty(state.week) && nextOf(weeks, state.week, (week) => !isEmpty(week));
  useEffect(() => {
    const list = cells.current;
    const chosen = list?.querySelector(`input[value="${state.week}"]`)?.parentElement;
    if (list && chosen) {
      list.scrollLeft = chosen.offsetLeft - (list.clientWidth - chosen.clientWidth) / 2;
    }
  }, [state.week]);
  const onKeyDown = (event: KeyboardEvent) => {
    const week = event.key === 'Home' ? weeks[0] : event.key === 'End' ? weeks.at(-1) : undefined;
    if (week === undefined) return;
    event.preventDefault();
    cells.current?.querySelector<HTMLInputElement>(`input[value="${week}"]`)?.focus();
    change({ week });
  };
  const turn = (by: 1 | -1) => {
    const list = cells.current;
    if (list) list.scrollLeft += by * list.clientWidth;
  };
  const textOf = (week: string) => {
    const animals = animalsIn(week);
    if (animals > 0) return number(animals);
    return facets.countOf('week', week) ? t('inputs.yes') : '–';
  };
  return (
    <fieldset className="week-strip">
      <legend>{t('offers.week')}</legend>
      <WeekOfDay change={change} />
      <button
        type="button"
        className="icon-button"
        aria-label={t('offers.earlierWeeks')}
        onClick={() => turn(-1)}
      >
        <Icon name="left" />
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Home and End go to the first and last of the radio buttons */}
      <div className="week-cells" ref={cells} onKeyDown={onKeyDown}>
        {weeks.map((week) => (
          <label key={week} className={`week-cell face-choice ${isEmpty(week) ? 'is-empty' : ''}`}>
            <input
              type="radio"
              name={name}
              value={week}
              checked={state.week === week}
              onChange={() => change({ week })}
            />
            <span>
              <strong>{weekName(week)}</strong> <span>{monday(week)}</span>{' '}
              <strong>{counts && textOf(week)}</strong>{' '}
              {isEmpty(week) && <span className="visually-hidden">{t('offers.noAnimals')}</span>}
              <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
                <rect width={(100 * animalsIn(week)) / most} height="4" />
              </svg>
            </span>
          </label>
        ))}
      </div>
      <button
        type="button"
        className="icon-button"
        aria-label={t('offers.laterWeeks')}
        onClick={() => turn(1)}
      >
        <Icon name="right" />
      </button>
      {next && (
        <div className="week-next">
          <p>{t('offers.weekEmpty', { week: weekName(state.week) })}</p>
          <Button look="primary" onClick={() => change({ week: next })}>
            {t('offers.showWeek', {
              week: weekName(next),
              animals: animalsIn(next),
              shown: number(animalsIn(next)),
            })}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

/** Asks for a day, by the calendar of the device: its week is chosen. */
function WeekOfDay({ change }: Pick<FilterProps<OfferSearchState>, 'change'>) {
  const t = useText();
  const today = useToday();
  const calendar = useRef<HTMLInputElement>(null);
  const last = utcDayOf(mondayOf(latestWeek(today)).getTime() + 6 * DAY_MS);
  return (
    <div className="week-day">
      <input
        type="date"
        ref={calendar}
        aria-label={t('offers.weekOfDay')}
        aria-hidden="true"
        tabIndex={-1}
        min={today}
        max={last}
        onChange={({ target: { value: day } }) => {
          // A year that is half typed is a day of long ago.
          if (day >= today && day <= last) change({ week: weekOf(new Date(day)) });
        }}
      />
      <Button
        look="quiet"
        size="compact"
        icon="calendar"
        onClick={() => calendar.current?.showPicker()}
      >
        {t('offers.weekOfDay')}
      </Button>
    </div>
  );
}

/** Returns the weeks to choose from: from the present one to the last that the market offers, with the chosen one. */
function useWeeks(chosen: string, offered: readonly string[]): string[] {
  const weeks = weeksAhead(useToday());
  const latest = [weeks[FEWEST_WEEKS - 1] ?? '', chosen, ...offered].sort().at(-1) ?? '';
  const shown = weeks.filter((week) => week <= latest);
  return chosen === '' || shown.includes(chosen) ? shown : [...shown, chosen].sort();
}

/** Returns the next week that has animals, or else the last one before. */
function nextOf(
  weeks: readonly string[],
  chosen: string,
  hasAnimals: (week: string) => boolean,
): string | undefined {
  const some = weeks.filter(hasAnimals);
  return some.find((week) => week > chosen) ?? some.at(-1);
}
