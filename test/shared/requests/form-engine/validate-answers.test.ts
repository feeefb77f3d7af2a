import { describe, expect, test } from 'vitest';
import type { InputType } from '#shared/masterdata/input-facts.ts';
import type { Answer } from '#shared/requests/entities/request-process.ts';
import { validateAnswers } from '#shared/requests/form-engine/validate-answers.ts';
import { ANSWER_LENGTH, ANSWER_LINES } from '#shared/requests/limits.ts';
import { formFieldOf } from '../form-field-of.ts';

const long = 'x'.repeat(ANSWER_LENGTH + 1);
const lines = Array.from({ length: ANSWER_LINES + 1 }, (_, index) => `line ${index}`);

const FITS: Readonly<Record<Exclude<InputType, 'hidden'>, readonly Answer[]>> = {
  select: ['a', 'b'],
  multiselect: [['a'], ['b', 'a']],
  'singleline-textfield': ['one line', 'x'.repeat(ANSWER_LENGTH)],
  textfield: ['one line', 'two\nlines'],
  multitext: [['first', 'second\nwith two lines'], lines.slice(1)],
  'singleline-multitext': [['first', 'second']],
  checkbox: [true, false],
  datefield: ['2026-03-05', '2028-02-29'],
  numberfield: [0, 12, 2.5],
};

const REFUSED: Readonly<Record<InputType, readonly (readonly [Answer, string])[]>> = {
  select: [
    ['c', 'fields.notAllowed'],
    ['old', 'requests.optionDisabled'],
    [['a'], 'fields.wrongType'],
    [1, 'fields.wrongType'],
    [true, 'fields.wrongType'],
  ],
  multiselect: [
    [['a', 'c'], 'fields.notAllowed'],
    [['a', 'a'], 'fields.notAllowed'],
    [['old'], 'requests.optionDisabled'],
    ['a', 'fields.wrongType'],
    [lines, 'fields.tooMany'],
  ],
  'singleline-textfield': [
    ['two\nlines', 'fields.wrongFormat'],
    [long, 'fields.tooLong'],
    [1, 'fields.wrongType'],
    [['a'], 'fields.wrongType'],
  ],
  textfield: [
    [long, 'fields.tooLong'],
    [false, 'fields.wrongType'],
  ],
  multitext: [
    ['text', 'fields.wrongType'],
    [lines, 'fields.tooMany'],
    [['ok', long], 'fields.tooLong'],
  ],
  'singleline-multitext': [
    [['two\nlines'], 'fields.wrongFormat'],
    ['text', 'fields.wrongType'],
    [lines, 'fields.tooMany'],
  ],
  checkbox: [
    ['true', 'fields.wrongType'],
    [1, 'fields.wrongType'],
  ],
  datefield: [
    ['5.3.2026', 'fields.wrongFormat'],
    ['2026-02-30', 'fields.wrongFormat'],
    ['2200-01-01', 'fields.wrongFormat'],
    ['2026-13-01', 'fields.wrongFormat'],
    ['2026-03-05T00:00:00Z', 'fields.wrongFormat'],
    [20260305, 'fields.wrongType'],
  ],
  numberfield: [
    [-1, 'fields.tooSmall'],
    [1e308, 'fields.tooBig'],
    ['12', 'fields.wrongType'],
    [Number.POSITIVE_INFINITY, 'fields.wrongType'],
  ],
  hidden: [
    ['anything', 'requests.notAsked'],
    [true, 'requests.notAsked'],
  ],
};

const cases = <T>(table: Readonly<Record<string, readonly T[]>>) =>
  Object.entries(table).flatMap(([type, values]) =>
    values.map((value) => ({ type: type as InputType, value })),
  );

describe.each([{ draft: false }, { draft: true }])('one answer, draft $draft', (how) => {
  test.each(cases(FITS))('$type takes $value', ({ type, value }) => {
    expect(validateAnswers([formFieldOf('x', type)], { x: value }, how)).toEqual([]);
  });

  test.each(cases(REFUSED))(
    '$type refuses $value.0 as $value.1',
    ({ type, value: [answer, code] }) => {
      expect(validateAnswers([formFieldOf('x', type)], { x: answer }, how)).toEqual([
        expect.objectContaining({ field: 'x', code }),
      ]);
    },
  );
});

describe('a mandatory field', () => {
  const empty: readonly Answer[] = [null, '', '  ', [], ['', ' ']];
  const types: InputType[] = ['select', 'multiselect', 'textfield', 'multitext', 'numberfield'];

  test.each(types)('%s must be answered', (type) => {
    const field = formFieldOf('x', type, { mandatory: true });
    const required = [{ field: 'x', code: 'fields.required' }];
    expect(validateAnswers([field], {})).toEqual(required);
    for (const x of empty) expect(validateAnswers([field], { x })).toEqual(required);
  });

  test('that is a checkbox must be ticked', () => {
    const field = formFieldOf('x', 'checkbox', { mandatory: true });
    expect(validateAnswers([field], { x: false })).toEqual([
      { field: 'x', code: 'fields.required' },
    ]);
    expect(validateAnswers([field], { x: true })).toEqual([]);
  });

  test('zero is an answer', () => {
    const field = formFieldOf('x', 'numberfield', { mandatory: true });
    expect(validateAnswers([field], { x: 0 })).toEqual([]);
  });

  test('may wait in a draft', () => {
    const fields = types.map((type) => formFieldOf('x', type, { mandatory: true }));
    for (const field of fields) expect(validateAnswers([field], {}, { draft: true })).toEqual([]);
  });

  test('that is text only is never asked for', () => {
    expect(validateAnswers([formFieldOf('x', 'hidden', { mandatory: true })], {})).toEqual([]);
  });
});

describe('a hidden field', () => {
  const fields = [
    formFieldOf('cause', 'select'),
    formFieldOf('detail', 'numberfield', {
      mandatory: true,
      visibleWhen: { field: 'cause', oneOf: ['a'] },
    }),
  ];

  test('never blocks', () => {
    expect(validateAnswers(fields, { cause: 'b' })).toEqual([]);
  });

  test('takes no answer when sent, and keeps it in a draft', () => {
    const answers = { cause: 'b', detail: 3 };
    expect(validateAnswers(fields, answers)).toEqual([
      { field: 'detail', code: 'requests.hiddenField' },
    ]);
    expect(validateAnswers(fields, answers, { draft: true })).toEqual([]);
  });

  test('keeps in a draft only what fits it', () => {
    expect(validateAnswers(fields, { detail: 'three' }, { draft: true })).toEqual([
      { field: 'detail', code: 'fields.wrongType' },
    ]);
  });
});

test('problems come in the order of the form, then the fields it does not have', () => {
  const fields = [
    formFieldOf('first', 'textfield', { mandatory: true }),
    formFieldOf('second', 'numberfield'),
  ];
  expect(validateAnswers(fields, { other: 'x', second: -1, toString: 'x' })).toEqual([
    { field: 'first', code: 'fields.required' },
    { field: 'second', code: 'fields.tooSmall', limit: 0 },
    { field: 'other', code: 'requests.unknownField' },
    { field: 'toString', code: 'requests.unknownField' },
  ]);
});

test('a field called like a built-in has no answer until it is given one', () => {
  const field = formFieldOf('constructor', 'textfield', { mandatory: true });
  expect(validateAnswers([field], {})).toEqual([{ field: 'constructor', code: 'fields.required' }]);
});
