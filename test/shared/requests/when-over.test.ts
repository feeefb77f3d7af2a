import { expect, test } from 'vitest';
import { whenOver } from '#shared/requests/package/when-over.ts';

const outcome = { field: 'decision', accepted: ['yes'], rejected: ['no'] };
const application = { role: 'AGR' } as const;
const advice = { role: 'INS' } as const;
const decision = { role: 'AUT', outcome } as const;
const purchase = { role: 'AGR' } as const;

test.each([
  ['the advice of a control body', advice, 'passOn'],
  ['the answer of an association', { role: 'ASO' }, 'passOn'],
  ['the statement of a supplier', { role: 'SUP' }, 'passOn'],
  ["the applicant's own step", { role: 'AGR' }, 'remindAndStay'],
  ['an advice that is to close, as older packages say', { ...advice, whenOver: 'close' }, 'close'],
  [
    "the applicant's own step that is to be passed on",
    { role: 'AGR', whenOver: 'passOn' },
    'passOn',
  ],
] as const)('when the time of %s is over', (_, step, expected) => {
  expect(whenOver([application, step, decision, purchase], 1)).toBe(expected);
});

test.each([1, 2, 3])('step %i that is to wait stays with its party', (place) => {
  const steps = [application, advice, decision, purchase].map((step, index) =>
    index === place ? { ...step, whenOver: 'remindAndStay' as const } : step,
  );
  expect(whenOver(steps, place)).toBe('remindAndStay');
});

test('the deciding step is never passed on: it stays, also where nothing is said', () => {
  const steps = [application, advice, { ...decision, whenOver: 'passOn' as const }, purchase];
  expect(whenOver(steps, 2)).toBe('remindAndStay');
  expect(whenOver([application, advice, decision, purchase], 2)).toBe('remindAndStay');
});

test.each([2, 3])('the clock never closes the decision nor what follows: step %i', (place) => {
  const close = { whenOver: 'close' } as const;
  const steps = [application, advice, { ...decision, ...close }, { ...purchase, ...close }];
  expect(whenOver(steps, place)).toBe('remindAndStay');
});

test('the last step stays, because nobody comes after it', () => {
  expect(whenOver([application, advice], 1)).toBe('remindAndStay');
  expect(whenOver([application, advice], 7)).toBe('remindAndStay');
});
