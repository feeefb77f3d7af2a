import { expect, test } from 'vitest';
import { fillEvent } from '#shared/requests/process/fill-event.ts';

const outcome = { field: 'decision', accepted: ['yes'], rejected: ['no'] };

test('filling a draft sends it', () => {
  expect(fillEvent('new', [{}, {}], 0)).toBe('send');
});

test('a step before the deciding one passes the request on', () => {
  expect(fillEvent('open', [{}, {}, { outcome }], 1)).toBe('fillStep');
});

test('the step with an outcome decides, also when another follows', () => {
  expect(fillEvent('open', [{}, { outcome }, {}], 1)).toBe('decide');
});

test('where no step has an outcome the last decides', () => {
  expect(fillEvent('open', [{}, {}, {}], 2)).toBe('decide');
});

test('a step after the decision only reports', () => {
  expect(fillEvent('accepted', [{}, { outcome }, {}], 2)).toBe('fillStep');
});
