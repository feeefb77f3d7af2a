import { expect, test } from 'vitest';
import { LAWS } from '#infra/demo/law/law-table.ts';
import { type CheckedForm, formProblem } from '#shared/law/lawful-form.ts';
import type { PartyRole } from '#shared/requests/entities/requestpackage.ts';
import { requestErrors } from '#shared/requests/errors.ts';

const { DE, AT, CH } = LAWS;
const day = '2026-03-02';
const form = (
  legalBasis: CheckedForm['legalBasis'],
  decider: PartyRole | undefined,
  type: CheckedForm['requestTypes'][number] = 'authority',
): CheckedForm => ({
  legalBasis,
  requestTypes: [type],
  steps: [{ role: 'AGR' }, ...(decider === undefined ? [] : [{ role: decider, outcome: {} }])],
});

test.each([
  ['the authority decides on a renewal', form('FR', 'AUT'), DE, 'BY', undefined],
  ['a control body never does', form('FR', 'INS', 'controlbody'), DE, 'BY', 'deciderNotLawful'],
  ['but in Switzerland it does', form('FR', 'INS', 'controlbody'), CH, undefined, undefined],
  ['where the authority does not', form('FR', 'AUT'), CH, undefined, 'deciderNotLawful'],
  ['bees are recorded', form('BE', undefined, 'record'), AT, undefined, undefined],
  ['not applied for', form('BE', 'INS', 'controlbody'), AT, undefined, 'recordOnlyWithoutDecision'],
  ['nobody decides on a record', form('EB', 'INS', 'record'), DE, 'BY', 'deciderNotLawful'],
  [
    'what is permitted is no record',
    form('MR', undefined, 'record'),
    DE,
    'BY',
    'recordOnlyWithoutDecision',
  ],
  ['a form in which nobody decides permits nothing', form('MR', undefined), DE, 'BY', undefined],
  [
    'Swiss law has no endangered breeds',
    form('EB', undefined, 'record'),
    CH,
    undefined,
    'groundNotInLaw',
  ],
  [
    'an association decides by its own rules',
    form('ASO', 'ASO', 'association'),
    DE,
    'BY',
    undefined,
  ],
  ['not the authority', form('ASO', 'AUT', 'association'), DE, 'BY', 'deciderNotLawful'],
  [
    'a low hatch is noticed in North Rhine-Westphalia',
    form('LOW', undefined, 'lowhatch'),
    DE,
    'NW',
    undefined,
  ],
  ['not in Bavaria', form('LOW', undefined, 'lowhatch'), DE, 'BY', 'noGeneralOrder'],
  ['nor in Austria', form('LOW', undefined, 'lowhatch'), AT, '5', 'noGeneralOrder'],
  [
    'before the site is known it may be',
    form('LOW', undefined, 'lowhatch'),
    DE,
    undefined,
    undefined,
  ],
  [
    'chicks after a low hatch are applied for in Bavaria',
    form('P3', 'AUT', 'lowhatch'),
    DE,
    'BY',
    undefined,
  ],
  [
    'where no general order permits them',
    form('P3', 'AUT', 'lowhatch'),
    DE,
    'NW',
    'generalOrderHolds',
  ],
] as const)('%s', (_, checked, law, state, expected) => {
  const problem = formProblem(checked, law, { state, day });
  expect(problem?.error).toBe(expected && requestErrors[expected]);
});

test('a ground that is over is none', () => {
  expect(formProblem(form('YM', 'AUT'), DE, { day: '2036-12-31' })).toBeUndefined();
  expect(formProblem(form('YM', 'AUT'), DE, { day: '2037-01-01' })?.error).toBe(
    requestErrors.groundOver,
  );
});
