import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Entity } from '#shared/kernel/entity.ts';
import type { Answers } from '#shared/requests/form-engine/answers.ts';
import { formFieldOf } from '#test/shared/requests/form-field-of.ts';
import { processOf } from '#test/shared/requests/process-of.ts';
import { entityOf } from '#test/support/entity-of.ts';
import { renderPage } from '#test/web/render-page.tsx';
import type { OpenRequest } from '#web/features/requests/request-gate.tsx';
import { useLawFindings } from '#web/features/requests/use-law-findings.ts';
import { entityAnswers } from './entity-answers.ts';
import { library, packageEntity } from './request-library.ts';

const steps = packageEntity.data.steps.slice(2);
const form = { ...packageEntity.data, legalBasis: 'YM' as const, steps };
const request = entityOf('request-process', processOf({ step: 0, filledSteps: [] }));
const open = { request, forms: { form } } as unknown as Pick<OpenRequest, 'request' | 'forms'>;
const fields = [formFieldOf('decision', 'select'), formFieldOf('validUntil', 'datefield')] as const;

function Findings({ given }: { readonly given: Answers }) {
  const find = useLawFindings(open);
  const findings = find({ fields: [...fields], given, at: 0, on: '2026-03-02' });
  return <p>{`found: ${findings.map(({ labels }) => labels[0]?.label).join()}`}</p>;
}
const BY_LAW = '2. März 2027';

test.each<[string, Answers, string]>([
  ['granted without a last day holds as long as the law says', { decision: 'accept' }, BY_LAW],
  ['with a day of its own holds until then', { decision: 'accept', validUntil: '2026-06-30' }, ''],
  ['that is refused holds on no day', { decision: 'reject' }, ''],
])('a permission %s', async (_, given, words) => {
  const { kernel } = await renderPage(<Findings given={given} />, {
    answers: entityAnswers(() => library as Entity[]),
  });
  await expect.poll(() => screen.getByText(/^found/).textContent).toBe(`found: ${words}`);
  await expect.poll(() => kernel.queries.isFetching()).toBe(0);
  expect(screen.getByText(/^found/).textContent).toBe(`found: ${words}`);
});
