import { describe, expect, test } from 'vitest';
import type { Labels } from '#shared/kernel/label.ts';
import {
  offeredRequestTypes,
  type RuledOccasion,
} from '#shared/requests/package/offered-request-types.ts';
import type { Condition, Ruleset } from '#shared/rules/ruleset.ts';
import { testId } from '#test/support/test-id.ts';

const hens = testId('laying hens');
const deactivatedOn = '2026-01-01T00:00:00.000Z';
const occasion: RuledOccasion = {
  country: {
    code: 'AT',
    usesRequestSystem: true,
    usesAssociations: true,
    animalkindsUsingLowhatchRequests: [hens],
  },
  animalkind: hens,
  farmer: { insData: [{ ins: testId('ins') }], asoData: [] },
  species: 'poultry',
  today: '2026-03-02',
};
const labels: Labels = [{ lang: 'en_GB', label: 'Chicks are ordered in time here.' }];

const ruled = (when: Condition[], withheld: string): Pick<Ruleset, 'paths' | 'rules'> => ({
  paths: [{ path: 'withheld.it', type: 'string', labels }],
  rules: [
    {
      name: 'withholds it',
      active: true,
      updated: deactivatedOn,
      when,
      then: [{ path: 'withheld.it', value: withheld }],
    },
  ],
});

test('without rules every possible type is offered', () => {
  expect(offeredRequestTypes(occasion, undefined)).toEqual({
    types: ['authority', 'controlbody', 'lowhatch', 'record'],
    withheld: [],
    fired: [],
  });
});

describe('a rule that fires', () => {
  test.each<Condition>([
    { path: 'country.code', comparison: 'eq', value: 'AT' },
    { path: 'animals.species', comparison: 'in', value: ['poultry', 'rabbits'] },
    { path: 'animals.lowhatch', comparison: 'eq', value: true },
    { path: 'farm.controlBody', comparison: 'eq', value: true },
    { path: 'farm.association', comparison: 'eq', value: false },
    { path: 'request.today', comparison: 'lt', value: '2026-04-01' },
  ])('withholds its type, and says why: $path', (condition) => {
    expect(offeredRequestTypes(occasion, ruled([condition], 'lowhatch'))).toEqual({
      types: ['authority', 'controlbody', 'record'],
      withheld: [{ type: 'lowhatch', labels }],
      fired: ['withholds it'],
    });
  });

  test('gives no type that no office could answer, and no reason for what nobody could have', () => {
    expect(offeredRequestTypes(occasion, ruled([], 'association'))).toMatchObject({
      types: ['authority', 'controlbody', 'lowhatch', 'record'],
      withheld: [],
    });
  });
});

test('a rule that does not fire changes nothing', () => {
  const elsewhere = ruled([{ path: 'country.code', comparison: 'eq', value: 'DE' }], 'authority');
  expect(offeredRequestTypes(occasion, elsewhere).types).toContain('authority');
  const ended = { ...occasion.farmer, insData: [{ ins: testId('ins'), deactivatedOn }] };
  const bound = ruled([{ path: 'farm.controlBody', comparison: 'eq', value: true }], 'authority');
  expect(offeredRequestTypes({ ...occasion, farmer: ended }, bound).types).toEqual([
    'authority',
    'lowhatch',
    'record',
  ]);
});
