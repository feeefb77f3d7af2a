import { expect, test } from 'vitest';
import { fieldCondition, numberRangeOf } from '#shared/offers/offer-conditions.ts';

test.each<[entries: string[], asked: object | undefined]>([
  [['colour=red'], { kind: 'field', field: 'colour', values: ['red'] }],
  [['colour=red', 'colour=a=b'], { kind: 'field', field: 'colour', values: ['red', 'a=b'] }],
  [['c='], { kind: 'field', field: 'c', values: [''] }],
  [['colour=red', 'size=2'], undefined],
  [['colour'], undefined],
  [['=red'], undefined],
  [[], undefined],
])('the entries %j ask %j', (entries, asked) => {
  expect(fieldCondition(entries)).toEqual(asked);
});

test.each([[['x']], [['3', '1']], [['-1']], [[]]])('%j are the steps of no range', (values) => {
  expect(numberRangeOf({ field: 'size', values })).toBeUndefined();
});
