import type { EntityRule } from '#functions/kernel/entity-rule.ts';
import { newLinkSecret } from '#functions/kernel/tokens/link-secret.ts';
import { countryClass } from '#shared/countries/country.ts';
import { AppError, fieldDetail } from '#shared/kernel/app-error.ts';
import { offerErrors } from '#shared/offers/errors.ts';
import type { SavedSearch, SavedSearches } from '#shared/offers/savedsearches.ts';

/**
 * Refuses new searches for kinds that their country does not offer. A search whose mails begin tells of offers from
 * now on.
 */
export const savedsearchesRule: EntityRule<SavedSearches> = {
  beforeSave: async ({ before, data, context }) => {
    const known = new Map(before?.data.searches.map((search) => [keyOf(search), search]));
    const now = context.clock.now().toISOString();
    for (const [index, search] of data.searches.entries()) {
      if (known.has(keyOf(search))) continue;
      const country = await context.store.latest(countryClass, search.country);
      if (country?.data.enabledAnimals.includes(search.animalkind)) continue;
      const details = [
        fieldDetail(`data.searches.${index}.animalkind`, offerErrors.animalkindNotOffered),
      ];
      throw new AppError(offerErrors.savingFailed, { details });
    }
    const searches = data.searches.map((search) => {
      const was = known.get(keyOf(search));
      return { ...search, since: was?.mail ? was.since : now };
    });
    return { data: { ...data, searches, secret: data.secret ?? newLinkSecret(context) } };
  },
};

const keyOf = ({ country, animalkind, query }: SavedSearch): string =>
  JSON.stringify([country, animalkind, query]);
