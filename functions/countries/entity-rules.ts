import type { EntityRule } from '#functions/kernel/entity-rule.ts';
import type { Country } from '#shared/countries/country.ts';
import { offerSettingsChanged } from '#shared/countries/offer-settings-changed.ts';
import type { CountryChanged } from '#shared/offers/country-changed.ts';

/** The offers of a country follow its settings: the message is written with the save. */
export const countryRule: EntityRule<Country> = {
  beforeSave: async ({ before, data }) => {
    const isChanged = before !== undefined && offerSettingsChanged(before.data, data);
    const body = { country: before?.id ?? '' } satisfies CountryChanged;
    return { data, messages: isChanged ? [{ queue: 'offers', body }] : [] };
  },
};
