import {
  isArgumentElement,
  isDateElement,
  isLiteralElement,
  isNumberElement,
  isPluralElement,
  isSelectElement,
  isTagElement,
  type MessageFormatElement,
  parse,
} from '@formatjs/icu-messageformat-parser';
import { expect, test } from 'vitest';
import { catalogues } from '#web/i18n/catalogues.ts';
import { FULL_LOCALES } from '#web/i18n/parts.ts';

type Messages = Readonly<Record<string, string>>;

/** Names of the arguments of a message, with their kind. */
function argumentsOf(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element): string[] => {
    if (isPluralElement(element) || isSelectElement(element)) {
      const branches = Object.values(element.options).flatMap((option) =>
        argumentsOf(option.value),
      );
      return [`${element.value}: choice`, ...branches];
    }
    if (isTagElement(element)) return [`<${element.value}>`, ...argumentsOf(element.children)];
    if (isArgumentElement(element)) return [element.value];
    if (isNumberElement(element) || isDateElement(element)) return [`${element.value}: format`];
    return [];
  });
}
const argumentsIn = (text: string) => [...new Set(argumentsOf(parse(text)))].sort();

function pluralsOf(elements: readonly MessageFormatElement[]): MessageFormatElement[] {
  return elements.filter(isPluralElement);
}

for (const [part, byLocale] of Object.entries(catalogues)) {
  test(`every message of ${part} can be formatted and takes the same values in every language`, async () => {
    const german: Messages = await byLocale.de_DE();
    expect(Object.keys(german).length).toBeGreaterThan(0);
    for (const load of Object.values(byLocale)) {
      const messages: Messages = await load();
      for (const [key, text] of Object.entries(messages)) {
        expect({ key, values: argumentsIn(text) }).toEqual({
          key,
          values: argumentsIn(german[key] ?? ''),
        });
        expect(text.trim()).toBe(text);
        expect(text).not.toBe('');
      }
    }
  });

  test(`full catalogues of ${part} have exactly the keys of German, each under its part`, async () => {
    const german = Object.keys(await byLocale.de_DE());
    for (const locale of FULL_LOCALES) {
      expect(Object.keys(await byLocale[locale]()).sort()).toEqual(german.toSorted());
    }
  });

  test(`plurals of ${part} have every class that their language knows`, async () => {
    for (const [locale, load] of Object.entries(byLocale)) {
      const classes = new Intl.PluralRules(locale.replace('_', '-')).resolvedOptions()
        .pluralCategories;
      const messages: Messages = await load();
      for (const [key, text] of Object.entries(messages)) {
        for (const plural of pluralsOf(parse(text)).filter(isPluralElement)) {
          const isOneForm = Object.keys(plural.options).every((name) => name === 'other');
          if (isOneForm) continue;
          expect({ locale, key, has: Object.keys(plural.options) }).toEqual({
            locale,
            key,
            has: expect.arrayContaining(classes),
          });
          // "one" is 0 in French and 21 in Croatian: a number is written by #, never as a digit.
          const single = JSON.stringify(plural.options.one?.value.filter(isLiteralElement) ?? []);
          expect(/"value":"[^"]*\d/.test(single), `${locale} ${key}`).toBe(false);
        }
      }
    }
  });
}
