import { expect, test } from 'vitest';
import { canonicalJson } from '#shared/kernel/canonical-json.ts';

test('the example of RFC 8785, 3.2.2', () => {
  const value = {
    numbers: [Number('333333333.33333329'), 1e30, 4.5, 2e-3, 0.000000000000000000000000001],
    string: '\u20ac$\u000F\u000aA\'\u0042\u0022\u005c\\"/',
    literals: [null, true, false],
  };
  expect(canonicalJson(value)).toBe(
    '{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}',
  );
});

test('names stand in the order of their UTF-16 units, as in the example of RFC 8785, 3.2.3', () => {
  const names = ['\u20ac', '\r', '\ufb33', '1', '\u{1f600}', '\u0080', '\u00f6'];
  const text = canonicalJson(Object.fromEntries(names.map((name) => [name, 0])));
  expect(Object.keys(JSON.parse(text)).toSorted()).toEqual(names.toSorted());
  expect([...text.matchAll(/"((?:[^"\\]|\\.)+)":/g)].map(([, name]) => name)).toEqual([
    '\\r',
    '1',
    '\u0080',
    '\u00f6',
    '\u20ac',
    '\u{1f600}',
    '\ufb33',
  ]);
});

test('the order in which properties came makes no difference, undefined ones are left out', () => {
  expect(canonicalJson({ b: { d: 1, c: undefined }, a: [] })).toBe('{"a":[],"b":{"d":1}}');
  expect(canonicalJson({ a: [], b: { d: 1 } })).toBe('{"a":[],"b":{"d":1}}');
  expect(canonicalJson({ zero: -0 })).toBe('{"zero":0}');
});

test.each([
  [Number.NaN, 'JSON has no NaN.'],
  [Number.POSITIVE_INFINITY, 'JSON has no Infinity.'],
  [undefined, 'JSON has no undefined.'],
  [[undefined], 'JSON has no undefined.'],
  ['\ud800', 'half of a surrogate pair'],
  [{ '\udc00': 1 }, 'half of a surrogate pair'],
])('%j cannot be said', (value, message) => {
  expect(() => canonicalJson(value)).toThrow(message);
});
