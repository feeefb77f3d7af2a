import { describe, expect, test } from 'vitest';
import { possibleRequestTypes } from '#shared/requests/package/possible-request-types.ts';
import { testId } from '#test/support/test-id.ts';

const kind = testId('laying hens');
const ins = testId('ins');
const aso = testId('aso');
const full: Parameters<typeof possibleRequestTypes>[0] = {
  country: {
    usesRequestSystem: true,
    usesAssociations: true,
    animalkindsUsingLowhatchRequests: [kind],
  },
  animalkind: kind,
  farmer: { insData: [{ ins }], asoData: [{ aso }] },
};
const deactivatedOn = '2026-01-01T00:00:00.000Z';

describe('the types of request that are possible', () => {
  test('are all where the country, the farmer and its offices allow all', () => {
    expect(possibleRequestTypes(full)).toEqual([
      'authority',
      'association',
      'controlbody',
      'lowhatch',
      'record',
    ]);
  });

  test('are none in a country without the request system', () => {
    const country = { ...full.country, usesRequestSystem: false };
    expect(possibleRequestTypes({ ...full, country })).toEqual([]);
  });

  test.each([
    ['association', { ...full, country: { ...full.country, usesAssociations: false } }],
    ['association', { ...full, farmer: { ...full.farmer, asoData: [{ aso, deactivatedOn }] } }],
    ['controlbody', { ...full, farmer: { ...full.farmer, insData: [{ ins, deactivatedOn }] } }],
    ['lowhatch', { ...full, animalkind: testId('cattle') }],
  ])('leave out %s', (type, more) => {
    expect(possibleRequestTypes(more)).toEqual(
      possibleRequestTypes(full).filter((other) => other !== type),
    );
  });

  test('are only the farmer’s allowed ones', () => {
    const farmer = { ...full.farmer, allowedRequestTypes: ['lowhatch' as const] };
    expect(possibleRequestTypes({ ...full, farmer })).toEqual(['lowhatch']);
    expect(
      possibleRequestTypes({ ...full, farmer: { ...farmer, allowedRequestTypes: [] } }),
    ).toEqual([]);
  });
});
