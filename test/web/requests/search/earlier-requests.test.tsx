import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Entity } from '#shared/kernel/entity.ts';
import { processOf } from '#test/shared/requests/process-of.ts';
import { entityOf } from '#test/support/entity-of.ts';
import { testId } from '#test/support/test-id.ts';
import { t } from '#test/web/catalogue-text.ts';
import { requestKey } from '#web/features/requests/use-request.ts';
import type { Answers } from '../../fake-server.ts';
import { entityAnswers } from '../entity-answers.ts';
import { accounts, BEGIN, library } from '../request-library.ts';
import { ALL_CHOSEN, CREATED, open } from './search-stage.tsx';

test('of many on their way all are counted, and the newest shown', async () => {
  const running = Array.from({ length: 7 }, (_, n) =>
    entityOf('request-process', processOf({ hid: `DE-2026-00001${n}` }), `running ${n}`),
  );
  const server = entityAnswers(() => [...library, ...running] as Entity[]);
  const answers: Answers = {
    ...server,
    'POST search/search/execute': (asked) => {
      const page = server['POST search/search/execute']?.(asked) as { items: Entity[] };
      return { items: page.items.slice(0, asked.pagination?.limit), next: null } as never;
    },
  };
  await open({ account: accounts.agr, search: ALL_CHOSEN, answers });
  await screen.findByText(t('requests.earlierRunning', { count: 7 }));
  expect(screen.getAllByRole('link', { name: /^DE-2026/ })).toHaveLength(5);
});

test('a draft that was begun without an answer is shown, before a second one is begun', async () => {
  const drafts: Entity<object>[] = [];
  const answers = entityAnswers(() => [...library, ...drafts] as Entity[]);
  const { user } = await open({
    account: accounts.agr,
    search: ALL_CHOSEN,
    answers: {
      ...answers,
      'POST livestock/request/initrequest': () => {
        drafts.push(CREATED);
        throw new TypeError('Failed to fetch');
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: BEGIN }));
  await screen.findByText(t('requests.earlierRunning', { count: 1 }));
  screen.getByText(t('errors.client.unreachable'));
});

test('a reader who has gone elsewhere while the request begins stays there', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const holds = { 'POST livestock/request/initrequest': promise };
  const { user, address, kernel } = await open({
    account: accounts.agr,
    search: ALL_CHOSEN,
    holds,
  });
  await user.click(await screen.findByRole('button', { name: BEGIN }));
  await user.click(screen.getByRole('link', { name: t('menu.offermanagement') }));
  resolve();
  await expect.poll(() => kernel.queries.getQueryData(requestKey(CREATED.id))).toBeDefined();
  expect(address()).toBe(`/offers/${testId('cattle')}${ALL_CHOSEN}`);
});
