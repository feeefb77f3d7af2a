import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeDelta, encodeDelta } from '#functions/kernel/store/delta.ts';

const Value = fc.oneof(
  fc.string(),
  fc.double({ noNaN: true, noDefaultInfinity: true }).filter((value) => !Object.is(value, -0)),
  fc.boolean(),
  fc.record({ lat: fc.integer({ min: -90, max: 90 }), lon: fc.integer({ min: -180, max: 180 }) }),
);
const Columns = fc.dictionary(
  fc.stringMatching(/^[a-z]+(\.[a-z]+)?$/).filter((name) => name !== 'id' && name !== 'rev'),
  fc.array(Value, { minLength: 1 }),
);

test('a delta comes back as it was written', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.nat(), fc.option(Columns), (id, rev, columns) => {
      const row = columns && { id: [id], rev: [rev], ...columns };
      const item = encodeDelta('offer.market#x', '01ARZ3NDEKTSV4RRFFQ69G5FAV', { id, rev, row });
      expect(item).toMatchObject({ pk: 'S#offer.market#x', sk: 'D#01ARZ3NDEKTSV4RRFFQ69G5FAV' });
      expect(decodeDelta(item)).toEqual({ sk: 'D#01ARZ3NDEKTSV4RRFFQ69G5FAV', id, rev, row });
    }),
  );
});

test('a column without values is not stored', () => {
  const row = { id: ['a'], rev: [1], name: [], amount: [3] };
  const item = encodeDelta('s', 'u', { id: 'a', rev: 1, row });
  expect(decodeDelta(item).row).toEqual({ id: ['a'], rev: [1], amount: [3] });
});
