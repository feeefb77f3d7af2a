import type { EntityRule } from '#functions/kernel/entity-rule.ts';
import { newLinkSecret } from '#functions/kernel/tokens/link-secret.ts';
import { countryClass } from '#shared/countries/country.ts';
import { AppError, fieldDetail } from '#shared/kernel/app-error.ts';
import { DAY_MS } from '#shared/kernel/time.ts';
import { offerErrors } from '#shared/offers/errors.ts';
import type { SavedSearch, SavedSearches } from '#shared/offers/savedsearches.ts';

/**
 * Refuses new searches for kinds that their country does not offer. A search whose mails begin tells of offers from
 * now on, a new one from the instant that it says, at most a day ago.
 */
export const savedsearchesRule: EntityRule<SavedSearches> = {
  beforeSave: async ({ before, data, context }) => {
    const searchesBefore = new Map(before?.data.searches.map((search) => [keyOf(search), search]));
    const now = context.clock.now().toISOString();
    const oldest = new Date(Date.parse(now) - DAY_MS).toISOString();
    for (const [index, search] of data.searches.entries()) {
      if (searchesBefore.has(keyOf(search))) continue;
      const country = await context.store.latest(countryClass, search.country);
      if (country?.data.enabledAnimals.includes(search.animalkind)) continue;
      const details = [
        fieldDetail(`data.searches.${index}.animalkind`, offerErrors.animalkindNotOffered),
      ];
      throw new AppError(offerErrors.savingFailed, { details });
    }
    const searches = data.searches.map((search) => {
      const was = searchesBefore.get(keyOf(search));
      // A search that was deleted by mistake comes back with its own instant.
      const begin = was ? now : bounded(search.since, oldest, now);
      return { ...search, since: was?.mail ? was.since : begin };
    });
    return { data: { ...data, searches, secret: data.secret ?? newLinkSecret(context) } };
  },
};

const bounded = (instant: string, least: string, most: string): string => {
  if (instant < least) return least;
  return instant > most ? most : instant;
};

const keyOf = ({ country, animalkind, query }: SavedSearch): string =>
  JSON.stringify([country, animalkind, query]);
