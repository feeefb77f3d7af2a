import type { World } from '#functions/kernel/context.ts';
import { countryClass } from '#shared/countries/country.ts';
import { labelFor } from '#shared/kernel/label.ts';
import { type Locale, toLanguageTag } from '#shared/kernel/locale.ts';
import { agecategoryClass } from '#shared/masterdata/agecategory.ts';
import { offergroupClass } from '#shared/masterdata/offergroup.ts';
import type { Offer } from '#shared/offers/offer.ts';

/**
 * Returns the names of offers in mails, the same as on the cards of offers: "12 Fleckvieh, Färse". Where the country
 * sells a kind by the week, the amount is the capacity of a year and no part of the name.
 */
export async function offerNames(
  offers: readonly Offer[],
  locale: Locale,
  { store }: Pick<World, 'store'>,
): Promise<string[]> {
  const ages = offers.flatMap(({ ageCategory }) => ageCategory ?? []);
  const [countries, ...rows] = await Promise.all([
    store.latestOf(countryClass, [...new Set(offers.map(({ country }) => country))]),
    store.latestOf(offergroupClass, [...new Set(offers.map(({ offergroup }) => offergroup))]),
    store.latestOf(agecategoryClass, [...new Set(ages)]),
  ]);
  const names = new Map(
    rows.flat().map(({ id, data }) => [id, labelFor(data.labels, locale)] as const),
  );
  const isByWeek = ({ country, animalkind }: Offer) =>
    countries
      .find(({ id }) => id === country)
      ?.data.animalkindsUsingPoultrySystem.includes(animalkind);
  const number = new Intl.NumberFormat(toLanguageTag(locale));
  return offers.map((offer) => {
    const { amount, offergroup, ageCategory = '' } = offer;
    const what = [names.get(offergroup), names.get(ageCategory)].filter(Boolean).join(', ');
    return isByWeek(offer) ? what : `${number.format(amount)} ${what}`;
  });
}
