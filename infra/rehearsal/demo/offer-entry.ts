import type { DemoEntity } from '#infra/demo/demo-entity.ts';
import { Country, countryClass } from '#shared/countries/country.ts';
import { timeZoneOf } from '#shared/countries/time-zone.ts';
import { weekOf } from '#shared/kernel/calendar-week.ts';
import { dayIn } from '#shared/kernel/day.ts';
import type { Day } from '#shared/kernel/time.ts';
import { Agecategory, agecategoryClass } from '#shared/masterdata/agecategory.ts';
import { Animalusage, animalusageClass } from '#shared/masterdata/animalusage.ts';
import type { Preorder } from '#shared/masterdata/preorder.ts';
import { Offer, type OfferDraft, type WeekStatus } from '#shared/offers/offer.ts';
import { offerClass } from '#shared/offers/offer-class.ts';
import { preorderOf } from '#shared/offers/preorder-of.ts';
import { preorderProblems } from '#shared/offers/preorder-problems.ts';
import { weeklyProblems } from '#shared/offers/weekly-rows.ts';
import { entryOf } from './demo-entry.ts';

/**
 * Makes the function that returns the data a caller would send today, in the offer's country: of an offer only the weeks
 * that can still be promised.
 */
export function makeEntry(all: readonly DemoEntity[], now: Date) {
  const preorderFor = preordersIn(all);
  const countries = all.filter(({ entityclass }) => entityclass === countryClass.name);
  const zones = new Map(countries.map(({ id, data }) => [id, timeZoneOf(Country.parse(data))]));
  return (entity: DemoEntity): object => {
    if (entity.entityclass !== offerClass.name) return entryOf(entity);
    const offer = Offer.parse(entity.data);
    const today = dayIn(zones.get(offer.country) ?? 'UTC', now);
    const statusWeekly = promisable(offer, preorderFor(offer), today);
    return { ...entryOf(entity), statusWeekly };
  };
}

/** Returns the rows that a new offer may have: of no week that has passed, none sooner than its lead time. */
export function promisable(
  { status, statusWeekly }: Pick<OfferDraft, 'status' | 'statusWeekly'>,
  preorder: Preorder | undefined,
  today: Day,
): WeekStatus[] {
  const thisWeek = weekOf(new Date(today));
  return statusWeekly.filter(
    (row) =>
      weeklyProblems([row], [], thisWeek).length === 0 &&
      preorderProblems(undefined, { status, statusWeekly: [row], preorder }, today).length === 0,
  );
}

function preordersIn(all: readonly DemoEntity[]) {
  const find = (entityclass: string, id: string | undefined) =>
    all.find((entity) => entity.entityclass === entityclass && entity.id === id)?.data;
  return (offer: Offer): Preorder | undefined => {
    const usage = find(animalusageClass.name, offer.animalusage);
    const age = find(agecategoryClass.name, offer.ageCategory);
    return preorderOf(offer, {
      animalusage: usage && Animalusage.parse(usage),
      ageCategory: age && Agecategory.parse(age),
    });
  };
}
