import { expect, test } from 'vitest';
import { placeCode } from '#shared/geocoding/place-code.ts';

test.each([
  ['80331', '80331'],
  ['L-4970', '4970'],
  ['D-80331', '80331'],
  ['L4970', '4970'],
  ['d 80331', '80331'],
  ['D02 X285', 'D02X285'],
  ['624 66', '62466'],
  ['9401 ab', '9401AB'],
  ['m9 4AB', 'M94AB'],
  ['BT1', 'BT1'],
  ['RO 010011', '010011'],
  ['HR 10000', '10000'],
  ['GB IV2 1AA', 'IV21AA'],
  ['--', ''],
])('%s is compared as %s', (typed, code) => {
  expect(placeCode(typed)).toBe(code);
});
