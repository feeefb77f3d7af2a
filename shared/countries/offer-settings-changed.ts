import type { Country } from './country.ts';

type OfferSettings = Pick<
  Country,
  | 'enabledForWebsite'
  | 'enabledAnimals'
  | 'offerAutApproval'
  | 'usesAssociations'
  | 'registrationProcedure'
>;

/**
 * Tells whether a change of the country changed settings that its existing offers follow (`shared/README.md`, Offer).
 */
export function offerSettingsChanged(before: OfferSettings, after: OfferSettings): boolean {
  return JSON.stringify(offerSettings(before)) !== JSON.stringify(offerSettings(after));
}

function offerSettings(country: OfferSettings) {
  const { enabledForWebsite, offerAutApproval, usesAssociations, registrationProcedure } = country;
  return [
    [enabledForWebsite, offerAutApproval, usesAssociations, registrationProcedure],
    country.enabledAnimals.toSorted(),
  ];
}
