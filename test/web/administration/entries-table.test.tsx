import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { changedSettings } from '#shared/settings/changed-settings.ts';
import { DEFAULT_SETTINGS, Settings } from '#shared/settings/settings.ts';
import { accountOf } from '#test/support/accounts.ts';
import { entityOf } from '#test/support/entity-of.ts';
import { starting, t } from '#test/web/catalogue-text.ts';
import { beginExport } from '#test/web/exports/begin-export.ts';
import { exportAnswers } from '#test/web/exports/export-answers.ts';
import type { Answers } from '#test/web/fake-server.ts';
import { pathTo } from '#web/kernel/paths.ts';
import {
  aboutEntry,
  country,
  labelled,
  listsOf,
  openAdministration,
} from './open-administration.tsx';

const MANY = 3000;
const kind = (label: string, scientificName: string) =>
  entityOf(
    'animalkind',
    {
      labels: labelled(label),
      scientificName,
      cat1Mandatory: false,
      cat1CanHaveMulti: false,
    },
    label,
  );
const few = [
  kind('Bienen', 'Apis'),
  kind('Rinder', 'Bos'),
  kind('Schafe', '=Ovis'),
  kind('Ziegen', 'Aegagrus'),
];

const open = (kinds = few, address = '/animalkind', more: Answers = {}) =>
  openAdministration(address, { ...listsOf({ animalkind: kinds }), ...more });

const EXPORTS = exportAnswers('animalkind', ['labels', 'labels.all', 'scientificName']);

const table = () => screen.findByRole('table', { name: t('administration.class.animalkind') });
const names = async () =>
  within(await table())
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent);
const latin = t('administration.field.scientificName');

test('a heading sorts the list, in the address too; the menu leads to the exports', async () => {
  const { user, address } = await open();
  const menu = within(screen.getByRole('navigation', { name: t('administration.nav') }));
  menu.getByRole('link', { name: t('exports.all') });
  await user.click(within(await table()).getByRole('button', { name: latin }));
  expect(await names()).toEqual(['Schafe', 'Ziegen', 'Bienen', 'Rinder']);
  const heading = screen.getByRole('columnheader', { name: latin });
  expect(heading.getAttribute('aria-sort')).toBe('ascending');
  await user.click(screen.getByRole('button', { name: latin }));
  expect(await names()).toEqual(['Rinder', 'Bienen', 'Ziegen', 'Schafe']);
  await expect.poll(address).toBe('/manage/animalkind?sort=-scientificName');
});

test('columns are chosen, and those of the address are shown', async () => {
  const { user, address } = await open(few, '/animalkind?columns=cat1Mandatory');
  const mandatory = t('administration.field.cat1Mandatory');
  expect(
    within(await table())
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent),
  ).toEqual([t('administration.field.labels'), mandatory]);
  await user.click(screen.getByRole('button', { name: t('words.columns') }));
  await user.click(screen.getByRole('checkbox', { name: latin }));
  expect(screen.getByRole('columnheader', { name: latin })).toBeDefined();
  await expect
    .poll(address)
    .toBe('/manage/animalkind?columns=cat1Mandatory&columns=scientificName');
});

test('a day stands in the list as people write it', async () => {
  const law = { internalName: 'Law', country: country.id, validFrom: '2026-03-05' };
  await open([], '/countrylaw', listsOf({ countrylaw: [entityOf('countrylaw', law)] }));
  await screen.findByRole('cell', { name: '05.03.2026' });
});

test('the accounts of a list are named by their ids: no list of accounts is asked for whole', async () => {
  const authority = accountOf('AUT', 'Landesamt Nord');
  const region = entityOf('region', {
    labels: labelled('Nordland'),
    country: country.id,
    statecode: 'NO',
    aut: authority.id,
    postalCodePrefixes: [],
  });
  const missed = entityOf('missingoffergroup', {
    name: 'Buscha',
    animalkind: few[1]?.id,
    country: country.id,
    account: authority.id,
    state: 'open',
  });
  const lists = listsOf({ animalkind: few, region: [region], missingoffergroup: [missed] });
  const asked: object[] = [];
  const answers: Answers = {
    ...aboutEntry(() => missed),
    'POST search/search/execute': (query) => {
      asked.push({ of: query.entityClass, isWhole: query.attributeFilter === undefined });
      return lists['POST search/search/execute']?.(query) as never;
    },
    'POST search/search/ids': ({ ids }) => ({
      items: [authority, missed].filter(({ id }) => ids?.includes(id)),
      missing: [],
    }),
  };
  await openAdministration('/region', answers);
  await screen.findByRole('cell', { name: 'Landesamt Nord' });
  cleanup();
  await openAdministration(`/missingoffergroup/${missed.id}`, answers);
  const reporter = await screen.findByRole('link', { name: 'Landesamt Nord' });
  expect(reporter.getAttribute('href')).toBe(pathTo('AdminUser', { id: authority.id }));
  expect(asked).toContainEqual({ of: 'region', isWhole: true });
  expect(asked).not.toContainEqual({ of: 'account', isWhole: true });
});

test('rows are selected by space, by shift and arrow, all at once, and by shift and click those between', async () => {
  const { user } = await open();
  const rows = within(await table());
  rows.getByRole('link', { name: 'Bienen' }).focus();
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('Rinder');
  await user.keyboard(' {Shift>}{ArrowDown}{/Shift}');
  expect(screen.getByText(t('pick.chosen', { count: 2 }))).toBeDefined();
  await user.keyboard('{Control>}a{/Control}');
  expect(screen.getByText(t('pick.chosen', { count: 4 }))).toBeDefined();
  await user.keyboard('{Escape}');
  expect(screen.queryByText(t('pick.chosen', { count: 4 }))).toBeNull();

  const box = (name: string) =>
    screen.getByRole('checkbox', { name: t('tables.select', { name }) });
  await user.click(box('Bienen'));
  await user.keyboard('{Shift>}');
  await user.click(box('Schafe'));
  await user.keyboard('{/Shift}');
  expect(screen.getByText(t('pick.chosen', { count: 3 }))).toBeDefined();
});

test.each([
  ['all rows', '', { $and: [] }],
  [
    'the rows that a text finds',
    '&q=ov',
    { $and: [{ field: 'id', comparison: 'in', value: [few[2]?.id] }] },
  ],
])('an export has the columns of the table, and %s', async (_, search, searchFilter) => {
  const page = await open(few, `/animalkind?columns=texts${search}`, EXPORTS);
  const columns = ['labels', 'labels.all'];
  expect(await beginExport(page)).toMatchObject({ config: 'animalkind', columns, searchFilter });
});

test('an export of a list that is narrowed by a choice asks for entries of all of them, too', async () => {
  const page = await open([], `/category2?country=${country.id}`, {
    ...listsOf({ category2: [entityOf('category2', { labels: [], animalkinds: [] })] }),
    ...exportAnswers('category2', ['labels']),
  });
  const here = { field: 'country', comparison: 'eq', value: country.id };
  const everywhere = { field: 'country', comparison: 'exists', value: false };
  expect(await beginExport(page)).toMatchObject({
    searchFilter: { $and: [{ $or: [here, everywhere] }] },
  });
});

test('of 3,000 entries 100 are in the page, and all are counted, found, sorted and selected', async () => {
  const many = Array.from({ length: MANY }, (_, index) =>
    kind(`Art ${String(index).padStart(4, '0')}`, `species ${MANY - index}`),
  );
  const { user } = await open(many, '/animalkind?sort=-entry');
  const rows = within(await table());
  expect(rows.getAllByRole('rowheader')).toHaveLength(100);
  expect(rows.getAllByRole('rowheader')[0]?.textContent).toBe('Art 2999');
  screen.getByText(t('administration.found', { count: MANY, all: MANY }));
  await user.click(rows.getByRole('checkbox', { name: t('tables.selectAll', { count: MANY }) }));
  screen.getByText(t('pick.chosen', { count: MANY }));
});

test('a view is kept with its filters, order and columns, opened, renamed and removed', async () => {
  let kept: Settings = { ...DEFAULT_SETTINGS, listViews: { users: [{ name: 'x', search: '' }] } };
  const { user, address } = await open(few, '/animalkind?q=o&sort=-entry', {
    'GET livestock/settings/get': () => kept,
    'POST livestock/settings/update': ({ settings }) => {
      kept = Settings.parse(changedSettings(kept, settings));
      return kept;
    },
  });
  const mine = () => kept.listViews['manage/animalkind'];
  const button = (name: string) => screen.findByRole('button', { name });
  await user.click(await button(t('tables.savedViews')));
  await user.type(screen.getByRole('textbox', { name: starting('tables.savedName') }), 'Mit O');
  await user.click(await button(t('tables.savedKeep')));
  const link = await screen.findByRole('link', { name: 'Mit O' });
  expect(mine()).toEqual([{ name: 'Mit O', search: 'q=o&sort=-entry' }]);
  expect(link.getAttribute('aria-current')).toBe('true');

  await user.click(await button(`${t('words.rename')}: Mit O`));
  const name = screen.getByRole('textbox', { name: t('tables.savedNewName', { name: 'Mit O' }) });
  await user.clear(name);
  await user.type(name, 'Anders{Enter}');
  await screen.findByRole('link', { name: 'Anders' });
  expect(mine()).toEqual([{ name: 'Anders', search: 'q=o&sort=-entry' }]);

  await user.click(within(await table()).getByRole('button', { name: latin }));
  await expect.poll(address).toBe('/manage/animalkind?q=o&sort=scientificName');
  await user.click(await button(t('tables.savedViews')));
  await user.click(screen.getByRole('link', { name: 'Anders' }));
  await expect.poll(address).toBe('/manage/animalkind?q=o&sort=-entry');

  await user.click(await button(t('tables.savedViews')));
  await user.click(await button(`${t('words.remove')}: Anders`));
  await waitFor(() => expect(mine()).toBeUndefined());
  expect(kept.listViews).toEqual({ users: [{ name: 'x', search: '' }] });
});
