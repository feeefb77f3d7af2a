import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Locale } from '#shared/kernel/locale.ts';
import { renderPage } from '#test/web/render-page.tsx';
import { hideMessages } from '#test/web/unwritten.ts';
import { LabelText } from '#web/components/label-text.tsx';
import { autonymOf } from '#web/i18n/autonyms.ts';
import { textLocale } from '#web/i18n/text-locale.ts';

const hideUnwritten = () => {
  for (const locale of ['da_DK', 'fr_FR', 'fr_CH', 'it_IT', 'sv_SE'] as const) hideMessages(locale);
};

test.each<[Locale, Locale]>([
  ['de_DE', 'de_DE'],
  ['de_AT', 'de_AT'],
  ['en_IE', 'en_IE'],
  ['da_DK', 'en_GB'],
  ['fr_CH', 'de_DE'],
  ['it_IT', 'de_DE'],
  ['sv_SE', 'en_GB'],
])('somebody who wants %s reads texts in the language of %s', (wanted, texts) => {
  hideUnwritten();
  expect(textLocale(wanted)).toBe(texts);
});

test('the page says the language that its texts are in, and marks a label in another', async () => {
  const cattle = [
    { lang: 'da_DK' as const, label: 'Kvæg' },
    { lang: 'en_GB' as const, label: 'Cattle' },
  ];
  const english = [{ lang: 'en_GB' as const, label: 'Sheep' }];
  const page = (
    <>
      <LabelText labels={cattle} />
      <p>
        <LabelText labels={english} />
      </p>
    </>
  );
  hideUnwritten();
  const manifest = document.head.appendChild(document.createElement('link'));
  manifest.rel = 'manifest';
  await renderPage(page, { locale: 'da_DK' });
  expect(document.documentElement.lang).toBe('en-GB');
  expect(manifest.getAttribute('href')).toBe('/manifest.en.webmanifest');
  manifest.remove();
  expect(screen.getByText('Kvæg').lang).toBe('da-DK');
  expect(screen.getByText('Sheep').closest('[lang]')).toBe(document.documentElement);
});

test('a variant of a language that has texts keeps its own tag', async () => {
  await renderPage(<LabelText labels={[{ lang: 'de_DE', label: 'Rinder' }]} />, {
    locale: 'de_AT',
  });
  expect(document.documentElement.lang).toBe('de-AT');
  expect(screen.getByText('Rinder').closest('[lang]')).toBe(document.documentElement);
});

test('the choice of languages says in which the texts come', () => {
  hideUnwritten();
  const offered = ['da_DK', 'en_GB', 'de_AT', 'de_DE'] as const;
  expect(offered.map((locale) => autonymOf(locale, offered))).toEqual([
    'Dansk (English)',
    'English',
    'Deutsch (Österreich)',
    'Deutsch',
  ]);
});
