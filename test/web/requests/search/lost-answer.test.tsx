import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { t } from '#test/web/catalogue-text.ts';
import { accounts, BEGIN } from '../request-library.ts';
import { ALL_CHOSEN, CREATED, initCalls, open } from './search-stage.tsx';

test('a beginning that got no answer is asked for again by the same key', async () => {
  let calls = 0;
  const opened = await open({
    account: accounts.agr,
    search: ALL_CHOSEN,
    answers: {
      'POST livestock/request/initrequest': () => {
        calls += 1;
        if (calls === 1) throw new TypeError('Failed to fetch');
        return CREATED;
      },
    },
  });
  await opened.user.click(await screen.findByRole('button', { name: BEGIN }));
  await screen.findByText(t('errors.client.unreachable'));
  await opened.user.click(await screen.findByRole('button', { name: BEGIN }));
  await expect.poll(opened.address).toBe(`/requests/${CREATED.id}/fill`);
  const [first, again] = initCalls(opened);
  expect(again).toEqual(first);
  expect(first).toMatchObject({ key: expect.any(String) });
});
