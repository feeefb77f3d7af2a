import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Entity } from '#shared/kernel/entity.ts';
import { type Answers, answersOf } from '#shared/requests/form-engine/answers.ts';
import { formFieldOf } from '#test/shared/requests/form-field-of.ts';
import { PARTIES, processOf } from '#test/shared/requests/process-of.ts';
import { entityOf } from '#test/support/entity-of.ts';
import { testId } from '#test/support/test-id.ts';
import { t } from '#test/web/catalogue-text.ts';
import { renderPage } from '#test/web/render-page.tsx';
import type { OpenRequest } from '#web/features/requests/request-gate.tsx';
import { type FindByRules, useLawFindings } from '#web/features/requests/use-law-findings.ts';
import { entityAnswers } from './entity-answers.ts';
import { inGerman, library, packageEntity } from './request-library.ts';

const steps = packageEntity.data.steps.slice(2);
const form = { ...packageEntity.data, legalBasis: 'YM' as const, steps };
const request = entityOf('request-process', processOf({ step: 0, filledSteps: [] }));
type Filled = Pick<OpenRequest, 'request' | 'forms'>;
const openOf = (entity: typeof request) =>
  ({ request: entity, forms: { form } }) as unknown as Filled;
const fields = [formFieldOf('decision', 'select'), formFieldOf('validUntil', 'datefield')];

type Step = Omit<Parameters<FindByRules>[0], 'on'>;

function Findings({ open, ...step }: Step & { readonly open: Filled }) {
  const find = useLawFindings(open);
  const findings = find({ ...step, on: '2026-03-02' });
  return <p>{`found: ${findings.map(({ labels }) => labels[0]?.label).join()}`}</p>;
}
const BY_LAW = '2. März 2027';

test.each<[string, Answers, string]>([
  ['granted without a last day holds as long as the law says', { decision: 'accept' }, BY_LAW],
  ['with a day of its own holds until then', { decision: 'accept', validUntil: '2026-06-30' }, ''],
  ['that is refused holds on no day', { decision: 'reject' }, ''],
])('a permission %s', async (_, given, words) => {
  const step = { open: openOf(request), fields, given, at: 0 };
  const { kernel } = await renderPage(<Findings {...step} />, {
    answers: entityAnswers(() => library as Entity[]),
  });
  await expect.poll(() => screen.getByText(/^found/).textContent).toBe(`found: ${words}`);
  await expect.poll(() => kernel.queries.isFetching()).toBe(0);
  expect(screen.getByText(/^found/).textContent).toBe(`found: ${words}`);
});

const cattle = entityOf(
  'animalkind',
  { labels: inGerman('Rinder'), reportCode: 'bovine' },
  'cattle',
);
const portion = (day: string, earTags: string[]) => ({
  step: testId('step 3'),
  by: PARTIES.agr,
  role: 'AGR' as const,
  on: `2026-03-${day}T08:00:00.000Z`,
  fieldData: [
    { field: 'animalsBought', value: 2 },
    { field: 'earTags', value: earTags },
  ],
});

test.each([
  ['as it was reported is held against those before it alone', 1, t('errors.requests.tagsMissing')],
  ['to come is held against all that is reported', 2, t('errors.fields.invalid')],
])('a portion of a purchase %s', async (_, at, words) => {
  const decidedOn = '2026-03-02T08:00:00.000Z';
  const [decision] = processOf().filledSteps;
  const reported = portion('05', ['DE 09 12345678']);
  const granted = processOf({
    status: 'accepted',
    decidedOn,
    filledSteps: decision === undefined ? [] : [decision, reported],
  });
  const step = {
    open: openOf(entityOf('request-process', granted)),
    fields: [formFieldOf('animalsBought', 'numberfield'), formFieldOf('earTags', 'multitext')],
    given: answersOf(reported.fieldData),
    at,
  };
  const entities = [...library.filter(({ id }) => id !== cattle.id), cattle];
  await renderPage(<Findings {...step} />, { answers: entityAnswers(() => entities as Entity[]) });
  await expect.poll(() => screen.getByText(/^found/).textContent).toBe(`found: ${words}`);
});
