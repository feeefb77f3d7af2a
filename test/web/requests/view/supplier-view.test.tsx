import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { RequestProcess } from '#shared/requests/entities/request-process.ts';
import { PARTIES } from '#test/shared/requests/process-of.ts';
import { accountOf } from '#test/support/accounts.ts';
import { testId } from '#test/support/test-id.ts';
import { t } from '#test/web/catalogue-text.ts';
import { RequestViewPage } from '#web/features/requests/view/request-view-page.tsx';
import { openRequest } from '../open-request.ts';
import { accounts, DECISION } from '../request-library.ts';

const on = '2026-03-04T08:00:00.000Z';
const sup = accountOf('SUP', 'sup');
/** A granted request as the server shows it to the supplier: without what others answered after it. */
const granted: Partial<RequestProcess> = {
  sup: sup.id,
  status: 'accepted',
  decidedOn: on,
  decision: { animalsAsked: 6, animalsGranted: 6 },
  step: 2,
  turn: undefined,
  filledSteps: [
    {
      step: testId('step 0'),
      by: PARTIES.agr,
      role: 'AGR',
      on,
      fieldData: [{ field: 'numberWanted', value: 6 }],
    },
    { step: testId('step 2'), by: PARTIES.aut, role: 'AUT', on, fieldData: [] },
  ],
};

test.each([
  ['the supplier', false, sup],
  ['the farm', true, accounts.agr],
])('that a request is decided %s reads; its answers and purchases: %s', async (_, all, account) => {
  await openRequest(RequestViewPage, { account, request: granted, others: [sup] });
  const answers = within(await screen.findByRole('region', { name: t('requests.answers') }));
  answers.getByRole('heading', { name: t('requests.one') });
  expect(answers.queryByRole('heading', { name: DECISION }) !== null).toBe(all);
  expect(screen.queryByRole('region', { name: t('requests.purchases') }) !== null).toBe(all);
  // Whether the farm has sent files, its supplier does not learn.
  expect(screen.queryByRole('region', { name: t('words.attachments') }) !== null).toBe(all);
  const steps = within(screen.getByRole('region', { name: t('step.label') }));
  const states = steps.getAllByRole('listitem').map((line) => line.textContent);
  expect(states).toContain(`${DECISION}${t('requests.stepState.filled')}`);
});

test.each([
  ['the supplier', sup, {}, ''],
  ['the farm', accounts.agr, { animals: 2 }, t('requests.waivedRest', { count: 2, shown: '2' })],
])('of the rest that is waived %s reads', async (_, account, rest, said) => {
  const permissionEnd = { how: 'waived', by: PARTIES.agr, on, ...rest } as const;
  const request = { ...granted, permissionEnd };
  await openRequest(RequestViewPage, { account, request, others: [sup] });
  const waived = t('words.onDay', { what: t('requests.event.waive'), day: '4. März 2026' });
  await screen.findByText(waived);
  const notices = screen.getAllByRole('note').map(({ textContent }) => textContent);
  expect(notices).toContain(`${waived}${said}`);
});

test.each([
  ['the farm', accounts.agr, true],
  ['the authority', accounts.aut, false],
])(
  'that nobody can answer for the supplier any more %s reads; it may retract: %s',
  async (_, account, may) => {
    const gone = accountOf('SUP', 'sup', { active: false });
    const request = { sup: gone.id, turn: gone.id };
    await openRequest(RequestViewPage, { account, request, others: [gone] });
    await screen.findByText(t('requests.partyGone'), { exact: false });
    expect(screen.queryByText(t('requests.mayRetract'), { exact: false }) !== null).toBe(may);
  },
);
