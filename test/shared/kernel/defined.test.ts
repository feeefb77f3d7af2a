import * as fc from 'fast-check';
import { expect, expectTypeOf, test } from 'vitest';
import { defined } from '#shared/kernel/defined.ts';

test('what is undefined is no property, everything else stays as it is', () => {
  const copy = defined({ a: undefined, b: null, c: '', d: 0, e: false, f: [undefined] });
  expect(copy).toStrictEqual({ b: null, c: '', d: 0, e: false, f: [undefined] });
});

test('a property that may be undefined becomes an optional one, the others stay', () => {
  const place: { city: string; region: string | undefined } = { city: 'Linz', region: undefined };
  const copy = defined(place);
  expectTypeOf(copy.city).toEqualTypeOf<string>();
  const exact: { city: string; region?: string } = copy;
  expect(Object.hasOwn(exact, 'region')).toBe(false);
});

test('of any object all defined properties stay, and none of the undefined', () => {
  void fc.assert(
    fc.property(
      fc.dictionary(fc.string(), fc.option(fc.anything(), { nil: undefined })),
      (object) => {
        const copy = defined(object);
        const kept = Object.keys(object).filter((key) => object[key] !== undefined);
        expect(Object.keys(copy)).toEqual(kept);
        for (const key of kept) expect(Object.is(copy[key], object[key])).toBe(true);
      },
    ),
  );
});
