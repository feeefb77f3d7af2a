import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { t } from '#test/web/catalogue-text.ts';
import { renderPage } from '#test/web/render-page.tsx';
import { hideMessages } from '#test/web/unwritten.ts';
import { CountryExtra } from '#web/features/administration/countries/country-extra.tsx';
import { allParts, loadCatalogue } from '#web/i18n/catalogues.ts';
import { aboutEntry, country, listsOf, openAdministration } from './open-administration.tsx';

test('the form of a country says how many texts its languages lack; for one that has all it says nothing', async () => {
  hideMessages('lt_LT');
  const data = { languages: ['lt_LT', 'de_AT'] };
  await renderPage(<CountryExtra id={undefined} data={data} onChange={() => {}} />, {
    answers: { 'POST search/search/execute': () => ({ items: [], next: null }) },
  });
  const parts = await allParts();
  const messages = await Promise.all(parts.map((part) => loadCatalogue('de_DE', part)));
  const count = messages.flatMap((part) => Object.keys(part.messages)).length;
  const line = t('administration.labels.missing', { count, language: 'Lietuvių' });
  expect((await screen.findAllByRole('link')).map((link) => link.textContent)).toEqual([line]);
});

test('what a country lacks is named where it is switched on, with the way to mend it', async () => {
  const { id } = country;
  const { user } = await openAdministration(`/country/${id}`, {
    ...listsOf(),
    ...aboutEntry(() => country),
    'POST search/search/ids': () => ({ items: [country], missing: [] }),
    'POST admin/tellEffects': () => ({
      effects: [
        {
          effect: 'countryLacks',
          count: 1,
          of: id,
          gaps: [{ gap: 'authorityMissing', count: 2 }],
        },
      ],
    }),
  });
  await user.click(
    await screen.findByRole('checkbox', { name: t('administration.field.enabledForWebsite') }),
  );
  const effects = within(await screen.findByRole('note', { name: t('administration.effects') }));
  await user.click(
    await effects.findByText(new RegExp(t('administration.effect.countryLacks', { count: 1 }))),
  );
  const gap = effects.getByRole('link', {
    name: t('errors.countries.authorityMissing', { limit: 2 }),
  });
  expect(gap.getAttribute('href')).toBe(`/manage/region?country=${id}&aut=none`);
});
