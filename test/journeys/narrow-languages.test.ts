import { expect, test } from 'vitest';
import { COUNTRIES } from '#infra/demo/countries/country-table.ts';
import { demoId } from '#infra/demo/demo-entity.ts';
import { toLanguageTag } from '#shared/kernel/locale.ts';
import { startJourneys } from '#test/support/journey.ts';
import { waitUntilQuiet } from '#test/support/quiet-page.ts';

const { visit } = startJourneys();
const cattle = demoId('animalkind.cattle');
/** The screens of each role that hold the longest words. */
const SCREENS = {
  guest: ['/', `/offers/${cattle}`, '/suppliers', '/register'],
  farmer: ['/', '/requests', '/new-request', '/profile'],
  supplier: ['/my-offers', '/my-offers/weeks', '/uploads'],
  ins: ['/requests', '/customers', '/customer-import'],
  aut: ['/requests', '/statistics'],
} as const;
const sites = COUNTRIES.flatMap(({ code, languages: [locale] }) =>
  locale === undefined ? [] : [{ country: code.toLowerCase(), locale }],
);

test.each(sites)(
  'no screen of $country in $locale is wider than the narrowest phone',
  async ({ country, locale }) => {
    const wide: string[] = [];
    for (const [role, paths] of Object.entries(SCREENS)) {
      const page = await visit({
        country,
        ...(role !== 'guest' && { login: `${role}.${country}` }),
        window: { viewport: { width: 320, height: 640 }, locale: toLanguageTag(locale) },
      });
      for (const path of paths) {
        await page.goto(new URL(path, page.url()).href);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await waitUntilQuiet(page);
        expect(await page.evaluate('document.documentElement.lang')).toBe(toLanguageTag(locale));
        const width = Number(await page.evaluate('document.documentElement.scrollWidth'));
        if (width > 320) wide.push(`${role} ${path}: ${width}`);
      }
    }
    expect(wide).toEqual([]);
  },
);
