import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Account } from '#shared/accounts/account.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { accountOf } from '#test/support/accounts.ts';
import { t } from '#test/web/catalogue-text.ts';
import { exportAnswers } from '#test/web/exports/export-answers.ts';
import { FakeFailure } from '#test/web/fake-server.ts';
import { renderPage } from '#test/web/render-page.tsx';
import { countryOf } from '#test/web/test-country.ts';
import { UsersPage } from '#web/features/accounts/users/users-page.tsx';

const country = countryOf();
const admin = accountOf('ADM', 'Verwaltung');
const farm = accountOf('AGR', 'Biohof Lindner', {
  userData: { controlNumber: '1234567890', address: { email: 'farm@example.org' } },
});
const seller = accountOf('SUP', 'Zuchtbetrieb');
const office = accountOf('INS', 'Kontrollstelle');
const off = accountOf('SUP', 'Alte Mühle', { active: false });

/** A page of accounts that a server keeps; it refuses to deactivate the office. */
async function open(accounts: readonly Entity<Account>[], total = accounts.length) {
  const stored = new Map(accounts.map((account) => [account.id, account]));
  const page = await renderPage(<UsersPage />, {
    account: admin,
    country,
    answers: {
      'POST search/search/execute': ({ entityClass }) => ({
        items: entityClass === 'country' ? [country] : [...stored.values()],
        next: null,
      }),
      'POST search/search/count': () => ({ count: total }),
      'POST admin/tellEffects': ({ id }) => ({
        effects: [{ effect: 'offersHidden', count: id === farm.id ? 2 : 3 }],
      }),
      'POST auth/accountmanage/updateaccount': ({ account: id, active }) => {
        const before = stored.get(id);
        if (before === undefined || id === office.id) throw new FakeFailure(409, 'entities.inUse');
        const after = { ...before, data: { ...before.data, active: active ?? true } };
        stored.set(id, after);
        return after;
      },
      ...exportAnswers('accounts', [
        'role',
        'name',
        'state',
        'citycode',
        'city',
        'email',
        'country',
      ]),
    },
  });
  await screen.findByRole('link', { name: accounts[0]?.data.staticData.name ?? '' });
  const select = (account: Entity<Account>) =>
    page.user.click(
      screen.getByRole('checkbox', {
        name: t('tables.select', { name: account.data.staticData.name }),
      }),
    );
  const inputs = (name: string) => page.calls.filter((call) => call.name === name);
  return { ...page, select, inputs };
}

test('several accounts are deactivated with one reason, told before; each is done or refused by itself', async () => {
  const { user, select, inputs } = await open([farm, seller, office, off]);
  for (const account of [farm, seller, office, off]) await select(account);
  await user.click(
    screen.getByRole('button', { name: t('administration.bulk.deactivate', { count: 3 }) }),
  );
  const dialog = within(
    screen.getByRole('dialog', { name: t('administration.bulk.deactivate', { count: 3 }) }),
  );
  await dialog.findByText(t('administration.effect.offersHidden', { count: 8 }));
  await user.click(dialog.getByRole('button', { name: t('users.deactivate') }));
  dialog.getByText(t('errors.fields.required'));
  expect(inputs('POST auth/accountmanage/updateaccount')).toEqual([]);
  await user.type(dialog.getByRole('textbox'), 'Aufgegeben{Enter}');

  await screen.findByText(t('tables.done', { count: 2, refused: 1 }));
  expect(inputs('POST auth/accountmanage/updateaccount').map(({ input }) => input)).toEqual(
    [farm, seller, office].map(({ id }) => ({ account: id, active: false, reason: 'Aufgegeben' })),
  );
  const line = screen.getByText('Kontrollstelle', { selector: 'strong' }).closest('li');
  expect(line?.textContent).toBe(`Kontrollstelle: ${t('errors.entities.inUse')}`);
  // The rows follow, and the one that was refused stays selected.
  expect(screen.getAllByRole('cell', { name: t('users.state.deactivated') })).toHaveLength(3);
  screen.getByText(t('pick.chosen', { count: 1 }));
  screen.getByRole('button', { name: t('administration.bulk.deactivate', { count: 1 }) });
});

test('those that are off are activated; nobody deactivates the own account or a redacted one', async () => {
  const redacted = accountOf('AGR', 'Entfernt', { redactedOn: '2026-01-01T00:00:00.000Z' });
  const { user, select } = await open([off, admin, redacted]);
  for (const account of [off, admin, redacted]) await select(account);
  const bar = within(screen.getByRole('group', { name: t('tables.selection') }));
  const acts = bar.getAllByRole('button').map(({ textContent }) => textContent);
  expect(acts).toEqual([
    t('administration.bulk.activate', { count: 1 }),
    t('tables.export'),
    t('pick.clear'),
  ]);
  await user.click(
    bar.getByRole('button', { name: t('administration.bulk.activate', { count: 1 }) }),
  );
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), 'Wieder da{Enter}');
  await screen.findByText(t('tables.done', { count: 1, refused: 0 }));
});

test('the export holds all that were found, or the selected ones, with the columns that are shown', async () => {
  const { user, address, select, inputs } = await open([farm, seller], 80);
  await user.click(screen.getByRole('button', { name: t('words.columns') }));
  await user.click(screen.getByRole('checkbox', { name: t('words.email') }));
  await user.click(screen.getByRole('checkbox', { name: t('words.town') }));
  await expect.poll(address).toContain('columns=town');
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: t('tables.export') }));
  await user.click(await screen.findByRole('button', { name: t('exports.begin') }));
  await expect.poll(() => inputs('POST export/job/create')).toHaveLength(1);
  await user.click(await screen.findByRole('button', { name: t('action.close') }));

  await select(seller);
  const bar = within(screen.getByRole('group', { name: t('tables.selection') }));
  await user.click(bar.getByRole('button', { name: t('tables.export') }));
  await user.click(await screen.findByRole('button', { name: t('exports.begin') }));
  await expect.poll(() => inputs('POST export/job/create')).toHaveLength(2);

  const [all, selected] = inputs('POST export/job/create').map(({ input }) => input);
  expect(all).toMatchObject({
    config: 'accounts',
    columns: ['name', 'role', 'country', 'state', 'email', 'citycode', 'city'],
    customColumnHeaders: { email: t('words.email') },
  });
  expect(all).not.toHaveProperty('searchFilter');
  expect(selected).toMatchObject({
    searchFilter: { $and: [{ field: 'id', comparison: 'in', value: [seller.id] }] },
  });
});
