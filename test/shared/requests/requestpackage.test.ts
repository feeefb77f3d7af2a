import { expect, test } from 'vitest';
import { RequestPackage, type RequestStep } from '#shared/requests/entities/requestpackage.ts';
import { testId } from '#test/support/test-id.ts';

const step = (more: Partial<RequestStep> = {}): RequestStep => ({
  id: testId('step'),
  form: [],
  role: 'AUT',
  statusLabels: [],
  notify: [],
  fields: [{ id: testId('field'), rev: 1 }],
  ...more,
});
const outcome = { field: 'decision', accepted: ['yes'], rejected: ['no'] };
const isValid = (steps: readonly RequestStep[]) =>
  RequestPackage.safeParse({
    internalName: 'PKG',
    labels: [],
    descriptions: [],
    buttonLabels: [],
    enabled: true,
    countries: [],
    animalkinds: [],
    requestTypes: ['authority'],
    legalBasis: 'YM',
    steps,
  }).success;

test('a package has one deciding step at most', () => {
  expect(isValid([step(), step(), step({ outcome })])).toBe(true);
  expect(isValid([step(), step()])).toBe(true);
  expect(isValid([step(), step({ outcome }), step({ outcome })])).toBe(false);
});

test('the deciding step and the last one pass nothing on', () => {
  const passOn = { whenOver: 'passOn' } as const;
  expect(isValid([step(), step(passOn), step({ outcome })])).toBe(true);
  expect(isValid([step(), step(), step({ outcome, ...passOn }), step()])).toBe(false);
  expect(isValid([step(), step(passOn)])).toBe(false);
  expect(isValid([step(), step({ whenOver: 'close' })])).toBe(true);
});

test('the application does not decide itself', () => {
  expect(isValid([step({ outcome }), step()])).toBe(false);
});
