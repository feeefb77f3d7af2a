import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { LOCALES } from '#shared/kernel/locale.ts';
import { parseDecimal } from '#web/i18n/parse-number.ts';
import { writeNumber } from '#web/i18n/write-number.ts';

test('what is written in any language is read back as the same number', () => {
  const number = fc
    .integer({ min: -10_000_000, max: 10_000_000 })
    .map((thousandths) => thousandths / 1000);
  void fc.assert(
    fc.property(number, fc.constantFrom(...LOCALES), (value, locale) => {
      expect(parseDecimal(writeNumber(value, locale))).toEqual({ ok: true, value });
    }),
  );
});

test('the same mark twice groups', () => {
  expect(parseDecimal('1.234.567')).toEqual({ ok: true, value: 1_234_567 });
  expect(parseDecimal('1,234,567')).toEqual({ ok: true, value: 1_234_567 });
});
