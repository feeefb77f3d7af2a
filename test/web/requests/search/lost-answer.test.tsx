import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { t } from '#test/web/catalogue-text.ts';
import { ApiError } from '#web/kernel/api-error.ts';
import { accounts, BEGIN } from '../request-library.ts';
import { ALL_CHOSEN, CREATED, initCalls, open } from './search-stage.tsx';

async function beginThrice(second: () => Error) {
  const failures = [() => new TypeError('Failed to fetch'), second];
  const opened = await open({
    account: accounts.agr,
    search: ALL_CHOSEN,
    answers: {
      'POST livestock/request/initrequest': () => {
        const failure = failures.shift();
        if (failure) throw failure();
        return CREATED;
      },
    },
  });
  const begin = async () => opened.user.click(await screen.findByRole('button', { name: BEGIN }));
  await begin();
  await screen.findByText(t('errors.client.unreachable'));
  await begin();
  await expect.poll(() => initCalls(opened).length).toBe(2);
  await begin();
  await expect.poll(opened.address).toBe(`/requests/${CREATED.id}/fill`);
  return initCalls(opened);
}

test('a beginning that got no answer is asked for again by the same key', async () => {
  const [first, second, third] = await beginThrice(() => new TypeError('Failed to fetch'));
  expect([second, third]).toEqual([first, first]);
  expect(first).toMatchObject({ key: expect.any(String) });
});

test('what was deleted since is begun again by a key of its own', async () => {
  const deleted = { code: 'entities.deleted', message: 'deleted', status: 404 };
  const [first, second, third] = await beginThrice(() => new ApiError(deleted));
  expect(second).toEqual(first);
  expect(third).not.toEqual(first);
});
