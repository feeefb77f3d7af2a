import { describe, expect, test } from 'vitest';
import type { RequestFormField } from '#shared/requests/entities/requestformfield.ts';
import type { Answers } from '#shared/requests/form-engine/answers.ts';
import { answerableFields, visibleFields } from '#shared/requests/form-engine/visible-fields.ts';
import { formFieldOf } from '../form-field-of.ts';

const when = (field: string, ...oneOf: string[]) => ({ visibleWhen: { field, oneOf } });
const visible = (fields: RequestFormField[], answers: Answers) =>
  visibleFields(fields, answers).map(({ internalName }) => internalName);

describe('a field with a condition shows', () => {
  const detail = (...oneOf: string[]) =>
    formFieldOf('detail', 'textfield', when('cause', ...oneOf));

  test.each([
    ['a chosen option', 'select', 'a', ['a']],
    ['one of several options', 'select', 'b', ['a', 'b']],
    ['any option of a multiselect', 'multiselect', ['b', 'a'], ['a']],
    ['a ticked box', 'checkbox', true, ['true']],
    ['an unticked box', 'checkbox', false, ['false']],
    ['a box nobody touched', 'checkbox', null, ['false']],
    ['a number', 'numberfield', 0, ['0']],
    ['a text, without the blanks around it', 'singleline-textfield', ' x ', ['x']],
  ] as const)('with %s', (_, inputType, answer, oneOf) => {
    const fields = [formFieldOf('cause', inputType), detail(...oneOf)];
    expect(visible(fields, { cause: answer as never })).toEqual(['cause', 'detail']);
  });

  test.each([
    ['another option', 'select', 'b', ['a']],
    ['no answer', 'select', null, ['a']],
    ['an empty list', 'multiselect', [], ['a']],
    ['an unticked box', 'checkbox', false, ['true']],
  ] as const)('not with %s', (_, inputType, answer, oneOf) => {
    const fields = [formFieldOf('cause', inputType), detail(...oneOf)];
    expect(visible(fields, { cause: answer as never })).toEqual(['cause']);
  });
});

describe('a chain of conditions', () => {
  const chain = [
    formFieldOf('third', 'textfield', when('second', 'a')),
    formFieldOf('second', 'select', when('first', 'a')),
    formFieldOf('first', 'select'),
  ];

  test('shows as far as its answers lead, in the order of the form', () => {
    expect(visible(chain, { first: 'a', second: 'a' })).toEqual(['third', 'second', 'first']);
    expect(visible(chain, { first: 'a', second: 'b' })).toEqual(['second', 'first']);
  });

  test('hides what a hidden field would show, whatever it was answered', () => {
    expect(visible(chain, { first: 'b', second: 'a' })).toEqual(['first']);
  });
});

describe('a condition never holds', () => {
  test('in a circle', () => {
    const circle = [
      formFieldOf('one', 'select', when('two', 'a')),
      formFieldOf('two', 'select', when('one', 'a')),
      formFieldOf('tail', 'select', when('one', 'a')),
      formFieldOf('self', 'select', when('self', 'a')),
    ];
    expect(visible(circle, { one: 'a', two: 'a', self: 'a' })).toEqual([]);
  });

  test('on a field that is not in the form', () => {
    expect(visible([formFieldOf('x', 'select', when('constructor', 'a'))], {})).toEqual([]);
  });

  test('on a field that takes no answer', () => {
    const fields = [formFieldOf('note', 'hidden'), formFieldOf('x', 'select', when('note', 'a'))];
    expect(visible(fields, { note: 'a' })).toEqual(['note']);
  });
});

test('text-only fields show and are not asked', () => {
  const fields = [formFieldOf('note', 'hidden'), formFieldOf('x', 'textfield')];
  expect(visible(fields, {})).toEqual(['note', 'x']);
  expect(answerableFields(fields, {}).map(({ internalName }) => internalName)).toEqual(['x']);
});
