import { describe, expect, test } from 'vitest';
import { Labels, labelFor, labelIn } from '#shared/kernel/label.ts';
import { DEFAULT_LOCALE, fallbackChain, LOCALES, toLanguageTag } from '#shared/kernel/locale.ts';

const labels: Labels = [
  { lang: 'de_DE', label: 'Rinder' },
  { lang: 'en_GB', label: 'Cattle' },
  { lang: 'fr_FR', label: 'Bovins' },
];

describe('the label for a reader', () => {
  test.each([
    ['en_GB', 'Cattle'],
    ['en_DE', 'Cattle'],
    ['da_DK', 'Cattle'],
    ['de_AT', 'Rinder'],
    ['fr_CH', 'Bovins'],
    ['it_CH', 'Rinder'],
  ] as const)('in %s is %s', (locale, label) => {
    expect(labelFor(labels, locale)).toBe(label);
  });

  test('comes with its language, so that foreign text can be marked', () => {
    expect(labelIn(labels, 'hu_HU')).toEqual({ lang: 'en_GB', label: 'Cattle' });
  });

  test('is any there is when no language of the chain is there', () => {
    expect(labelFor([{ lang: 'sv_SE', label: 'Nötkreatur' }], 'de_DE')).toBe('Nötkreatur');
  });

  test('is what was given instead when there is none', () => {
    expect(labelFor([], 'de_DE', 'the-id')).toBe('the-id');
    expect(labelFor([], 'de_DE')).toBe('');
  });
});

describe('labels', () => {
  test.each([
    ['a language twice', [labels[0], labels[0]]],
    ['an empty label', [{ lang: 'de_DE', label: '' }]],
    ['a language that is not served', [{ lang: 'pl_PL', label: 'Bydło' }]],
    ['a label above 500 characters', [{ lang: 'de_DE', label: 'x'.repeat(501) }]],
  ])('refuse %s', (_, wrong) => {
    expect(Labels.safeParse(wrong).success).toBe(false);
  });
});

describe('locales', () => {
  test.each(LOCALES)(
    'the chain of %s begins with it, ends with the default and has no loop',
    (locale) => {
      const chain = fallbackChain(locale);
      expect(chain[0]).toBe(locale);
      expect(chain.at(-1)).toBe(DEFAULT_LOCALE);
      expect(new Set(chain).size).toBe(chain.length);
    },
  );

  test('a language tag is what Intl takes', () => {
    expect(LOCALES.map(toLanguageTag)).toEqual(
      Intl.getCanonicalLocales(LOCALES.map(toLanguageTag)),
    );
  });
});
