import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Entity } from '#shared/kernel/entity.ts';
import type { RequestProcess } from '#shared/requests/entities/request-process.ts';
import { changedSettings } from '#shared/settings/changed-settings.ts';
import { DEFAULT_SETTINGS, type Settings, type SettingsChange } from '#shared/settings/settings.ts';
import { PARTIES, processOf } from '#test/shared/requests/process-of.ts';
import { entityOf } from '#test/support/entity-of.ts';
import { testId } from '#test/support/test-id.ts';
import { starting, t } from '#test/web/catalogue-text.ts';
import { RequestListPage } from '#web/features/requests/list/request-list-page.tsx';
import { RequestViewPage } from '#web/features/requests/view/request-view-page.tsx';
import { beginExport } from '../../exports/begin-export.ts';
import { exportAnswers } from '../../exports/export-answers.ts';
import { FakeFailure } from '../../fake-server.ts';
import { memoryStorage } from '../../memory-storage.ts';
import { renderPage } from '../../render-page.tsx';
import { entityAnswers } from '../entity-answers.ts';
import { openRequest } from '../open-request.ts';
import { accounts, inGerman, library } from '../request-library.ts';

const requestOf = (name: string, more: Partial<RequestProcess> = {}) =>
  entityOf('request-process', processOf(more), name);
const first = requestOf('first', {
  hid: 'DE-2026-000002',
  applicant: { name: '=Zeller' },
  stepClosesOn: '2026-03-08T08:00:00.000Z',
});
/** A species that the country does not enable. */
const sheep = entityOf('animalkind', { labels: inGerman('Schafe') }, 'sheep');
const second = requestOf('second', { hid: 'DE-2026-000003', turn: PARTIES.aut, step: 2 });

async function open(
  address = '/?view=all',
  settings: Partial<Settings> = {},
  mayChange = () => true,
) {
  let kept: Settings = { ...DEFAULT_SETTINGS, ...settings };
  const entities = () => [...library, sheep, first, second] as Entity[];
  const page = await renderPage(<RequestListPage />, {
    account: accounts.ins,
    address,
    now: () => Date.parse('2026-03-10T12:00:00Z'),
    answers: {
      ...entityAnswers(entities),
      'GET livestock/settings/get': () => kept,
      'POST livestock/settings/update': ({ settings: changed }) => {
        if (!mayChange()) throw new FakeFailure(409, 'entities.revConflict');
        kept = changedSettings(kept, changed as SettingsChange);
        return kept;
      },
      ...exportAnswers('requests', ['hid', 'applicantName', 'controlNumber', 'region', 'turn']),
    },
  });
  await screen.findByRole('rowheader', { name: 'DE-2026-000002' });
  /** Another tab, or another device of the user. */
  const elsewhere = (change: SettingsChange) => {
    kept = changedSettings(kept, change);
  };
  return { ...page, kept: () => kept, views: () => kept.listViews.requests ?? [], elsewhere };
}

const headings = () => screen.getAllByRole('columnheader').map((header) => header.textContent);
const searches = ({ calls }: Awaited<ReturnType<typeof open>>) =>
  calls
    .filter(({ name }) => name === 'POST search/search/execute')
    .map(({ input }) => input as { entityClass: string; sorting?: object; pagination?: object })
    .filter(({ entityClass }) => entityClass === 'request-process');

test('columns are chosen by the user, kept for the account, and can be as usual again', async () => {
  const page = await open();
  await page.user.click(await screen.findByRole('button', { name: t('words.columns') }));
  await page.user.click(screen.getByRole('checkbox', { name: t('requests.sentOn') }));
  await screen.findByRole('columnheader', { name: t('requests.sentOn') });
  expect(headings()).toEqual([
    ...[
      t('requests.number'),
      t('requests.due'),
      t('words.farm'),
      t('words.animals'),
      t('requests.sentOn'),
      t('words.state'),
      t('requests.turn'),
    ],
  ]);
  expect(page.kept().requestList).toEqual({
    columns: ['deadline', 'applicant', 'animals', 'sent', 'status', 'turn'],
  });
  await page.user.click(screen.getByRole('button', { name: t('tables.columnsUsual') }));
  await expect.poll(headings).not.toContain(t('requests.sentOn'));
  expect(document.activeElement).not.toBe(document.body);
  expect(page.kept().requestList).toEqual({});
});

test('terms are told in words and as a day, beside requests that have none; the list is sorted by them', async () => {
  const page = await open();
  const cells = screen.getAllByRole('cell').map(({ textContent }) => textContent);
  expect(cells).toContain(`${t('requests.due.over', { days: 2 })}08.03.2026`);
  expect(cells).toContain('–');
  await page.user.click(
    within(screen.getByRole('table')).getByRole('button', { name: t('requests.due') }),
  );
  await expect.poll(page.address).toContain('sort=stepClosesOn');
});

test('who has chosen neither turn nor term as a column reads both beside the status', async () => {
  const columns = ['animals', 'status'] as const;
  await open('/?view=all', { requestList: { columns: [...columns] } });
  const row = within(screen.getByRole('row', { name: (name) => name.includes('DE-2026-000002') }));
  row.getByText(t('requests.yourTurn'));
  row.getByText(t('requests.due.over', { days: 2 }));
});

test('a column shows at once; a choice that the server refuses goes back', async () => {
  let seen: unknown;
  const page = await open('/?view=all', {}, () => {
    seen = page.kernel.queries.getQueriesData({ queryKey: ['settings'] })[0]?.[1];
    return false;
  });
  await page.user.click(await screen.findByRole('button', { name: t('words.columns') }));
  await page.user.click(screen.getByRole('checkbox', { name: t('requests.sentOn') }));
  await expect
    .poll(() => seen)
    .toMatchObject({
      requestList: { columns: expect.arrayContaining(['sent']) },
    });
  await expect.poll(headings).not.toContain(t('requests.sentOn'));
  expect(screen.getByRole('checkbox', { name: t('requests.sentOn') })).toHaveProperty(
    'checked',
    false,
  );
});

test('the heading of a column sorts by it, says how, and the address keeps it', async () => {
  const page = await open();
  await page.user.click(screen.getByRole('button', { name: t('requests.number') }));
  const heading = screen.getByRole('columnheader', { name: t('requests.number') });
  await expect.poll(() => heading.getAttribute('aria-sort')).toBe('ascending');
  await expect.poll(page.address).toBe('/?view=all&sort=hid');
  expect(searches(page).at(-1)?.sorting).toEqual([{ field: 'hid', direction: 'asc' }]);
  await page.user.click(screen.getByRole('button', { name: t('requests.number') }));
  await expect.poll(() => heading.getAttribute('aria-sort')).toBe('descending');
  await expect.poll(page.address).toBe('/?view=all&sort=-hid');
  // Cards have no headings.
  await page.user.selectOptions(screen.getByRole('combobox', { name: t('tables.sort') }), 'status');
  await expect.poll(page.address).toBe('/?view=all&sort=status');
});

test('a view is kept under a name, opened again and removed', async () => {
  const page = await open('/?view=all&status=open');
  await page.user.click(await screen.findByRole('button', { name: t('tables.savedViews') }));
  await page.user.click(screen.getByRole('button', { name: t('tables.savedKeep') }));
  await screen.findByText(t('words.nameMissing'));
  expect(page.views()).toEqual([]);
  await page.user.type(
    screen.getByRole('textbox', { name: starting('tables.savedName') }),
    'Offene',
  );
  await page.user.click(screen.getByRole('button', { name: t('tables.savedKeep') }));
  const link = await screen.findByRole('link', { name: 'Offene' });
  await screen.findByText(t('words.saved'), { selector: '[role=status]' });
  expect(page.views()).toEqual([{ name: 'Offene', search: 'view=all&status=open' }]);
  expect(link.getAttribute('href')).toBe('/?view=all&status=open');
  const rename = `${t('words.rename')}: Offene`;
  await page.user.click(screen.getByRole('button', { name: rename }));
  const field = screen.getByRole('textbox', { name: t('tables.savedNewName', { name: 'Offene' }) });
  expect(document.activeElement).toBe(field);
  await page.user.click(screen.getByRole('button', { name: t('action.cancel') }));
  // The pressed button is gone; the menu is closed by its key all the same.
  await page.user.keyboard('{Escape}');
  expect(screen.queryByRole('link', { name: 'Offene' })).toBeNull();
  await page.user.click(screen.getByRole('button', { name: t('tables.savedViews') }));
  await page.user.click(screen.getByRole('button', { name: `${t('words.remove')}: Offene` }));
  await expect.poll(page.views).toEqual([]);
  await page.user.keyboard('{Escape}');
  expect(screen.queryByText(t('tables.savedNone'))).toBeNull();
});

test('a view that was kept elsewhere since stays beside one that is kept here', async () => {
  const page = await open();
  const sheep = { name: 'Schafe', search: 'view=all' };
  page.elsewhere({ listViews: { requests: [sheep] } });
  await page.user.click(await screen.findByRole('button', { name: t('tables.savedViews') }));
  const name = screen.getByRole('textbox', { name: starting('tables.savedName') });
  await page.user.type(name, 'Alle{Enter}');
  await expect.poll(page.views).toEqual([sheep, { name: 'Alle', search: 'view=all' }]);
});

test('a saved view shows the filters that narrow it, also what is offered no more', async () => {
  const [kind, region, form] = [testId('sheep'), testId('region'), testId('removed')];
  const search = `view=all&kind=${kind}&region=${region}&package=${form}`;
  const page = await open('/?view=all', { listViews: { requests: [{ name: 'Schafe', search }] } });
  await page.user.click(await screen.findByRole('button', { name: t('tables.savedViews') }));
  await page.user.click(screen.getByRole('link', { name: 'Schafe' }));
  const ended = (label: string) => t('inputs.ended', { label });
  const chosenIn = async (filter: string, name: string) => {
    const select = within(await screen.findByRole('combobox', { name: filter }));
    await select.findByRole('option', { name, selected: true });
  };
  await chosenIn(t('offers.condition.animalkind'), ended('Schafe'));
  expect(screen.getByText(t('requests.moreFilters')).closest('details')?.open).toBe(true);
  await chosenIn(t('words.region'), ended('Bayern'));
  await chosenIn(t('requests.package'), ended(form ?? ''));
});

test('the export holds exactly this view: its filter, its columns, its headings', async () => {
  const page = await open('/?view=all&text=000002&sort=-hid', {
    requestList: { columns: ['applicant', 'turn'] },
  });
  expect(await beginExport(page)).toMatchObject({
    config: 'requests',
    format: 'xlsx',
    columns: ['hid', 'applicantName', 'controlNumber', 'turn'],
    customColumnHeaders: { hid: t('requests.number'), turn: t('requests.turn') },
    searchFilter: {
      $and: [{ $or: [{ field: 'hid', comparison: 'contains', value: '000002' }, {}, {}] }],
    },
  });
});

test('a day narrows the list; filters that fit nothing can be taken away, and with them a day that is none', async () => {
  const page = await open();
  await page.user.click(screen.getByText(t('requests.moreFilters')));
  const from = () => screen.findByRole('textbox', { name: /^Gesendet ab/ });
  await page.user.type(await from(), '3.3.2026{Enter}');
  await screen.findByText(t('requests.noneMatch'));
  await expect.poll(page.address).toBe('/?view=all&from=2026-03-03');
  expect(document.activeElement).toBe(await from());
  await page.user.clear(await from());
  await page.user.type(await from(), '32.1.2026{Enter}');
  await screen.findByText(t('words.dayWrong'));
  await expect.poll(page.address).toBe('/?view=all&from=2026-03-03');
  const text = screen.getByRole('searchbox', { name: t('requests.searchText') });
  await page.user.type(text, 'nobody{Enter}');
  await page.user.click(await screen.findByRole('button', { name: t('list.resetFilters') }));
  await expect.poll(page.address).toBe('/?view=all');
  await screen.findByText('DE-2026-000002');
  // The pressed button is gone.
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  expect(await from()).toHaveProperty('value', '');
  expect(screen.queryByText(t('words.dayWrong'))).toBeNull();
});

test('what others did since this device looked is told in words, own doings are not', async () => {
  const storage = memoryStorage();
  const event = (by: string, on: string) =>
    ({ event: 'mark', by, on, status: 'open', step: 1 }) as const;
  const before = [event(PARTIES.agr, '2026-03-02T08:00:00.000Z')];
  const look = await openRequest(RequestViewPage, {
    account: accounts.ins,
    request: { events: before },
    storage,
  });
  await screen.findByText('DE-2026-000001');
  look.unmount();
  const badge = async (events: RequestProcess['events'], name = 'request-process') => {
    const entities = () => [...library, requestOf(name, { events })] as Entity[];
    const list = await renderPage(<RequestListPage />, {
      account: accounts.ins,
      storage,
      answers: entityAnswers(entities),
    });
    const row = (await screen.findByRole('rowheader')).closest('tr') as HTMLElement;
    const isTold = within(row).queryByText(t('requests.changedSince')) !== null;
    list.unmount();
    return isTold;
  };
  expect(await badge(before)).toBe(false);
  expect(await badge([...before, event(PARTIES.ins, '2026-03-03T08:00:00.000Z')])).toBe(false);
  expect(await badge([...before, event(PARTIES.aut, '2026-03-03T08:00:00.000Z')])).toBe(true);
  expect(
    await badge([...before, event(PARTIES.aut, '2026-03-03T08:00:00.000Z')], 'never seen'),
  ).toBe(false);
});
