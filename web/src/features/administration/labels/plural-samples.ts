import { parse } from '@formatjs/icu-messageformat-parser';
import { IntlMessageFormat } from 'intl-messageformat';
import { type Locale, toLanguageTag } from '#shared/kernel/locale.ts';
import { pluralsOf, sampleValues } from './message-parts.ts';

const NUMBERS = [0, 1, 2, 5, 21];

export type PluralSample = { readonly number: number; readonly text: string };

/**
 * Returns the texts of a label that counts, for some numbers, by the rules of its language; none for a label that
 * does not count, or is broken.
 */
export function pluralSamples(label: string, locale: Locale): readonly PluralSample[] {
  try {
    const message = parse(label);
    if (pluralsOf(message).length === 0) return [];
    const format = new IntlMessageFormat(message, toLanguageTag(locale));
    return NUMBERS.map((number) => ({
      number,
      text: String(format.format({ ...sampleValues(message, number) })),
    }));
  } catch {
    return [];
  }
}
