import type { World } from '#functions/kernel/context.ts';
import { labelFor } from '#shared/kernel/label.ts';
import { type Locale, toLanguageTag } from '#shared/kernel/locale.ts';
import { agecategoryClass } from '#shared/masterdata/agecategory.ts';
import { offergroupClass } from '#shared/masterdata/offergroup.ts';
import type { Offer } from '#shared/offers/offer.ts';

/** Returns the names of offers in mails, the same as on the screens: "12 Fleckvieh, Färse". */
export async function offerNames(
  offers: readonly Offer[],
  locale: Locale,
  { store }: Pick<World, 'store'>,
): Promise<string[]> {
  const ages = offers.flatMap(({ ageCategory }) => ageCategory ?? []);
  const rows = await Promise.all([
    store.latestOf(offergroupClass, [...new Set(offers.map(({ offergroup }) => offergroup))]),
    store.latestOf(agecategoryClass, [...new Set(ages)]),
  ]);
  const names = new Map(
    rows.flat().map(({ id, data }) => [id, labelFor(data.labels, locale)] as const),
  );
  const number = new Intl.NumberFormat(toLanguageTag(locale));
  return offers.map(({ amount, offergroup, ageCategory = '' }) => {
    const what = [names.get(offergroup), names.get(ageCategory)].filter(Boolean);
    return `${number.format(amount)} ${what.join(', ')}`;
  });
}
