import { describe, expect, test } from 'vitest';
import { cleanAnswers } from '#shared/requests/form-engine/clean-answers.ts';
import { formFieldOf } from '../form-field-of.ts';

const fields = [
  formFieldOf('cause', 'select'),
  formFieldOf('detail', 'textfield', { visibleWhen: { field: 'cause', oneOf: ['a'] } }),
  formFieldOf('note', 'hidden'),
  formFieldOf('lines', 'multitext'),
];

describe('what is sent', () => {
  test('stands in the order of the form, without blanks and gaps', () => {
    const answers = { lines: [' one ', '', 'two'], detail: ' text ', cause: 'a' };
    expect(cleanAnswers(fields, answers)).toEqual([
      { field: 'cause', value: 'a' },
      { field: 'detail', value: 'text' },
      { field: 'lines', value: ['one', 'two'] },
    ]);
  });

  test('leaves out hidden, text-only, empty and unknown fields', () => {
    const answers = { cause: 'b', detail: 'kept for later', note: 'x', lines: [' '], other: 'y' };
    expect(cleanAnswers(fields, answers)).toEqual([{ field: 'cause', value: 'b' }]);
  });

  test.each([{ box: false }, {}])('says of an unticked box that it is unticked: %o', (answers) => {
    expect(cleanAnswers([formFieldOf('box', 'checkbox')], answers)).toEqual([
      { field: 'box', value: false },
    ]);
  });
});

test('a draft keeps the answers to hidden fields', () => {
  expect(cleanAnswers(fields, { cause: 'b', detail: 'kept' }, { draft: true })).toEqual([
    { field: 'cause', value: 'b' },
    { field: 'detail', value: 'kept' },
  ]);
});
