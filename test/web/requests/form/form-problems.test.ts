import { expect, test } from 'vitest';
import { isDeclaration } from '#shared/requests/form-engine/is-declaration.ts';
import { formFieldOf } from '#test/shared/requests/form-field-of.ts';
import { readValues } from '#web/components/inputs/typed-values.ts';
import { formProblems, refusedFields } from '#web/features/requests/form/form-problems.ts';
import { parseStoredAnswers } from '#web/features/requests/form/stored-answers.ts';

const fields = [
  formFieldOf('count', 'numberfield', { mandatory: true }),
  formFieldOf('purpose', 'select', { mandatory: true }),
  formFieldOf('why', 'textfield', {
    mandatory: true,
    visibleWhen: { field: 'purpose', oneOf: ['b'] },
  }),
];
const problemsOf = (typed: Record<string, string>) =>
  formProblems(fields, readValues(fields, typed, 'de_DE'));

test('problems come in the order of the form; a field that cannot be read is not also missing', () => {
  expect(problemsOf({ count: 'viele' })).toEqual([
    { field: 'count', key: 'inputs.error.number' },
    { field: 'purpose', key: 'errors.fields.required' },
  ]);
});

test('a hidden field neither blocks when it is empty nor when it keeps an answer', () => {
  expect(problemsOf({ count: '1', purpose: 'a' })).toEqual([]);
  expect(problemsOf({ count: '1', purpose: 'a', why: 'kept' })).toEqual([]);
});

test('a field that shows blocks again', () => {
  expect(problemsOf({ count: '1', purpose: 'b' })).toEqual([
    { field: 'why', key: 'errors.fields.required' },
  ]);
});

test('the server’s refusals of fields are told at the fields, with their bound', () => {
  const details = [
    { path: 'fieldData.count', code: 'requests.notWhole', message: '' },
    { path: 'fieldData.why', code: 'fields.tooLong', message: '', limit: 4000 },
    { path: 'attachments', code: 'requests.tooManyAttachments', message: '' },
  ];
  expect(refusedFields(details)).toEqual([
    { field: 'count', key: 'errors.requests.notWhole' },
    { field: 'why', key: 'errors.fields.tooLong', limit: 4000 },
  ]);
});

test('a mandatory checkbox is a declaration, unless another field depends on it', () => {
  const box = formFieldOf('box', 'checkbox', { mandatory: true });
  const dependent = formFieldOf('more', 'textfield', {
    visibleWhen: { field: 'box', oneOf: ['true'] },
  });
  expect(isDeclaration(box, [box])).toBe(true);
  expect(isDeclaration(box, [box, dependent])).toBe(false);
  expect(isDeclaration({ ...box, mandatory: false }, [box])).toBe(false);
  expect(isDeclaration(dependent, [box, dependent])).toBe(false);
});

test('only a draft of this form is taken from the device', () => {
  const draft = { rev: 3, typed: { a: 'x', b: true, c: ['1', '2'] } };
  expect(parseStoredAnswers(draft)).toEqual(draft);
  for (const other of [
    null,
    [],
    'x',
    { rev: '3', typed: {} },
    { rev: 3 },
    { rev: 3, typed: { a: 1 } },
  ]) {
    expect(parseStoredAnswers(other)).toBeNull();
  }
});
