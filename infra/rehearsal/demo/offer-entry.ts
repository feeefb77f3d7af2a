import type { DemoEntity } from '#infra/demo/demo-entity.ts';
import { weekOf } from '#shared/kernel/calendar-week.ts';
import { utcDayOf } from '#shared/kernel/day.ts';
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
 * Makes the function that returns the data a caller would send today: of an offer only the weeks that can still be
 * promised.
 */
export function makeEntry(all: readonly DemoEntity[], now: Date) {
  const preorderFor = preordersIn(all);
  return (entity: DemoEntity): object => {
    if (entity.entityclass !== offerClass.name) return entryOf(entity);
    const offer = Offer.parse(entity.data);
    const statusWeekly = promisable(offer, preorderFor(offer), now);
    return { ...entryOf(entity), statusWeekly };
  };
}

/** Returns the rows that a new offer may have: of no week that has passed, none sooner than its lead time. */
export function promisable(
  { status, statusWeekly }: Pick<OfferDraft, 'status' | 'statusWeekly'>,
  preorder: Preorder | undefined,
  now: Date,
): WeekStatus[] {
  const today = utcDayOf(now);
  return statusWeekly.filter(
    (row) =>
      weeklyProblems([row], [], weekOf(now)).length === 0 &&
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
