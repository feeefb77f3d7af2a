import { expect, test } from 'vitest';
import type { RequestFormField } from '#shared/requests/entities/requestformfield.ts';
import type { RequestStep } from '#shared/requests/entities/requestpackage.ts';
import { type CheckedStep, packageProblems } from '#shared/requests/package/package-problems.ts';
import { testId } from '#test/support/test-id.ts';
import { formFieldOf } from './form-field-of.ts';

const onlyWhen = (field: string, ...oneOf: string[]) => ({ visibleWhen: { field, oneOf } });
const library: readonly RequestFormField[] = [
  formFieldOf('choice', 'select'),
  formFieldOf('several', 'multiselect'),
  formFieldOf('box', 'checkbox'),
  formFieldOf('words', 'hidden'),
  formFieldOf('text', 'textfield'),
  formFieldOf('after', 'textfield', onlyWhen('choice', 'a')),
  formFieldOf('afterOld', 'textfield', onlyWhen('choice', 'old')),
  formFieldOf('afterEither', 'textfield', onlyWhen('choice', 'old', 'a')),
  formFieldOf('afterNone', 'textfield', onlyWhen('choice', 'c', 'd')),
  formFieldOf('afterBox', 'textfield', onlyWhen('box', 'true')),
  formFieldOf('afterBoxNever', 'textfield', onlyWhen('box', 'yes')),
  formFieldOf('number', 'numberfield'),
  formFieldOf('afterNumber', 'textfield', onlyWhen('number', '0.5')),
  formFieldOf('afterNumberNever', 'textfield', onlyWhen('number', '0,5', '05', '-1', 'NaN')),
  formFieldOf('day', 'datefield'),
  formFieldOf('afterDay', 'textfield', onlyWhen('day', '2028-02-29')),
  formFieldOf('afterDayNever', 'textfield', onlyWhen('day', '2027-02-29', '1.3.2027')),
  formFieldOf('afterWords', 'textfield', onlyWhen('words', 'a')),
  formFieldOf('itself', 'textfield', onlyWhen('itself', 'a')),
  formFieldOf('hen', 'textfield', onlyWhen('egg', 'a')),
  formFieldOf('egg', 'textfield', onlyWhen('hen', 'a')),
  formFieldOf('afterHen', 'textfield', onlyWhen('hen', 'a')),
  formFieldOf('numberWanted', 'textfield'),
  formFieldOf('earTags', 'singleline-textfield'),
  formFieldOf('validUntil', 'datefield'),
  formFieldOf('justificationCode', 'select', {
    options: [{ id: 'mistake', labels: [], enabled: true }],
  }),
  formFieldOf('empty', 'multiselect', {
    mandatory: true,
    options: [{ id: 'old', labels: [], enabled: false }],
  }),
];
const byId = new Map(library.map((field) => [testId(field.internalName), field]));

// Two entries of the library may have had one name, one after the other.
byId.set(testId('namesake'), formFieldOf('choice', 'textfield'));

const stepOf = (fields: string, outcome?: RequestStep['outcome'], id = 'step') => ({
  id: testId(id),
  fields: fields.split(' ').map((name) => ({ id: testId(name), rev: 1 })),
  ...(outcome && { outcome }),
});
const problemsOf = (...steps: CheckedStep[]) =>
  packageProblems(steps, ({ id }) => byId.get(id)).map(({ path, error }) => [
    path,
    error.code.replace('requests.', ''),
  ]);

test('a package whose conditions and outcome can be met has no problem', () => {
  const outcome = { field: 'choice', accepted: ['a', 'old'], rejected: ['b'] };
  expect(
    problemsOf(
      stepOf(
        'choice after afterEither box afterBox number afterNumber day afterDay',
        undefined,
        'a',
      ),
      stepOf('text choice', outcome, 'b'),
    ),
  ).toEqual([]);
});

test.each([
  ['text text', 1, 'fieldTwice'],
  ['choice namesake', 1, 'fieldTwice'],
  ['after', 0, 'conditionUnknown'],
  ['words afterWords', 1, 'conditionUnknown'],
  ['after choice', 0, 'conditionLater'],
  ['choice afterNone', 1, 'conditionNever'],
  ['choice afterOld', 1, 'conditionNever'],
  ['box afterBoxNever', 1, 'conditionNever'],
  ['number afterNumberNever', 1, 'conditionNever'],
  ['day afterDayNever', 1, 'conditionNever'],
  ['itself', 0, 'conditionCircular'],
  ['text empty', 1, 'optionMissing'],
  ['validUntil numberWanted', 1, 'fieldMisread'],
  ['text earTags', 1, 'fieldMisread'],
  ['text justificationCode', 1, 'fieldMisread'],
])('of the fields %s number %i: %s', (fields, index, problem) => {
  expect(problemsOf(stepOf(fields))).toEqual([[`steps.0.fields.${index}`, problem]]);
});

test('a circle of conditions is told at each of its fields, and nowhere else', () => {
  expect(problemsOf(stepOf('hen egg afterHen'))).toEqual([
    ['steps.0.fields.0', 'conditionCircular'],
    ['steps.0.fields.1', 'conditionCircular'],
  ]);
});

test.each([
  [{ field: 'text', accepted: ['a'], rejected: [] }, 'field', 'outcomeUnknown'],
  [{ field: 'box', accepted: ['true'], rejected: [] }, 'field', 'outcomeNoChoice'],
  [{ field: 'several', accepted: ['a'], rejected: [] }, 'field', 'outcomeNoChoice'],
  [{ field: 'choice', accepted: [], rejected: ['b'] }, 'accepted', 'outcomeNowhere'],
  [{ field: 'choice', accepted: ['old'], rejected: ['b'] }, 'accepted', 'outcomeNowhere'],
  [{ field: 'choice', accepted: ['c'], rejected: ['b'] }, 'accepted', 'outcomeNoOption'],
  [{ field: 'choice', accepted: ['a'], rejected: ['c'] }, 'rejected', 'outcomeNoOption'],
  [{ field: 'choice', accepted: ['a'], rejected: ['a', 'b'] }, 'rejected', 'outcomeBoth'],
])('of the outcome %j %s is refused: %s', (outcome, place, problem) => {
  const deciding = stepOf('choice several box', outcome, 'decision');
  expect(problemsOf(stepOf('text'), deciding)).toEqual([[`steps.1.outcome.${place}`, problem]]);
});

test('a step that is there twice is told, and a field that is not known yet is passed over', () => {
  expect(problemsOf(stepOf('text'), stepOf('choice'))).toEqual([['steps.1', 'stepTwice']]);
  const outcome = { field: 'unread', accepted: ['a'], rejected: [] };
  expect(problemsOf(stepOf('text'), stepOf('unread', outcome, 'next'))).toEqual([]);
});

test('a step decides once, after the application, and passes on only what somebody takes', () => {
  const outcome = { field: 'choice', accepted: ['a'], rejected: [] };
  const deciding = (id: string) => stepOf('choice', outcome, id);
  expect(problemsOf(deciding('a'), stepOf('text'), deciding('c'))).toEqual([
    ['steps.0.outcome', 'outcomeFirst'],
    ['steps.2.outcome', 'outcomeSecond'],
  ]);
  const passedOn = { ...stepOf('text', undefined, 'advice'), whenOver: 'passOn' as const };
  expect(problemsOf(stepOf('box'), passedOn, deciding('c'))).toEqual([]);
  expect(problemsOf(stepOf('box'), passedOn)).toEqual([['steps.1.whenOver', 'nobodyToPassOn']]);
  expect(problemsOf(stepOf('box'), deciding('c'), passedOn, stepOf('box', undefined, 'd'))).toEqual(
    [['steps.2.whenOver', 'nobodyToPassOn']],
  );
});

test('the office above is named only for a step of which it is ever told', () => {
  const above = { escalationDays: 5, autoCloseHours: 48 };
  const course = (more: Partial<CheckedStep>, later: Partial<CheckedStep> = {}) =>
    problemsOf(
      stepOf('box'),
      { ...stepOf('choice', { field: 'choice', accepted: ['a'], rejected: [] }, 'b'), ...more },
      { ...stepOf('text', undefined, 'c'), ...later },
    );
  expect(course({ ...above, role: 'AUT' })).toEqual([]);
  expect(course({ escalationDays: 5, role: 'AUT' })).toEqual([
    ['steps.1.escalationDays', 'nobodyAbove'],
  ]);
  expect(course({ ...above, role: 'AGR' })).toEqual([['steps.1.escalationDays', 'nobodyAbove']]);
  expect(course({}, { ...above, role: 'INS' })).toEqual([
    ['steps.2.escalationDays', 'nobodyAbove'],
  ]);
});

test.each([
  [{ reminderDays: [2], autoCloseHours: 49 }, []],
  [{ reminderDays: [1, 2], autoCloseHours: 48 }, [['steps.0.reminderDays', 'reminderTooEarly']]],
  [{ reminderDays: [1] }, [['steps.0.reminderDays', 'reminderTooEarly']]],
  [{ whenOver: 'remindAndStay', autoCloseHours: 1 }, []],
  [{ whenOver: 'close', autoCloseHours: 1 }, [['steps.0.whenOver', 'clockMustNotEnd']]],
  [{ reminderDays: [2], workingDays: 3 }, []],
  [{ reminderDays: [3], workingDays: 3 }, [['steps.0.reminderDays', 'reminderTooEarly']]],
  [{ workingDays: 3, autoCloseHours: 1 }, [['steps.0.workingDays', 'timeTwice']]],
  [{ whenOver: 'remindAndStay', workingDays: 1 }, []],
  [{ whenOver: 'remindAndStay' }, [['steps.0.autoCloseHours', 'timeMissing']]],
] satisfies [Partial<CheckedStep>, string[][]][])('the time of a step, %j', (time, problems) => {
  expect(problemsOf({ ...stepOf('text'), ...time })).toEqual(problems);
});

test('a reminder on the last day needs a time of its step, however short', () => {
  expect(problemsOf({ ...stepOf('text'), autoCloseHours: 1, reminderDays: [0] })).toEqual([]);
  expect(problemsOf({ ...stepOf('text'), reminderDays: [0] })).toEqual([
    ['steps.0.reminderDays', 'reminderTooEarly'],
  ]);
});
