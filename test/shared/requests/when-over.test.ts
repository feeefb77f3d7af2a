import { expect, test } from 'vitest';
import { whenOver } from '#shared/requests/when-over.ts';

const outcome = { field: 'decision', accepted: ['yes'], rejected: ['no'] };
const application = { role: 'AGR' } as const;
const advice = { role: 'INS' } as const;
const decision = { role: 'AUT', outcome } as const;
const purchase = { role: 'AGR' } as const;

test.each([
  ['the advice of a control body', advice, 'passOn'],
  ['the answer of an association', { role: 'ASO' }, 'passOn'],
  ['the statement of a supplier', { role: 'SUP' }, 'passOn'],
  ["the applicant's own step", { role: 'AGR' }, 'close'],
  ['an advice that is to close', { ...advice, whenOver: 'close' }, 'close'],
  [
    "the applicant's own step that is to be passed on",
    { role: 'AGR', whenOver: 'passOn' },
    'passOn',
  ],
] as const)('when the time of %s is over', (_, step, expected) => {
  expect(whenOver([application, step, decision, purchase], 1)).toBe(expected);
});

test.each([1, 2, 3])('step %i that is to wait stays with its party', (at) => {
  const steps = [application, advice, decision, purchase].map((step, index) =>
    index === at ? { ...step, whenOver: 'remindAndStay' as const } : step,
  );
  expect(whenOver(steps, at)).toBe('remindAndStay');
});

test('the deciding step is never passed on', () => {
  const steps = [application, advice, { ...decision, whenOver: 'passOn' as const }, purchase];
  expect(whenOver(steps, 2)).toBe('close');
});

test('the last step closes, because nobody comes after it', () => {
  expect(whenOver([application, advice], 1)).toBe('close');
  expect(whenOver([application, advice], 7)).toBe('close');
});
