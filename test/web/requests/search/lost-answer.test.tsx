import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Entity } from '#shared/kernel/entity.ts';
import { processOf } from '#test/shared/requests/process-of.ts';
import { entityOf } from '#test/support/entity-of.ts';
import { testId } from '#test/support/test-id.ts';
import { t } from '#test/web/catalogue-text.ts';
import { accounts, BEGIN } from '../request-library.ts';
import { ALL_CHOSEN, CREATED, initCalls, open } from './search-stage.tsx';

describe('a beginning that got no answer', () => {
  async function beginTwice(isMade: boolean) {
    const more: Entity<object>[] = [];
    let calls = 0;
    const opened = await open({
      account: accounts.agr,
      search: ALL_CHOSEN,
      more,
      answers: {
        'POST livestock/request/initrequest': () => {
          calls += 1;
          if (calls > 1) return CREATED;
          const draft = { status: 'new', created: new Date().toISOString() } as const;
          if (isMade) more.push(entityOf('request-process', processOf(draft), 'first'));
          throw new TypeError('Failed to fetch');
        },
      },
    });
    const begin = await screen.findByRole('button', { name: BEGIN });
    await opened.user.click(begin);
    await screen.findByText(t('errors.client.unreachable'));
    await opened.user.click(await screen.findByRole('button', { name: BEGIN }));
    return opened;
  }

  test('goes on with the draft that the server has made', async () => {
    const opened = await beginTwice(true);
    await expect.poll(opened.address).toBe(`/requests/${testId('first')}/fill`);
    expect(initCalls(opened)).toHaveLength(1);
  });

  test('begins again where the server has made none', async () => {
    const opened = await beginTwice(false);
    await expect.poll(opened.address).toBe(`/requests/${CREATED.id}/fill`);
    expect(initCalls(opened)).toHaveLength(2);
  });
});
