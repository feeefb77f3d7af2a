import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Account } from '#shared/accounts/account.ts';
import type { ChangeEffect } from '#shared/entities/change-effect.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { accountOf } from '#test/support/accounts.ts';
import { testId } from '#test/support/test-id.ts';
import { inside, starting, t } from '#test/web/catalogue-text.ts';
import { renderPage } from '#test/web/render-page.tsx';
import { countryOf } from '#test/web/test-country.ts';
import { AccountSection } from '#web/features/accounts/users/account-section.tsx';

const country = countryOf();
const south = accountOf('INS', 'Kontrolle Süd');
const north = accountOf('INS', 'Kontrolle Nord');
const ended = '2026-03-05T10:00:00.000Z';

async function open(account: Entity<Account>, effects: readonly ChangeEffect[] = []) {
  let { rev } = account;
  const page = await renderPage(<AccountSection account={account} name="rights" />, {
    account: accountOf('ADM', 'Verwaltung'),
    country,
    answers: {
      'POST search/search/execute': ({ entityClass, attributeFilter }) => {
        const isForOffices = JSON.stringify({ attributeFilter }).includes('"INS"');
        return {
          items: entityClass === 'account' && isForOffices ? [south, north] : [],
          next: null,
        };
      },
      'POST auth/accountmanage/updateaccount': () => ({ ...account, rev: ++rev }),
      'POST admin/tellEffects': () => ({ effects: [...effects] }),
    },
  });
  const save = () => page.user.click(screen.getByRole('button', { name: inside('action.save') }));
  const sent = () => page.calls.filter(({ name }) => name.endsWith('updateaccount'));
  return { ...page, save, sent };
}

test('a control body is let search its customers, renamed, and given its code', async () => {
  const { user, save, sent } = await open(south);
  await user.click(screen.getByRole('checkbox', { name: t('users.right.agrImport') }));
  await user.type(screen.getByRole('textbox', { name: t('users.code') }), 'DE-ÖKO-006 ');
  await user.clear(screen.getByRole('textbox', { name: /^Name/ }));
  await save();
  expect(screen.getByText(t('words.nameMissing'))).toBeTruthy();
  expect(sent()).toEqual([]);
  await user.type(screen.getByRole('textbox', { name: /^Name/ }), 'Kontrolle Süd GmbH');
  await save();
  await screen.findByText(t('words.saved'));
  expect(sent().map(({ input }) => input)).toEqual([
    {
      account: south.id,
      rev: south.rev,
      staticData: { name: 'Kontrolle Süd GmbH', agrImport: true, code: 'DE-ÖKO-006' },
    },
  ]);
});

test('an association gets the name that buyers know, and loses it', async () => {
  const association = accountOf('ASO', 'Verband Süd e. V.');
  const { user, save, sent } = await open(association);
  const field = screen.getByRole('textbox', { name: /^Bekannter Name/ });
  await user.type(field, ' Bioland ');
  await save();
  await waitFor(() => expect(sent()).toHaveLength(1));
  await user.clear(field);
  await save();
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent().map(({ input }) => Object(input).staticData.standardName)).toEqual([
    'Bioland',
    null,
  ]);
});

test('a supplier is marked as a hatchery', async () => {
  const supplier = accountOf('SUP', 'Aumühle');
  const { user, save, sent } = await open(supplier);
  await user.click(screen.getByRole('checkbox', { name: /^Brüterei/ }));
  await save();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.input).toMatchObject({ staticData: { name: 'Aumühle', eggBreeder: true } });
});

const { country: COUNTRY } = accountOf('AUT', 'Amt').data.staticData;
test.each([
  { approves: undefined, wanted: COUNTRY },
  { approves: COUNTRY, wanted: null },
])('an authority approves offers in its country, or not any more ($wanted)', async (mark) => {
  const { data, ...amt } = accountOf('AUT', 'Amt');
  const authority = { ...amt, data: { ...data, autApprovalForCountry: mark.approves } };
  const { user, save, sent } = await open(authority);
  expect(screen.getByText(t('users.regionsHint'))).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: t('users.right.approvesOffers') }));
  await save();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({ input: { autApprovalForCountry: mark.wanted } });
});

test('many regions are taken by several saves, each on the one before', async () => {
  const { data, ...amt } = accountOf('AUT', 'Amt');
  const responsibleForRegions = Array.from({ length: 42 }, (_, index) => testId(`${index}`));
  const staticData = { ...data.staticData, responsibleForRegions };
  const { user, save, sent } = await open({ ...amt, data: { ...data, staticData } });
  await user.click(screen.getByRole('button', { name: starting('users.regions') }));
  const dialog = within(await screen.findByRole('dialog', { name: t('users.regions') }));
  await user.click(dialog.getByRole('button', { name: t('pick.clear') }));
  await user.click(dialog.getByRole('button', { name: t('action.apply') }));
  await save();
  await waitFor(() => expect(sent()).toHaveLength(3));
  const saves = sent().map(({ input }) => Object(input));
  expect(saves.map(({ staticData }) => staticData.responsibleForRegions.length)).toEqual([
    27, 12, 0,
  ]);
  expect(saves.map(({ rev }) => rev - amt.rev)).toEqual([0, 1, 2]);
  expect(saves.map(({ staticData }) => staticData.name)).toEqual([undefined, undefined, 'Amt']);
});

test('before an authority loses its approvals, it is said what waits for them', async () => {
  const { data, ...amt } = accountOf('AUT', 'Amt');
  const country = data.staticData.country;
  const authority = { ...amt, data: { ...data, autApprovalForCountry: country } };
  const { user, calls } = await open(authority, [{ effect: 'approvalsWait', count: 4 }]);
  expect(screen.queryByText(t('administration.effects'))).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: t('users.right.approvesOffers') }));
  expect(
    await screen.findByText(t('administration.effect.approvalsWait', { count: 4 })),
  ).toBeTruthy();
  expect(calls.find(({ name }) => name === 'POST admin/tellEffects')?.input).toEqual({
    id: authority.id,
    patch: { staticData: { responsibleForRegions: [] }, autApprovalForCountry: null },
  });
});

test('a farmer gets a control body; one that is taken away is kept as ended', async () => {
  const farm = accountOf('AGR', 'Biohof');
  const tied = {
    ...farm,
    data: {
      ...farm.data,
      userData: { ...farm.data.userData, insData: [{ ins: south.id, firstImportedOn: ended }] },
    },
  };
  const { user, save, sent } = await open(tied);
  await user.click(await screen.findByRole('button', { name: /Kontrolle Süd/ }));
  const dialog = within(await screen.findByRole('dialog', { hidden: true }));
  await user.click(await dialog.findByRole('checkbox', { name: 'Kontrolle Süd', hidden: true }));
  await user.click(dialog.getByRole('checkbox', { name: 'Kontrolle Nord', hidden: true }));
  await user.click(dialog.getByRole('button', { name: t('action.apply'), hidden: true }));
  await save();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.input).toMatchObject({
    userData: {
      insData: [
        { ins: south.id, active: false },
        { ins: north.id, active: true },
      ],
      asoData: [],
    },
  });
});
