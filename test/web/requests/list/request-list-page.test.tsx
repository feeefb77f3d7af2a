import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Account } from '#shared/accounts/account.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import type { RequestProcess } from '#shared/requests/entities/request-process.ts';
import { PARTIES, processOf } from '#test/shared/requests/process-of.ts';
import { accountOf } from '#test/support/accounts.ts';
import { entityOf } from '#test/support/entity-of.ts';
import { starting, t } from '#test/web/catalogue-text.ts';
import { RequestListPage } from '#web/features/requests/list/request-list-page.tsx';
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

function open(account: Entity<Account>, address = '/', requests: readonly Entity<object>[] = []) {
  const entities = () => [...library, ...requests] as Entity[];
  return renderPage(<RequestListPage />, { account, address, answers: entityAnswers(entities) });
}

const headings = () => screen.getAllByRole('columnheader').map((header) => header.textContent);

test('the list begins with what needs me; each view tells how much is in it', async () => {
  await open(accounts.ins, '/', [waiting, decided]);
  expect((await screen.findAllByRole('rowheader')).map((header) => header.textContent)).toEqual([
    'DE-2026-000002',
  ]);
  const views = screen.getByRole('navigation', { name: t('list.views') });
  await within(views).findByRole('link', { name: /^Alle\s*\(2\)$/ });
  expect(
    within(views)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual([
    `${t('requests.view.needsMe')} (1)`,
    `${t('requests.view.all')} (2)`,
    `${t('requests.view.noFolder')} (2)`,
    `${t('requests.view.drafts')} (0)`,
    `${t('requests.view.archived')} (0)`,
  ]);
});

test('a list that was opened the day before looks for what ends today', async () => {
  let time = Date.parse('2026-03-09T09:00:00Z');
  const page = await renderPage(<RequestListPage />, {
    account: accounts.ins,
    answers: entityAnswers(() => [...library, waiting] as Entity[]),
    now: () => time,
  });
  await screen.findByRole('rowheader');
  time += 86_400_000;
  await page.user.selectOptions(
    screen.getByRole('combobox', { name: t('requests.due') }),
    t('requests.dueFilter.today'),
  );
  const asked = () => JSON.stringify(page.calls.map(({ input }) => input));
  await expect.poll(asked).toContain('"stepClosesOn","comparison":"lt","value":"2026-03-10T23:00');
});

test.each([
  ['an authority', accounts.aut],
  ['a supplier', accountOf('SUP', 'sup')],
])('%s, who files nothing, has no view of drafts', async (_, account) => {
  await open(account, '/', [waiting]);
  const views = await screen.findByRole('navigation', { name: t('list.views') });
  await within(views).findByText(/^Archiv/);
  expect(within(views).queryByText(/^Entwürfe/)).toBeNull();
});

test('an office sees who has how many requests, and narrows the list to one person or to nobody', async () => {
  const inProcess = { editorName: 'MS', by: PARTIES.ins, since: '2026-03-03T08:00:00.000Z' };
  const taken = requestOf('taken', { hid: 'DE-2026-000004', inProcess });
  const { user, address } = await open(accounts.ins, '/', [waiting, taken]);
  const choice = await screen.findByRole('combobox', { name: t('requests.editor') });
  const shown = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  await user.selectOptions(choice, await within(choice).findByRole('option', { name: 'MS (1)' }));
  await expect.poll(shown).toEqual(['DE-2026-000004']);
  expect(address()).toContain('editor=%40MS');
  await screen.findAllByText(t('requests.found', { count: 1, shown: '1' }));
  await user.selectOptions(choice, `${t('requests.noEditor')} (1)`);
  await expect.poll(shown).toEqual(['DE-2026-000002']);
});

test('a saved view of a person without requests says whom it is narrowed to', async () => {
  await open(accounts.ins, '/?view=all&editor=%40MS', [waiting]);
  const choice = await screen.findByRole('combobox', { name: t('requests.editor') });
  await within(choice).findByRole('option', { name: 'MS (0)', selected: true });
});

test('a farmer has a view for each of its folders', async () => {
  const { user, address } = await open(accounts.agr);
  await user.click(await screen.findByRole('link', { name: /^Herde 1/ }));
  await expect.poll(address).toContain('view=');
  await screen.findByRole('heading', { name: t('requests.found', { count: 0 }) });
});

test.each([
  [
    'AGR',
    accounts.agr,
    ['Nummer', 'Frist', 'Tiere', t('requests.package'), 'Status', t('requests.turn')],
  ],
  ['INS', accounts.ins, ['Nummer', 'Frist', 'Betrieb', 'Tiere', 'Status', t('requests.turn')]],
  [
    'SUP',
    accountOf('SUP', 'sup'),
    ['Nummer', 'Frist', 'Betrieb', 'Tiere', 'Status', t('requests.turn')],
  ],
  [
    'a farmer who sells',
    { ...accounts.agr, data: { ...accounts.agr.data, supExtra: { tosAcceptedOn: '2026-01-01' } } },
    ['Nummer', 'Frist', 'Betrieb', 'Tiere', t('requests.package'), 'Status', t('requests.turn')],
  ],
  [
    'AUT',
    accounts.aut,
    ['Nummer', 'Frist', 'Betrieb', 'Region', 'Tiere', 'Status', t('requests.turn')],
  ],
])('%s sees the columns it needs', async (_, account, columns) => {
  await open(account, '/?view=all', [waiting]);
  await screen.findByRole('table');
  expect(headings()).toEqual(columns);
});

test('a row says in words whose turn it is, save where all rows wait for the reader', async () => {
  const { user } = await open(accounts.ins, '/?view=all', [waiting]);
  expect(await screen.findByText(t('requests.yourTurn'))).toBeDefined();
  await user.click(screen.getByRole('link', { name: starting('requests.view.needsMe') }));
  await expect.poll(headings).not.toContain(t('requests.turn'));
  expect(screen.queryByText(t('requests.yourTurn'))).toBeNull();
});

test('a finished request stays as old as its end, whatever mark an office sets since', async () => {
  const line = { by: PARTIES.aut, status: 'rejected', step: 2 } as const;
  const end = '2026-01-02T08:00:00.000Z';
  const events: RequestProcess['events'] = [
    { ...line, event: 'decide', on: end },
    { ...line, event: 'mark', on: '2026-03-01T08:00:00.000Z' },
  ];
  const finished = { status: 'rejected', turn: undefined, events } as const;
  await open(accounts.aut, '/?view=all', [requestOf('finished', finished)]);
  await screen.findByRole('rowheader');
  const times = [...document.querySelectorAll('tbody time')];
  expect(times.map((time) => time.getAttribute('datetime'))).toEqual([end]);
});

test('a search by number narrows the view and stands in the address', async () => {
  const { user, address } = await open(accounts.ins, '/?view=all', [waiting, decided]);
  await user.type(screen.getByRole('searchbox', { name: t('requests.searchText') }), '000003');
  await user.click(screen.getByRole('button', { name: t('words.search') }));
  await screen.findByText(t('requests.found', { count: 1, shown: '1' }), { selector: 'p' });
  expect(screen.getAllByRole('rowheader').map((header) => header.textContent)).toEqual([
    'DE-2026-000003',
  ]);
  await expect.poll(address).toBe('/?view=all&text=000003');
});

test('a filter that leaves nothing is read out as well', async () => {
  const { user } = await open(accounts.ins, '/?view=all', [waiting]);
  const found = (count: number) => t('requests.found', { count, shown: String(count) });
  const status = await screen.findByText(found(1), { selector: '[role="status"]' });
  await user.selectOptions(
    screen.getByRole('combobox', { name: t('words.state') }),
    t('requests.status.rejected'),
  );
  await screen.findByText(t('requests.noneMatch'));
  expect(status.isConnected).toBe(true);
  expect(status.textContent).toBe(found(0));
});

test('"no requests" is said of the view and filters that were answered only', async () => {
  const holds: Record<string, Promise<void>> = {};
  const { user } = await renderPage(<RequestListPage />, {
    account: accounts.ins,
    address: '/?view=all&status=rejected',
    answers: entityAnswers(() => [...library, waiting] as Entity[]),
    holds,
  });
  const reset = await screen.findByRole('button', { name: t('list.resetFilters') });
  const { promise, resolve } = Promise.withResolvers<void>();
  holds['POST search/search/execute'] = promise;
  await user.click(reset);
  expect(screen.queryByText(t('requests.found', { count: 0 }))).toBeNull();
  resolve();
  await screen.findByText('DE-2026-000002');
});

test.each([
  ['AGR', accounts.agr, true],
  ['AUT', accounts.aut, false],
  ['SUP', accountOf('SUP', 'sup'), false],
])('with nothing to do, %s is led on', async (role, account, mayBegin) => {
  await open(account);
  await screen.findByText(t('requests.none.needsMe'));
  expect(screen.getByRole('button', { name: t('words.showAll') })).toBeDefined();
  const tellsSupplier = screen.queryByText(t('requests.supplierText')) !== null;
  expect(tellsSupplier).toBe(role === 'SUP');
  expect(screen.queryByRole('link', { name: t('menu.species') }) !== null).toBe(mayBegin);
});

test('a draft is told by its day and belongs to its creator', async () => {
  const draft = requestOf('draft', {
    status: 'new',
    hid: undefined,
    turn: PARTIES.agr,
    sentOn: undefined,
  });
  await open(accounts.agr, '/?view=drafts', [draft]);
  const row = await screen.findByRole('rowheader', {
    name: t('requests.draftOf', { day: '02.03.2026' }),
  });
  expect(row).toBeDefined();
});
