import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { REDACTED } from '#shared/accounts/redacted.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { FILTER_VALUES } from '#shared/kernel/filter-limits.ts';
import { processOf } from '#test/shared/requests/process-of.ts';
import { accountOf } from '#test/support/accounts.ts';
import { entityOf } from '#test/support/entity-of.ts';
import { testId } from '#test/support/test-id.ts';
import { inside, t } from '#test/web/catalogue-text.ts';
import { beginExport } from '#test/web/exports/begin-export.ts';
import { exportAnswers } from '#test/web/exports/export-answers.ts';
import { DeletionProtocol, RequestLogPage } from '#web/features/requests/log/request-log-page.tsx';
import { LoggedRequestPage } from '#web/features/requests/view/request-view-page.tsx';
import { renderPage } from '../../render-page.tsx';
import { entityAnswers } from '../entity-answers.ts';
import { library } from '../request-library.ts';

const boxOf = (name: string) => t('tables.select', { name });
const first = entityOf('request-process', processOf({ hid: 'DE-2026-000001' }), 'first');
const second = entityOf(
  'request-process',
  processOf({ hid: 'DE-2026-000002', status: 'closed', turn: undefined }),
  'second',
);

async function open(address = '/', stays: readonly string[] = []) {
  let stored: Entity<object>[] = [first, second];
  const page = await renderPage(<RequestLogPage />, {
    account: accountOf('ADM', 'admin'),
    address,
    now: () => Date.parse('2026-03-10T12:00:00Z'),
    answers: {
      ...entityAnswers(() => [...library, ...stored] as Entity[]),
      ...exportAnswers('deletedRequests', ['hid', 'deletedOn']),
      'POST livestock/request/delete': ({ processes }) => {
        const gone = processes.filter((id) => !stays.includes(id));
        stored = stored.filter(({ id }) => !gone.includes(id));
        const hidOf = (id: string) => (id === first.id ? 'DE-2026-000001' : 'DE-2026-000002');
        const named = (id: string) => ({ id, hid: hidOf(id) });
        const said = {
          status: 'open',
          applicant: 'Muster',
          on: '2026-03-10T12:00:00.000Z',
        } as const;
        return {
          deleted: gone.map((id) => ({ ...named(id), ...said })),
          failed: processes
            .filter((id) => stays.includes(id))
            .map((id) => ({ ...named(id), code: 'entities.revConflict' })),
        };
      },
    },
  });
  const deletions = () => page.calls.filter(({ name }) => name.endsWith('request/delete'));
  return { ...page, deletions };
}

test('a request is deleted only when its number and a reason are typed; the protocol is exported', async () => {
  const page = await open();
  await page.user.click(await screen.findByRole('checkbox', { name: boxOf('DE-2026-000001') }));
  await page.user.click(screen.getByRole('button', { name: t('requestlog.delete', { count: 1 }) }));
  const dialog = within(await screen.findByRole('dialog'));
  await page.user.click(dialog.getByRole('button', { name: t('requestlog.deleteNow') }));
  await dialog.findByText(t('words.notSame'));
  dialog.getByText(t('errors.fields.tooShort', { limit: '5' }));
  expect(page.deletions()).toEqual([]);

  await page.user.type(dialog.getByRole('textbox', { name: /^Grund/ }), 'doppelt gestellt');
  await page.user.type(
    dialog.getByRole('textbox', {
      name: inside('words.typeToConfirm', { wanted: 'DE-2026-000001' }),
    }),
    'DE-2026-000001',
  );
  await page.user.click(dialog.getByRole('button', { name: t('requestlog.deleteNow') }));
  await screen.findByText(t('requestlog.deleted', { count: 1 }));
  expect(page.deletions().map(({ input }) => input)).toEqual([
    { processes: [first.id], confirm: 'DE-2026-000001', reason: 'doppelt gestellt' },
  ]);
  await expect
    .poll(() => screen.queryByRole('checkbox', { name: boxOf('DE-2026-000001') }))
    .toBeNull();
  expect(await beginExport(page, 'requestlog.protocol')).toMatchObject({
    config: 'deletedRequests',
    columns: ['hid', 'deletedOn'],
    searchFilter: { $or: [{ field: 'id', comparison: 'in', value: [first.id] }] },
  });
});

test('a protocol of more requests than one condition takes is exported whole', async () => {
  const line = { status: 'open', applicant: 'Muster', on: '2026-03-10T12:00:00.000Z' } as const;
  const deleted = Array.from({ length: FILTER_VALUES + 1 }, (_, index) => ({
    ...line,
    id: testId(`deleted ${index}`),
    hid: `DE-2026-${index}`,
  }));
  const page = await renderPage(<DeletionProtocol deleted={deleted} />, {
    account: accountOf('ADM', 'admin'),
    answers: exportAnswers('deletedRequests', ['hid']),
  });
  const part = (begin: number, end?: number) => {
    const value = deleted.slice(begin, end).map(({ id }) => id);
    return { field: 'id', comparison: 'in', value };
  };
  expect(await beginExport(page, 'requestlog.protocol')).toMatchObject({
    searchFilter: { $or: [part(0, FILTER_VALUES), part(FILTER_VALUES)] },
  });
});

test('of several the number of them is asked for; what could not be deleted is told, and stays chosen', async () => {
  const page = await open('/', [second.id]);
  for (const name of ['DE-2026-000001', 'DE-2026-000002']) {
    await page.user.click(await screen.findByRole('checkbox', { name: boxOf(name) }));
  }
  await page.user.click(screen.getByRole('button', { name: t('requestlog.delete', { count: 2 }) }));
  const dialog = within(await screen.findByRole('dialog'));
  await page.user.type(dialog.getByRole('textbox', { name: /^Grund/ }), 'doppelt gestellt');
  await page.user.type(
    dialog.getByRole('textbox', { name: inside('words.typeToConfirm', { wanted: '2' }) }),
    '2{Enter}',
  );
  const title = await screen.findByText(t('requestlog.failed', { count: 1 }));
  expect(page.deletions().map(({ input }) => input)).toMatchObject([
    { processes: [first.id, second.id], confirm: '2' },
  ]);
  const notice = within(title.closest<HTMLElement>('[role=status]') ?? document.body);
  expect(notice.getByRole('listitem').textContent).toMatch(/^DE-2026-000002: /);
  screen.getByText(t('requestlog.deleted', { count: 1 }));
  screen.getByRole('button', { name: t('requestlog.delete', { count: 1 }) });
});

test.each([
  ['?text=000002', ['DE-2026-000002']],
  ['?text=de%202026%20000002', ['DE-2026-000002']],
  ['?month=2026-03', ['DE-2026-000001', 'DE-2026-000002']],
  ['?month=nonsense&status=closed', ['DE-2026-000002']],
])('the address “%s” finds %j', async (address, hids) => {
  await open(`/${address}`);
  await screen.findAllByRole('checkbox');
  expect(screen.getAllByRole('rowheader').map((header) => header.textContent)).toEqual(hids);
});

test('a heading sorts the log on the server, in the address; a column can be added, and each row leads on', async () => {
  const page = await open();
  const heading = await screen.findByRole('columnheader', { name: t('words.farm') });
  await page.user.click(within(heading).getByRole('button'));
  await expect.poll(() => page.address()).toContain('sort=applicant');
  const [search] = page.calls.filter(({ name }) => name === 'POST search/search/execute').slice(-1);
  expect(search?.input).toMatchObject({
    sorting: [
      { field: 'applicant.name', direction: 'asc' },
      { field: 'updated', direction: 'desc' },
    ],
  });
  await page.user.click(await screen.findByRole('button', { name: t('words.columns') }));
  await page.user.click(screen.getByRole('checkbox', { name: t('words.animals') }));
  await screen.findByRole('columnheader', { name: t('words.animals') });
  const link = screen.getByRole('link', { name: 'DE-2026-000001' });
  expect(link.getAttribute('href')).toBe(`/request-log/${first.id}`);
});

test('a search without a result says so', async () => {
  await open('/?month=2026-01');
  await screen.findByText(t('requests.noneMatch'));
});

describe('a request that an administrator opens', () => {
  const look = async (process: Entity) => {
    const page = await renderPage(<LoggedRequestPage />, {
      account: accountOf('ADM', 'admin'),
      path: '/request-log/:id',
      address: `/request-log/${process.id}`,
      now: () => Date.parse('2026-03-10T12:00:00Z'),
      answers: {
        ...entityAnswers(() => [...library, process] as Entity[]),
        'GET eav/entity/gettimeline': () => ({ items: [], next: null }),
      },
    });
    await screen.findByText('DE-2026-000001');
    return page;
  };

  test('is shown, with no act on it and no question that is for its parties', async () => {
    const { calls } = await look(first);
    expect(screen.getByText(t('requests.previewText'))).toBeTruthy();
    expect(screen.queryByText(t('requests.redacted'))).toBeNull();
    expect(screen.getByRole('link', { name: t('words.toList') })).toBeTruthy();
    expect(calls.map(({ name }) => name)).not.toContain('POST livestock/request/usualtime');
  });

  test('says where its personal data was removed', async () => {
    await look(
      entityOf(
        'request-process',
        processOf({ hid: 'DE-2026-000001', applicant: { name: REDACTED } }),
        'first',
      ),
    );
    expect(screen.getByText(t('requests.redacted'))).toBeTruthy();
  });
});
