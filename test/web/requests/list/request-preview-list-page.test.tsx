import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Entity } from '#shared/kernel/entity.ts';
import type { RequestProcess } from '#shared/requests/entities/request-process.ts';
import { processOf } from '#test/shared/requests/process-of.ts';
import { entityOf } from '#test/support/entity-of.ts';
import { t } from '#test/web/catalogue-text.ts';
import { RequestPreviewListPage } from '#web/features/requests/list/request-preview-list-page.tsx';
import { renderPage } from '../../render-page.tsx';
import { entityAnswers } from '../entity-answers.ts';
import { accounts, library } from '../request-library.ts';

const requestOf = (name: string, more: Partial<RequestProcess>) =>
  entityOf('request-process', processOf(more), name);
const waiting = requestOf('waiting', { hid: 'DE-2026-000002' });
const decided = requestOf('decided', {
  hid: 'DE-2026-000003',
  status: 'accepted',
  turn: undefined,
});

const open = () =>
  renderPage(<RequestPreviewListPage />, {
    account: accounts.ins,
    address: '/preview',
    answers: entityAnswers(() => [...library, waiting, decided] as Entity[]),
  });

test('all requests of the office are there, to be looked at only; a search narrows them, in the address', async () => {
  const { user, address } = await open();
  const rows = await screen.findAllByRole('rowheader');
  expect(rows.map((row) => row.textContent).toSorted()).toEqual([
    'DE-2026-000002',
    'DE-2026-000003',
  ]);
  const link = screen.getByRole('link', { name: 'DE-2026-000003' });
  expect(link.getAttribute('href')).toBe(`/requests/${decided.id}/preview`);

  await user.type(screen.getByRole('searchbox', { name: t('requests.searchText') }), '000002');
  await user.click(screen.getByRole('button', { name: t('words.search') }));
  await screen.findByText(t('requests.found', { count: 1, shown: '1' }), { selector: 'p' });
  await expect.poll(address).toBe('/preview?text=000002');
});
