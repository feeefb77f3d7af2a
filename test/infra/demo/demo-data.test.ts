import { describe, expect, test } from 'vitest';
import { buildDemoData } from '#infra/demo/build-demo-data.ts';
import { demoId } from '#infra/demo/demo-entity.ts';
import { checkRefs } from '#infra/demo/load-demo-data.ts';
import { Account } from '#shared/accounts/account.ts';
import { isControlNumber } from '#shared/accounts/control-number-formats.ts';
import { Cmspage } from '#shared/content/cmspage.ts';
import { HELP_PAGE } from '#shared/content/usage-keys.ts';
import { Country } from '#shared/countries/country.ts';
import { CountryCalendar } from '#shared/countries/countrycalendar.ts';
import { ENTITY_CLASS_NAMES, type EntityClassName, entityClasses } from '#shared/entity-classes.ts';
import type { AnyEntityClass } from '#shared/kernel/entity-class.ts';
import { LOCALES, ownLanguageChain } from '#shared/kernel/locale.ts';
import { Offergroup } from '#shared/masterdata/offergroup.ts';
import { Offer } from '#shared/offers/offer.ts';
import { paths } from '#web/kernel/paths.ts';

const NOW = new Date('2026-03-02T08:00:00.000Z');
const data = buildDemoData(NOW);
const of = (entityclass: EntityClassName) =>
  data.filter((entity) => entity.entityclass === entityclass);
const accounts = of('account').map(({ data: account }) => Account.parse(account));
const holding = (role: string) => accounts.filter(({ staticData }) => staticData.role === role);

/** The locales that are no variants of others. */
const LANGUAGES = LOCALES.filter((locale) => ownLanguageChain(locale).length === 1);

/** Numbers for free calls or, where a country keeps some for films, those: each with as many digits as there. */
const PHONES: Readonly<Record<string, RegExp>> = {
  DE: /^\+493023125\d{3}$/,
  AT: /^\+43800\d{6}$/,
  CH: /^\+41800\d{6}$/,
  LU: /^\+352800\d{5}$/,
  DK: /^\+4580\d{6}$/,
  FR: /^\+3319900\d{4}$/,
  IT: /^\+39800\d{6}$/,
  ES: /^\+34800\d{6}$/,
  NL: /^\+31800\d{7}$/,
  SE: /^\+468465004\d{2}$/,
  HU: /^\+3680\d{6}$/,
  RO: /^\+40800\d{6}$/,
  HR: /^\+385800\d{6}$/,
  IE: /^\+3532091\d{5}$/,
  LT: /^\+370800\d{5}$/,
};

/** The languages of each list of texts in a piece of data. */
function labelListsIn(data: unknown): unknown[][] {
  if (typeof data !== 'object' || data === null) return [];
  const inside = Object.values(data);
  const languages = inside.map((value) => (value as { lang?: unknown } | null)?.lang);
  const isList = Array.isArray(data) && data.length > 0 && languages.every(Boolean);
  return isList ? [languages] : inside.flatMap(labelListsIn);
}

describe('the demo data', () => {
  test('is the same in every run at the same time', () => {
    expect(buildDemoData(NOW)).toEqual(data);
  });

  test('moves with the time at which it is loaded, ids stay', () => {
    const later = buildDemoData(new Date('2026-09-14T08:00:00.000Z'));
    expect(later.map(({ id }) => id)).toEqual(data.map(({ id }) => id));
    expect(later).not.toEqual(data);
  });

  test('is large enough to show the product', () => {
    const count = (entityclass: EntityClassName) => of(entityclass).length;
    expect(of('country').map(({ data }) => Country.parse(data).code)).toEqual(
      'DE AT CH LU DK FR IT ES NL SE HU RO HR IE LT'.split(' '),
    );
    expect(count('animalkind')).toBeGreaterThanOrEqual(14);
    expect(count('region')).toBeGreaterThanOrEqual(40);
    expect(holding('INS').length).toBeGreaterThanOrEqual(10);
    expect(holding('ASO').length).toBeGreaterThanOrEqual(3);
    expect(holding('SUP').length).toBeGreaterThanOrEqual(60);
    expect(holding('AGR').length).toBeGreaterThanOrEqual(80);
    expect(count('offer')).toBeGreaterThanOrEqual(400);
    expect(count('request-process')).toBeGreaterThanOrEqual(60);
  });

  test('has something of every class that needs no administrator', () => {
    const missing = ENTITY_CLASS_NAMES.filter((name) => of(name).length === 0);
    // Proofs are made as requests are sent.
    expect(missing).toEqual(['i18nlabels', 'searchproof', 'proofkey']);
  });

  test('is stored as it is: every entity is valid and complete', () => {
    for (const { entityclass, data: stored } of data) {
      expect(entityClasses[entityclass].schema.parse(stored)).toEqual(stored);
    }
  });

  test('refers to nothing that is not there', () => {
    expect(() => checkRefs(data)).not.toThrow();
    const withoutBavaria = data.filter(({ id }) => id !== demoId('region.de.by'));
    expect(() => checkRefs(withoutBavaria)).toThrow(`${demoId('region.de.by')} is no region`);
    expect(() => checkRefs([...data, ...of('country')])).toThrow('Two demo entities have the id');
  });

  test('keeps unique values unique', () => {
    for (const name of ENTITY_CLASS_NAMES) {
      const { unique }: AnyEntityClass = entityClasses[name];
      for (const valuesOf of Object.values(unique)) {
        const values = of(name).flatMap((entity) => [...valuesOf(entity.data)]);
        expect(values).toEqual([...new Set(values)]);
      }
    }
  });

  test('gives each country its languages, species and settings', () => {
    const settings = of('country').map(({ data }) => {
      const country = Country.parse(data);
      return [country.domains[0], country.languages, country.enabledAnimals.length >= 14];
    });
    expect(settings).toEqual([
      ['de.localhost', ['de_DE', 'en_DE'], true],
      ['at.localhost', ['de_AT', 'en_GB'], true],
      ['ch.localhost', ['de_CH', 'fr_CH', 'it_CH', 'en_GB'], true],
      ['lu.localhost', ['de_LU', 'fr_FR', 'en_GB'], true],
      ['dk.localhost', ['da_DK', 'en_GB'], true],
      ['fr.localhost', ['fr_FR', 'en_GB'], true],
      ['it.localhost', ['it_IT', 'en_GB'], true],
      ['es.localhost', ['es_ES', 'en_GB'], true],
      ['nl.localhost', ['nl_NL', 'en_GB'], true],
      ['se.localhost', ['sv_SE', 'en_GB'], true],
      ['hu.localhost', ['hu_HU', 'en_GB'], true],
      ['ro.localhost', ['ro_RO', 'en_GB'], true],
      ['hr.localhost', ['hr_HR', 'en_GB'], true],
      ['ie.localhost', ['en_IE'], true],
      ['lt.localhost', ['lt_LT', 'en_GB'], true],
    ]);
  });

  test('has every language for all reference data and pages, but for breeds, regions and holidays', () => {
    const written = (entityclass: EntityClassName) =>
      labelListsIn(of(entityclass).map(({ data }) => data));
    const classes = [
      ...['animalkind', 'agecategory', 'animalusage', 'category1', 'category2', 'classification'],
      ...['animalmenu', 'offerfield', 'requestformfield', 'requestpackage', 'ruleset', 'cmspage'],
    ] as const;
    const lists = classes.flatMap((name) => written(name));
    expect(lists.length).toBeGreaterThan(500);
    const lacking = lists.flatMap((languages) =>
      LANGUAGES.filter((language) => !languages.includes(language)),
    );
    expect(lacking).toEqual([]);
  });

  test('answers sixteen questions in each of its languages, each with a link to where one does it', () => {
    const pages = of('cmspage').map(({ data: page }) => Cmspage.parse(page));
    const { content = [] } = pages.find(({ usageKey }) => usageKey === HELP_PAGE) ?? {};
    // Switzerland has the German page in its own words.
    expect(content.length).toBe(LANGUAGES.length + 1);
    const screens: readonly string[] = Object.values(paths);
    for (const { content: words } of content) {
      const answers = words.split(/^### .*$/m).slice(1);
      expect(answers).toHaveLength(16);
      const links = answers.map((answer) => /\]\((\/.*?)\)/.exec(answer)?.[1]);
      expect(links.filter((link = 'no link') => !screens.includes(link))).toEqual([]);
    }
  });

  test('gives farms a phone number and a control number of the form that their country has', () => {
    const codes = new Map(of('country').map(({ id, data }) => [id, Country.parse(data).code]));
    const farms = [...holding('AGR'), ...holding('SUP')].map(({ staticData, userData }) => ({
      code: codes.get(staticData.country) ?? '',
      phone: userData.address.phone ?? '',
      controlNumber: userData.controlNumber,
    }));
    expect(
      farms.filter(({ code, phone }) => !PHONES[code]?.test(phone.replaceAll(' ', ''))),
    ).toEqual([]);
    const numbered = farms.filter(({ controlNumber }) => controlNumber !== undefined);
    expect(numbered).toHaveLength(holding('AGR').length);
    expect(
      numbered.filter(({ code, controlNumber = '' }) => !isControlNumber(code, controlNumber)),
    ).toEqual([]);
  });

  test.each([
    ['RO', 'orthodox-2', 'orthodox+1', 'orthodox+50', '01-02', '01-06', '01-07', '06-01', '11-30'],
    ['IE', 'mon>=02-01', 'mon>=05-01', 'mon>=06-01', 'mon>=08-01', 'mon>=10-25'],
    ['HR', '08-05', '11-18'],
    ['LT', '11-02', '12-24'],
  ])('counts no holiday of %s as a working day', (code, ...days) => {
    const calendars = of('countrycalendar').map(({ data }) => CountryCalendar.parse(data));
    const own = calendars.find(({ internalName }) => internalName === code);
    const kept = own?.holidays.map(({ on }) => on) ?? [];
    expect(days.filter((day) => !kept.includes(day))).toEqual([]);
  });

  test('has edge cases: a very long name, breeds nobody offers, endangered breeds', () => {
    const longest = Math.max(...accounts.map(({ staticData }) => staticData.name.length));
    expect(longest).toBeGreaterThan(150);
    const offered = new Set(of('offer').map(({ data }) => Offer.parse(data).offergroup));
    expect(offered.has(demoId('offergroup.cattle.limpurger'))).toBe(false);
    expect(of('offergroup').some(({ data }) => Offergroup.parse(data).endangered)).toBe(true);
  });
});
