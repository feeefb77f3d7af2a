import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import type { Entity } from '#shared/kernel/entity.ts';
import { accountOf } from '#test/support/accounts.ts';
import { t } from '#test/web/catalogue-text.ts';
import { FakeFailure } from '#test/web/fake-server.ts';
import { renderPage } from '#test/web/render-page.tsx';
import { countryOf } from '#test/web/test-country.ts';
import { AccountSection } from '#web/features/accounts/users/account-section.tsx';
import { useEntity } from '#web/kernel/use-entities.ts';

const country = countryOf();
const farm = accountOf('AGR', 'Biohof', { userData: { address: { city: 'Ulm' } } });

async function open(
  answer: (change: { readonly rev?: number | undefined }) => Entity,
  shown = <AccountSection account={farm} name="details" />,
  stored = () => farm,
) {
  const page = await renderPage(shown, {
    account: accountOf('ADM', 'Verwaltung'),
    country,
    answers: {
      'POST search/search/execute': ({ entityClass }) => ({
        items: entityClass === 'country' ? [country] : [],
        next: null,
      }),
      'POST search/search/ids': () => ({ items: [stored()], missing: [] }),
      'POST auth/accountmanage/updateaccount': answer,
    },
  });
  const sent = () => page.calls.filter(({ name }) => name.endsWith('updateaccount'));
  const save = () => page.user.click(screen.getByRole('button', { name: /^Speichern/ }));
  return { ...page, sent, save };
}

test('an address is changed, and it is said that it is saved', async () => {
  const { user, sent, save } = await open(() => farm);
  await user.type(screen.getByRole('textbox', { name: /^Straße/ }), 'Am Hang 1');
  await save();
  expect(await screen.findByText(t('words.saved'))).toBeTruthy();
  expect(sent().map(({ input }) => input)).toMatchObject([
    {
      account: farm.id,
      rev: farm.rev,
      userData: { address: { city: 'Ulm', street: 'Am Hang 1' } },
    },
  ]);
});

test('a control number shows the form of its country, and is refused at its field', async () => {
  const { user, save } = await open(() => {
    throw new FakeFailure(422, 'accounts.wrongControlNumber', 'x', [
      {
        path: 'userData.controlNumber',
        code: 'accounts.wrongControlNumber',
        message: '',
        example: 'DE-BY-006-12345-A',
      },
    ]);
  });
  const example = 'DE-BY-006-12345-A';
  expect(await screen.findByText(t('field.example', { example }))).toBeTruthy();
  const field = screen.getByRole('textbox', { name: /^Kontrollnummer/ });
  await user.type(field, '12');
  await save();
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
});

test('a refusal of something that is not in the form is told above it', async () => {
  const { user, save } = await open(() => {
    throw new FakeFailure(422, 'kernel.invalidInput', 'x', [
      { path: 'userData.contact', code: 'fields.required', message: '' },
      { path: 'userData.supData.0', code: 'entities.notFound', message: '' },
    ]);
  });
  await user.type(screen.getByRole('textbox', { name: /^Straße/ }), 'Am Hang 1');
  await save();
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    t('errors.fields.required'),
    t('errors.entities.notFound'),
  ]);
});

test('what another administrator has changed is not put back by who typed in another field before', async () => {
  const newer = {
    ...farm,
    rev: farm.rev + 1,
    data: {
      ...farm.data,
      userData: { ...farm.data.userData, controlNumber: 'DE-BY-006-12345-A' },
    },
  };
  function Page() {
    const [account, setAccount] = useState<typeof farm>(farm);
    return (
      <>
        <AccountSection account={account} name="details" />
        <button type="button" onClick={() => setAccount(newer)}>
          another act reads the account again
        </button>
      </>
    );
  }
  const { user, sent, save } = await open(() => newer, <Page />);
  await user.type(screen.getByRole('textbox', { name: /^Straße/ }), 'Am Hang 1');
  await user.click(screen.getByRole('button', { name: /^another act/ }));
  await save();
  await screen.findByText(t('words.saved'));
  expect(sent().at(-1)?.input).toMatchObject({
    rev: newer.rev,
    userData: { address: { street: 'Am Hang 1' }, controlNumber: 'DE-BY-006-12345-A' },
  });
});

test('where another administrator has saved first, the newest state is read and the next save goes on it', async () => {
  const theirs = { ...accountOf('AGR', 'Umbenannt'), id: farm.id, rev: 2 };
  let stored = farm;
  function Stored() {
    const { data } = useEntity('account', farm.id);
    return data ? <AccountSection account={data} name="details" /> : null;
  }
  const { user, sent, save } = await open(
    ({ rev }) => {
      if (rev === 2) return theirs;
      stored = theirs;
      throw new FakeFailure(409, 'entities.revConflict');
    },
    <Stored />,
    () => stored,
  );
  await user.type(await screen.findByRole('textbox', { name: /^Straße/ }), 'Am Hang 1');
  await save();
  await screen.findByText(t('words.reloaded'));
  await save();
  await screen.findByText(t('words.saved'));
  expect(sent().map(({ input }) => input)).toMatchObject([
    { rev: 1 },
    { rev: 2, userData: { address: { street: 'Am Hang 1' } } },
  ]);
});
