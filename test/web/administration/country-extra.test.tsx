import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { t } from '#test/web/catalogue-text.ts';
import { renderPage } from '#test/web/render-page.tsx';
import { hideMessages } from '#test/web/unwritten.ts';
import { CountryExtra } from '#web/features/administration/countries/country-extra.tsx';
import { allParts, loadCatalogue } from '#web/i18n/catalogues.ts';

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
