import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { PinnedRef } from '#shared/kernel/ref.ts';
import type { RequestProcess } from '#shared/requests/entities/request-process.ts';
import type { Ruleset } from '#shared/rules/ruleset.ts';
import { PARTIES } from '#test/shared/requests/process-of.ts';
import { entityOf } from '#test/support/entity-of.ts';
import { testId } from '#test/support/test-id.ts';
import { t } from '#test/web/catalogue-text.ts';
import { hideMessages } from '#test/web/unwritten.ts';
import { RequestFillPage } from '#web/features/requests/fill/request-fill-page.tsx';
import { RequestViewPage } from '#web/features/requests/view/request-view-page.tsx';
import { FakeFailure } from '../fake-server.ts';
import { DRAFT, fillCalls } from './open-draft.ts';
import { openRequest, type RequestWorld } from './open-request.ts';
import { accounts, inGerman, packageEntity } from './request-library.ts';

const updated = '2026-01-01T00:00:00.000Z';
const more = (than: number) =>
  [{ path: 'answers.numberWanted', comparison: 'gt', value: than }] as const;

const ruleset: Ruleset = {
  name: 'rules',
  public: true,
  paths: [
    { path: 'answers.numberWanted', type: 'number' },
    { path: 'refused.tooMany', type: 'string', labels: inGerman('Höchstens 20 Tiere.') },
    { path: 'noticed.many', type: 'string', labels: inGerman('Reichlich Tiere.') },
  ],
  rules: [
    {
      name: 'too many',
      updated,
      active: true,
      when: [...more(20)],
      then: [{ path: 'refused.tooMany', value: 'numberWanted' }],
    },
    {
      name: 'many',
      updated,
      active: true,
      when: [...more(10)],
      then: [{ path: 'noticed.many', value: 'numberWanted' }],
    },
  ],
};

const packageWith = (pin: PinnedRef) =>
  entityOf('requestpackage', { ...packageEntity.data, ruleset: pin }, 'ruled');

/** A request of a package that is like the library's, with rules. */
const open = (
  page: typeof RequestFillPage,
  request: Partial<RequestProcess>,
  world: RequestWorld = {},
) =>
  openRequest(page, {
    account: accounts.agr,
    request: { ...request, package: { id: testId('ruled'), rev: 1 } },
    others: [entityOf('ruleset', ruleset, 'rules'), packageWith({ id: testId('rules'), rev: 1 })],
    ...world,
  });

const drafted = (numberWanted: number) => ({
  ...DRAFT,
  draft: [
    { field: 'purpose', value: 'renewal' },
    { field: 'numberWanted', value: numberWanted },
    { field: 'declaration', value: true },
  ],
});

test('what a rule refuses is said in its own words, at the question and in the list, and nothing is sent', async () => {
  const opened = await open(RequestFillPage, drafted(21));
  const { user } = opened;
  await user.click(await screen.findByRole('button', { name: t('requests.checkTitle') }));
  await user.click(await screen.findByRole('button', { name: t('requests.send') }));
  const alert = screen.getByRole('alert');
  const link = within(alert).getByRole('link', { name: 'Anzahl – Höchstens 20 Tiere.' });
  // What was answered stands there, too.
  expect(screen.getByText('21').closest('dd')?.textContent).toContain('Höchstens 20 Tiere.');
  expect(fillCalls(opened).filter((input) => !Object(input).draft)).toEqual([]);
  await user.click(link);
  const field = await screen.findByRole('textbox', { name: /^Anzahl/ });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  await user.clear(field);
  await user.type(field, '20');
  expect(field.getAttribute('aria-invalid')).not.toBe('true');
});

test('what a rule takes notice of is said while it is typed, and lets the request go', async () => {
  const opened = await open(RequestFillPage, drafted(5));
  const { user } = opened;
  const field = await screen.findByRole('textbox', { name: /^Anzahl/ });
  expect(screen.queryByText(t('requests.noticed'))).toBeNull();
  await user.clear(field);
  await user.type(field, '15');
  const notice = screen.getByText(t('requests.noticed')).closest('[role=status]');
  expect(notice?.textContent).toContain('Anzahl: Reichlich Tiere.');
  await user.click(screen.getByRole('button', { name: t('requests.checkTitle') }));
  await screen.findByText(t('requests.noticed'));
  await user.click(screen.getByRole('button', { name: t('requests.send') }));
  await screen.findByRole('heading', { name: t('requests.sentTitle') });
});

test('who reads or decides sees the same beside the answers', async () => {
  const filled = {
    step: testId('step 0'),
    by: PARTIES.agr,
    role: 'AGR' as const,
    on: '2026-03-02T08:00:00.000Z',
    fieldData: drafted(15).draft,
  };
  await open(RequestViewPage, { filledSteps: [filled] });
  expect((await screen.findByRole('note', { name: t('requests.noticed') })).textContent).toContain(
    'Anzahl: Reichlich Tiere.',
  );
});

test('the sentence of a rule that only the server knew stands at its question, too', async () => {
  const labels = [
    { lang: 'en_GB', label: 'Not before May.' },
    { lang: 'de_DE', label: 'Nicht vor Mai.' },
  ];
  const detail = {
    path: 'fieldData.numberWanted',
    code: 'requests.refusedByRule',
    message: 'no',
    labels,
  };
  const { user } = await open(RequestFillPage, drafted(5), {
    answers: {
      'POST livestock/request/fillform': ({ draft }) => {
        if (draft) throw new FakeFailure(422, 'requests.draftNotSaved');
        throw new FakeFailure(422, 'requests.notSent', 'not sent', [detail]);
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: t('requests.checkTitle') }));
  await user.click(await screen.findByRole('button', { name: t('requests.send') }));
  await screen.findByRole('link', { name: 'Anzahl – Nicht vor Mai.' });
});

test('a request whose rules are no more to be read is filled and read all the same', async () => {
  const without = { others: [packageWith({ id: testId('gone rules'), rev: 1 })] };
  const opened = await open(RequestFillPage, drafted(21), without);
  await opened.user.click(await screen.findByRole('button', { name: t('requests.checkTitle') }));
  await opened.user.click(await screen.findByRole('button', { name: t('requests.send') }));
  await screen.findByRole('heading', { name: t('requests.sentTitle') });
});

test('question and sentence each say their language where it is not that of the page', async () => {
  hideMessages('da_DK');
  const { user } = await open(RequestFillPage, drafted(21), { locale: 'da_DK' });
  await user.click(await screen.findByRole('button', { name: 'Check your answers' }));
  await user.click(await screen.findByRole('button', { name: 'Send the request' }));
  const link = within(screen.getByRole('alert')).getByRole('link');
  expect(link.textContent).toBe('Anzahl – Höchstens 20 Tiere.');
  const languageOf = (element: Element) => element.closest('[lang]')?.getAttribute('lang');
  expect(languageOf(within(link).getByText('Anzahl'))).toBe('de-DE');
  expect(languageOf(within(link).getByText('Höchstens 20 Tiere.'))).toBe('de-DE');
  expect(languageOf(link)).toBe('en-GB');
  const answer = screen.getByText('21').closest('dd') ?? document.body;
  expect(languageOf(within(answer).getByText('Höchstens 20 Tiere.'))).toBe('de-DE');
  await user.click(link);
  const field = await screen.findByRole('textbox', { name: /^Anzahl/ });
  const error = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  expect(error?.querySelector('[lang="de-DE"]')?.textContent).toBe('Höchstens 20 Tiere.');
});
