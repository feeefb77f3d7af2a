import type { CountryEntity } from '#shared/countries/endpoints.ts';
import { entityOf } from '#test/support/entity-of.ts';
import { testId } from '#test/support/test-id.ts';
import type { Site } from '#web/kernel/site.ts';

export type CountryFields = Partial<CountryEntity['data']>;

/** A country as `getbyurl` gives it; id `testId('country')`. */
export function countryOf(more: CountryFields = {}): CountryEntity {
  const code = more.code ?? 'DE';
  return entityOf(
    'country',
    {
      labels: [
        { lang: 'de_DE' as const, label: 'Deutschland' },
        { lang: 'en_GB' as const, label: 'Germany' },
      ],
      domains: [`${code.toLowerCase()}.example.org`],
      languages: ['de_DE' as const, 'en_GB' as const],
      enabledForWebsite: true,
      isAdmin: false,
      usesRequestSystem: true,
      enabledAnimals: [testId('cattle')],
      animalkindsUsingPoultrySystem: [],
      animalkindsUsingLowhatchRequests: [],
      allowTransnationalSearch: false,
      offerAutApproval: false,
      usesAssociations: false,
      registrationProcedure: 'immediate' as const,
      userAgreement: 'notUsed' as const,
      secondFactorFor: [],
      activityPeriodDays: 90,
      accent: 'forest' as const,
      ...more,
      code,
    },
    code === 'DE' ? 'country' : `country ${code}`,
  );
}

/** The site of a country on a domain of its own, with no content page yet. */
export const siteOf = (country = countryOf()): Site => ({
  country,
  languages: country.data.languages,
  isAdmin: country.data.isAdmin,
  basename: '',
  oidc: { issuer: 'https://sso.example.org', clientId: 'web' },
  ssoIdpHint: null,
  footer: [],
  labelled: [],
});
