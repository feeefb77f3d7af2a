import { beforeAll, expect, test } from 'vitest';
import { createEntity } from '#functions/entities/create-entity.ts';
import { formFieldOf } from '#test/shared/requests/form-field-of.ts';
import { principal } from '#test/support/principals.ts';
import { testId } from '#test/support/test-id.ts';
import { packageOf, steps } from './request-forms.ts';
import { contextFor, makeRequestStage, type RequestStage, refusal } from './request-stage.ts';

const when = (field: string) => ({ visibleWhen: { field, oneOf: ['a'] } });
const circle = [
  formFieldOf('hen', 'select', when('egg')),
  formFieldOf('egg', 'select', when('hen')),
];

let stage: RequestStage;
beforeAll(async () => {
  stage = await makeRequestStage();
  for (const field of circle)
    await stage.put('requestformfield', testId(`field ${field.internalName}`), field);
});

const asking = (...names: string[]) => ({
  ...steps.application,
  fields: names.map((name) => ({ id: testId(`field ${name}`), rev: 1 })),
});
const deciding = (more: object) => ({
  ...steps.decision,
  outcome: { field: 'decision', accepted: ['accept'], rejected: ['reject'], ...more },
});

test.each([
  ['no role', [{ ...steps.application, role: undefined }], ['steps.0.role']],
  ['a field twice', [asking('purpose', 'purpose')], ['steps.0.fields.1']],
  ['a condition on a later field', [asking('disaster', 'purpose')], ['steps.0.fields.0']],
  ['a condition on no field', [asking('disaster')], ['steps.0.fields.0']],
  ['a circle', [asking('hen', 'egg')], ['steps.0.fields.0', 'steps.0.fields.1']],
  ['no decision', [steps.application, steps.advice], ['steps.1.outcome']],
  [
    'an outcome by another field',
    [steps.application, deciding({ field: 'purpose' })],
    ['steps.1.outcome.field'],
  ],
  [
    'an outcome by unknown options',
    [steps.application, deciding({ accepted: ['yes'] })],
    ['steps.1.outcome.accepted'],
  ],
  [
    'an outcome that leads nowhere',
    [steps.application, deciding({ accepted: [] })],
    ['steps.1.outcome.accepted'],
  ],
  [
    'an option that accepts and rejects',
    [steps.application, deciding({ rejected: ['accept'] })],
    ['steps.1.outcome.rejected'],
  ],
])('a package with %s is refused at its place', async (name, wrong, places) => {
  const data = { ...packageOf(name), steps: wrong };
  const input = { entityclass: 'requestpackage', attributeset: 'default', data } as const;
  const refused = await refusal(createEntity(input, contextFor(stage.world, principal('ADM'))));
  expect(refused.fields.map(([path]) => path)).toEqual(places.map((place) => `data.${place}`));
});
