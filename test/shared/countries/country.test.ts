import { describe, expect, test } from 'vitest';
import { type Country, countryClass } from '#shared/countries/country.ts';
import { circumstancesAt } from '#shared/kernel/circumstances.ts';
import { GUEST } from '#shared/kernel/principal.ts';
import { readGroupFor } from '#shared/kernel/row-rights.ts';
import { describeMasterData } from '#test/support/describe-master-data.ts';
import { entityOf } from '#test/support/entity-of.ts';
import { principal } from '#test/support/principals.ts';

const minimal = {
  labels: [{ lang: 'de_DE', label: 'Deutschland' }],
  code: 'DE',
  domains: ['de.localhost'],
  languages: ['de_DE', 'en_DE'],
  enabledForWebsite: true,
};
const stored = {
  ...minimal,
  isAdmin: false,
  usesRequestSystem: false,
  enabledAnimals: [],
  animalkindsUsingPoultrySystem: [],
  animalkindsUsingLowhatchRequests: [],
  allowTransnationalSearch: false,
  offerAutApproval: false,
  usesAssociations: false,
  registrationProcedure: 'immediate',
  userAgreement: 'notUsed',
  secondFactorFor: [],
  activityPeriodDays: 90,
  accent: 'forest',
};

describeMasterData(countryClass, {
  minimal,
  stored,
  refused: {
    'a code that is no country code': { code: 'de' },
    'no domain': { domains: [] },
    'a domain that is no host name': { domains: ['de_localhost'] },
    'a page of a site in place of its domain': { domains: ['https://localhost/de'] },
    'a language that the product does not know': { languages: ['xx_XX'] },
    'no language': { languages: [] },
    'no label': { labels: [] },
    'two labels in one language': { labels: [...minimal.labels, ...minimal.labels] },
    'an accent that was not checked for contrast': { accent: 'yellow' },
    'an animal kind that is no id': { enabledAnimals: ['cattle'] },
    'an agreement that is neither required nor unused': { userAgreement: 'sometimes' },
    'a second factor for guests, who have no account': { secondFactorFor: ['GUEST'] },
    'a second factor for everybody at once': { secondFactorFor: 'AUT' },
    'an activity period of no days': { activityPeriodDays: 0 },
  },
});

test('a domain is stored as a browser names it, once, however people copied it', () => {
  const domainsOf = (...domains: readonly string[]) =>
    countryClass.schema.parse({ ...minimal, domains }).domains;
  expect(
    domainsOf('https://Tiere.example/', 'tiere.example:8443', 'tiere.example.', 'tiere.example'),
  ).toEqual(['tiere.example']);
  expect(domainsOf('höfe.example')).toEqual(['xn--hfe-sna.example']);
});

describe('a country that is not enabled', () => {
  const closed = entityOf<Country>(
    'country',
    countryClass.schema.parse({ ...stored, enabledForWebsite: false }),
  );
  const now = new Date('2026-03-02T08:00:00.000Z');

  test('does not exist for anybody but administrators', () => {
    expect(readGroupFor(countryClass, GUEST, closed, circumstancesAt(now))).toBeUndefined();
    expect(
      readGroupFor(countryClass, principal('AUT'), closed, circumstancesAt(now)),
    ).toBeUndefined();
    expect(readGroupFor(countryClass, principal('ADM'), closed, circumstancesAt(now))).toBe(
      countryClass.groups.all,
    );
  });
});

test('a code and each domain, in whatever letters, belong to one country', () => {
  const two = countryClass.schema.parse({ ...stored, domains: ['de.localhost', 'WWW.De.test'] });
  expect(countryClass.unique.code?.(two)).toEqual(['DE']);
  expect(countryClass.unique.domains?.(two)).toEqual(['de.localhost', 'www.de.test']);
});
