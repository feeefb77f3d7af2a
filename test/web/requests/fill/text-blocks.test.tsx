import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TEXT_BLOCKS } from '#shared/accounts/limits.ts';
import { starting, t } from '#test/web/catalogue-text.ts';
import { FakeFailure } from '#test/web/fake-server.ts';
import { RequestFillPage } from '#web/features/requests/fill/request-fill-page.tsx';
import { openRequest } from '../open-request.ts';
import { accounts } from '../request-library.ts';

const LATE = { field: 'advice', text: 'Zu spät gesucht.' };
const ELSEWHERE = { field: 'reasons', text: 'Zur Begründung' };

/** The page on which a control body with these texts gives its advice, and the texts that it has saved. */
async function openAdvice(textBlocks: readonly (typeof LATE)[], refuse = () => {}) {
  const { ins } = accounts;
  const account = {
    ...ins,
    data: { ...ins.data, userData: { ...ins.data.userData, textBlocks: [...textBlocks] } },
  };
  const page = await openRequest(RequestFillPage, {
    account,
    request: { status: 'open', step: 1, hid: 'DE-2026-000007' },
    answers: {
      'POST auth/account/updateaccount': ({ userData }) => {
        refuse();
        return {
          ...account,
          data: { ...account.data, userData: { ...account.data.userData, ...userData } },
        };
      },
    },
  });
  const saved = () =>
    page.calls.filter(({ name }) => name.endsWith('updateaccount')).map(({ input }) => input);
  const advice = await screen.findByRole('textbox', { name: /^Stellungnahme/ });
  return { ...page, advice, saved };
}

const said = (text: string) =>
  waitFor(() =>
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContainEqual(
      expect.stringContaining(text),
    ),
  );
const blocks = () => screen.getByRole('list', { name: t('requests.textBlocks') });

test('a text that an office has kept for a question is taken over with one press, below what is written', async () => {
  const { user, advice } = await openAdvice([LATE, ELSEWHERE]);
  await user.type(advice, 'Der Hof fand nichts.');
  expect(within(blocks()).getAllByRole('listitem')).toHaveLength(1);
  await user.click(within(blocks()).getByRole('button', { name: LATE.text }));
  expect(advice).toHaveProperty('value', `Der Hof fand nichts.\n${LATE.text}`);
  expect(screen.queryByRole('list', { name: t('requests.textBlocks') })).toBeNull();
});

test('an office keeps what it has written and was not kept yet', async () => {
  const { user, advice, saved } = await openAdvice([LATE, ELSEWHERE]);
  expect(screen.queryByRole('button', { name: t('requests.keepText') })).toBeNull();
  await user.type(advice, `${LATE.text} Kein Angebot passte.`);
  await user.click(screen.getByRole('button', { name: t('requests.keepText') }));
  const fresh = { field: 'advice', text: 'Kein Angebot passte.' };
  await waitFor(() =>
    expect(saved()).toMatchObject([{ userData: { textBlocks: [LATE, ELSEWHERE, fresh] } }]),
  );
  await said(t('words.saved'));
  expect(document.activeElement).toBe(advice);
});

test('an office that has kept as many texts as it can is told so', async () => {
  const { user, advice } = await openAdvice([LATE], () => {
    const message = 'At most 30 entries are allowed.';
    throw new FakeFailure(400, 'kernel.invalidInput', 'Some fields are not valid.', [
      { path: 'userData.textBlocks', code: 'fields.tooMany', message, limit: TEXT_BLOCKS },
    ]);
  });
  await user.type(advice, 'Kein Angebot passte.');
  await user.click(screen.getByRole('button', { name: t('requests.keepText') }));
  await screen.findByText(t('errors.fields.tooMany', { limit: TEXT_BLOCKS }));
});

test('a text that is removed comes back with one press; the focus stays at the question', async () => {
  const { user, advice, saved } = await openAdvice([LATE, ELSEWHERE]);
  await user.click(within(blocks()).getByRole('button', { name: starting('words.remove') }));
  const undo = await screen.findByRole('button', { name: t('action.undo') });
  expect(document.activeElement).toBe(advice);
  await said(t('words.deleted', { name: LATE.text }));
  await user.click(undo);
  await waitFor(() =>
    expect(saved()).toMatchObject([
      { userData: { textBlocks: [ELSEWHERE] } },
      { userData: { textBlocks: [ELSEWHERE, LATE] } },
    ]),
  );
  await said(t('words.saved'));
  expect(document.activeElement).toBe(advice);
});
