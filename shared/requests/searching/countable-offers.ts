import type { AttributeFilter, FilterLeaf } from '#shared/kernel/attribute-filter.ts';
import { mondayOf } from '#shared/kernel/calendar-week.ts';
import { utcDayOf } from '#shared/kernel/day.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { FILTER_VALUES } from '#shared/kernel/filter-limits.ts';
import { DAY_MS } from '#shared/kernel/time.ts';
import type { Category1 } from '#shared/masterdata/category1.ts';
import { offerConditions } from '#shared/offers/offer-conditions.ts';

/**
 * Returns the offers that are an alternative to an exception: available by that day, and of a category that counts or
 * of none. Without `categories` all of them count.
 */
export function countableOffers({
  until,
  categories,
}: {
  readonly until: string;
  readonly categories: readonly string[] | undefined;
}): AttributeFilter[] {
  const canBeHad: AttributeFilter = {
    $or: [
      { field: 'status', comparison: 'eq', value: 'available' },
      { field: 'availableFrom', comparison: 'lte', value: until },
    ],
  };
  return categories === undefined ? [canBeHad] : [canBeHad, inOneOf(categories)];
}

function inOneOf(categories: readonly string[]): AttributeFilter {
  const lists = Array.from(
    { length: Math.ceil(categories.length / FILTER_VALUES) },
    (_, index): FilterLeaf => ({
      field: 'category1',
      comparison: 'in',
      value: categories.slice(index * FILTER_VALUES, (index + 1) * FILTER_VALUES),
    }),
  );
  return { $or: [{ field: 'category1', comparison: 'exists', value: false }, ...lists] };
}

/**
 * Returns the last day on which animals are wanted: today, unless the search names weeks or a later day. An offer of
 * a later day is no alternative yet, whatever its supplier promises.
 */
export function lastWantedDay(filter: AttributeFilter | undefined, today: string): string {
  const days = offerConditions(filter).map((condition) => {
    if (condition.kind === 'now') return condition.day;
    const last = condition.kind === 'week' ? condition.weeks.at(-1) : undefined;
    return last === undefined ? today : sundayOf(last);
  });
  return [today, ...days].toSorted().at(-1) ?? today;
}

function sundayOf(week: string): string {
  return utcDayOf(mondayOf(week).getTime() + 6 * DAY_MS);
}

type Category = Pick<Entity<Category1>, 'id' | 'data'>;

/** Returns the categories whose offers count as found; undefined where all count. */
export function countedCategories(categories: readonly Category[]): string[] | undefined {
  const counted = categories.filter(({ data }) => !data.disabledForRequestSearch);
  return counted.length === categories.length ? undefined : counted.map(({ id }) => id);
}
