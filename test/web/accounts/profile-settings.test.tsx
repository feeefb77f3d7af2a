import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS, Settings } from '#shared/settings/settings.ts';
import { accountOf } from '#test/support/accounts.ts';
import { entityOf } from '#test/support/entity-of.ts';
import { testId } from '#test/support/test-id.ts';
import { t } from '#test/web/catalogue-text.ts';
import type { Answers } from '#test/web/fake-server.ts';
import { FakeFailure } from '#test/web/fake-server.ts';
import { memoryStorage } from '#test/web/memory-storage.ts';
import { countryOf } from '#test/web/test-country.ts';
import { openProfile as open, saveButton, section } from './profile-stage.tsx';

const form = entityOf(
  'requestpackage',
  { labels: [{ lang: 'de_DE' as const, label: 'Zuchttiere' }], internalName: 'breeding' },
  'form',
);
const saving: Answers = {
  'POST search/search/execute': ({ entityClass }) => ({
    items: entityClass === 'requestpackage' ? [form] : [],
    next: null,
  }),
  'POST livestock/settings/update': ({ settings }) =>
    Settings.parse({ ...DEFAULT_SETTINGS, ...settings }),
};

test('times, density and shortcuts are saved together, apart from the account', async () => {
  const { user, calls } = await open(accountOf('AUT', 'aut'), saving);
  await user.click(await screen.findByRole('radio', { name: t('profile.timeFormat.24') }));
  await user.click(screen.getByRole('radio', { name: /^Eng/ }));
  const shortcuts = screen.getByRole('checkbox', { name: /^Tastenkürzel/ });
  expect(shortcuts).toHaveProperty('checked', true);
  await user.click(shortcuts);
  await user.click(saveButton('profile.settings'));
  await section(t('profile.settings')).findByText(t('words.saved'));
  expect(calls.filter(({ name }) => name.endsWith('settings/update'))).toEqual([
    {
      name: 'POST livestock/settings/update',
      input: {
        settings: {
          timeFormat: '24',
          density: 'compact',
          keyboardShortcuts: false,
        },
      },
    },
  ]);
});

test('who begins requests chooses type and form once; an authority is not asked', async () => {
  const farmer = await open(accountOf('AGR', 'farm'), saving);
  await screen.findByRole('option', { name: 'Zuchttiere' });
  await farmer.user.selectOptions(
    screen.getByRole('combobox', { name: t('requests.type') }),
    'authority',
  );
  await farmer.user.selectOptions(
    screen.getByRole('combobox', { name: t('requests.package') }),
    form.id,
  );
  await farmer.user.click(saveButton('profile.settings'));
  await section(t('profile.settings')).findByText(t('words.saved'));
  const input = farmer.calls.find(({ name }) => name.endsWith('settings/update'))?.input;
  expect(input).toMatchObject({
    settings: { requests: { type: 'authority', package: testId('form') } },
  });
  await farmer.user.selectOptions(screen.getByRole('combobox', { name: t('requests.type') }), '');
  await farmer.user.click(saveButton('profile.settings'));
  await waitFor(() =>
    expect(farmer.calls.at(-1)?.input).toMatchObject({
      settings: { requests: { package: testId('form') } },
    }),
  );
  farmer.unmount();
  await open(accountOf('AUT', 'aut'), saving);
  await screen.findByRole('radio', { name: t('profile.timeFormat.24') });
  expect(screen.queryByRole('combobox', { name: t('requests.type') })).toBeNull();
});

test('settings that were not saved say so', async () => {
  const { user } = await open(accountOf('INS', 'ins'), {
    ...saving,
    'POST livestock/settings/update': () => {
      throw new FakeFailure(500, 'kernel.internal');
    },
  });
  await user.click(await screen.findByRole('radio', { name: t('profile.timeFormat.24') }));
  await user.click(saveButton('profile.settings'));
  expect(await section(t('profile.settings')).findByRole('alert')).toBeTruthy();
  expect(section(t('profile.settings')).queryByText(t('words.saved'))).toBeNull();
});

test('the language is the account’s; the page follows at once and the device remembers it', async () => {
  const account = accountOf('INS', 'ins');
  const storage = memoryStorage();
  const { user, calls } = await open(
    account,
    {
      'POST auth/account/updateaccount': ({ uiLocale }) => ({
        ...account,
        rev: 2,
        data: { ...account.data, uiLocale },
      }),
    },
    { storage },
  );
  await user.selectOptions(screen.getByRole('combobox', { name: t('language.label') }), 'en_GB');
  await user.click(saveButton('language.label'));
  expect(await screen.findByRole('heading', { name: 'Language' })).toBeTruthy();
  expect(calls.find(({ name }) => name.endsWith('account/updateaccount'))?.input).toEqual({
    uiLocale: 'en_GB',
    rev: 1,
  });
  expect(storage.get('locale')).toBe('en_GB');
});

test('an account without a choice reads its mails in the first language of the country, and is shown that', async () => {
  await open(accountOf('INS', 'ins'), {}, { given: countryOf({ languages: ['en_GB', 'de_DE'] }) });
  const language = screen.getByRole('combobox', { name: t('language.label') });
  expect((language as HTMLSelectElement).value).toBe('en_GB');
});

test('where a country has one language, there is nothing to choose', async () => {
  await open(accountOf('INS', 'ins'), {}, { given: countryOf({ languages: ['de_DE'] }) });
  expect(screen.queryByRole('combobox', { name: t('language.label') })).toBeNull();
});
