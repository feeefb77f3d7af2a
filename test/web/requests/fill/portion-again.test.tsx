import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Entity } from '#shared/kernel/entity.ts';
import type { RequestProcess } from '#shared/requests/entities/request-process.ts';
import { PARTIES, processOf } from '#test/shared/requests/process-of.ts';
import { entityOf } from '#test/support/entity-of.ts';
import { testId } from '#test/support/test-id.ts';
import { RequestFillPage } from '#web/features/requests/fill/request-fill-page.tsx';
import { entityAnswers } from '../entity-answers.ts';
import type { RequestWorld } from '../open-request.ts';
import { openRequest } from '../open-request.ts';
import { accounts, inGerman, library, packageEntity } from '../request-library.ts';

const bought = entityOf(
  'requestformfield',
  {
    internalName: 'animalsBought',
    inputType: 'numberfield',
    labels: inGerman('animalsBought'),
    descriptions: [],
    tags: [],
    mandatory: true,
    options: [],
    groups: [],
  },
  'field animalsBought',
);
const purchase = {
  id: testId('step 3'),
  form: inGerman('purchase'),
  role: 'AGR' as const,
  statusLabels: [],
  notify: [],
  inPortions: true,
  fields: [{ id: bought.id, rev: 1 }],
};
const form = {
  ...packageEntity,
  data: { ...packageEntity.data, steps: [...packageEntity.data.steps, purchase] },
};
const others = library.filter(({ id }) => id !== form.id);

const GRANTED: Partial<RequestProcess> = {
  status: 'accepted',
  step: 3,
  turn: PARTIES.agr,
  decidedOn: '2026-03-02T08:00:00.000Z',
  decision: { animalsAsked: 12, animalsGranted: 12 },
};
const open = (request: Partial<RequestProcess>, rev: number, world: RequestWorld = {}) => {
  const stored = { ...entityOf('request-process', processOf(request)), rev };
  const answers = entityAnswers(() => [...others, bought, form, stored] as Entity[]);
  return openRequest(RequestFillPage, { account: accounts.agr, request, rev, answers, ...world });
};
const amount = async () =>
  (await screen.findByRole('textbox', { name: /^animalsBought/ })) as HTMLInputElement;

test('a portion that is reported already does not come back as the next one', async () => {
  const first = await open(GRANTED, 4);
  await first.user.type(await amount(), '5');
  // The phone ends the page; the report has arrived, or was sent on another device.
  first.unmount();
  const reported = {
    step: testId('step 3'),
    by: PARTIES.agr,
    role: 'AGR' as const,
    on: '2026-03-05T08:00:00.000Z',
    fieldData: [{ field: 'animalsBought', value: 5 }],
  };
  const { filledSteps } = processOf();
  const now = {
    ...GRANTED,
    decision: { ...GRANTED.decision, animalsBought: 5 },
    filledSteps: [...filledSteps, reported],
  };
  await open(now, 5, { storage: first.kernel.storage });
  expect((await amount()).value).toBe('');
});

test('what is typed of a portion comes back while that portion is not reported', async () => {
  const first = await open(GRANTED, 4);
  await first.user.type(await amount(), '5');
  first.unmount();
  await open(GRANTED, 5, { storage: first.kernel.storage });
  expect((await amount()).value).toBe('5');
});
