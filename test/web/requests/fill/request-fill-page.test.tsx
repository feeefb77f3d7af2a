import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Entity } from '#shared/kernel/entity.ts';
import type { RequestProcess } from '#shared/requests/entities/request-process.ts';
import { ANSWER_LENGTH } from '#shared/requests/limits.ts';
import { PARTIES, processOf } from '#test/shared/requests/process-of.ts';
import { entityOf } from '#test/support/entity-of.ts';
import { testId } from '#test/support/test-id.ts';
import { ANY, ending, inside, only, starting, t } from '#test/web/catalogue-text.ts';
import { RequestFillPage } from '#web/features/requests/fill/request-fill-page.tsx';
import { FakeFailure } from '../../fake-server.ts';
import { entityAnswers } from '../entity-answers.ts';
import { DRAFT, fillCalls, openDraft } from '../open-draft.ts';
import { openRequest } from '../open-request.ts';
import { accounts, DECISION, DECLARATION, library, packageEntity } from '../request-library.ts';

type Opened = Awaited<ReturnType<typeof openDraft>>;

async function toCheck({ user }: Opened) {
  await user.click(screen.getByRole('button', { name: t('requests.checkTitle') }));
  await screen.findByRole('heading', { name: t('requests.checkTitle') });
}

async function answerAll(opened: Opened) {
  const { user } = opened;
  await user.click(await screen.findByRole('radio', { name: 'Erneuerung' }));
  await user.type(screen.getByRole('textbox', { name: /^Anzahl/ }), '12');
  await toCheck(opened);
  await user.click(screen.getByRole('checkbox', { name: new RegExp(`^${DECLARATION}`) }));
}

test('a question shows with the answer that it depends on, and goes again; no number is told when it is left', async () => {
  const { user } = await openDraft();
  await user.click(await screen.findByRole('radio', { name: 'Rassenumstellung' }));
  expect(screen.getByRole('textbox', { name: /^Bisherige Rasse/ })).toBeDefined();
  await user.click(screen.getByRole('radio', { name: 'Erneuerung' }));
  expect(screen.queryByRole('textbox', { name: /^Bisherige Rasse/ })).toBeNull();
  const amount = screen.getByRole('textbox', { name: /^Anzahl/ });
  await user.type(amount, 'zehn');
  expect(amount.getAttribute('aria-invalid')).toBeNull();
  await user.tab();
  expect(amount.getAttribute('aria-invalid')).toBe('true');
});

test('sending with gaps sends nothing: each gap is a link to its question, or to the declaration of the last page', async () => {
  const opened = await openDraft();
  await screen.findByRole('radio', { name: 'Erneuerung' });
  expect(screen.queryByRole('checkbox')).toBeNull();
  await toCheck(opened);
  screen.getByRole('checkbox', { name: new RegExp(`^${DECLARATION}`) });
  await opened.user.click(screen.getByRole('button', { name: t('requests.send') }));
  const alert = screen.getByRole('alert');
  expect(document.activeElement).toBe(alert);
  expect(
    within(alert)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual([
    ...[t('statistic.purpose'), t('offers.condition.amount'), DECLARATION].map(
      (question) => `${question} – ${t('errors.fields.required')}`,
    ),
  ]);
  expect(fillCalls(opened)).toEqual([]);
  await opened.user.click(within(alert).getAllByRole('link')[1] as HTMLElement);
  const field = await screen.findByRole('textbox', { name: /^Anzahl/ });
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(field.getAttribute('aria-invalid')).toBe('true');
});

test('an answer that cannot be kept does not keep the others out of the account, and says so at its place', async () => {
  const opened = await openDraft();
  const { user } = opened;
  await user.click(await screen.findByRole('radio', { name: 'Rassenumstellung' }));
  await user.click(screen.getByRole('textbox', { name: /^Bisherige Rasse/ }));
  await user.paste('a'.repeat(ANSWER_LENGTH + 1));
  const amount = screen.getByRole('textbox', { name: /^Anzahl/ });
  await user.type(amount, 'sechs');
  await user.click(screen.getByRole('button', { name: t('requests.saveDraft') }));
  await screen.findByText(inside('requests.draftSavedWithout', { count: 2 }));
  expect(fillCalls(opened)).toMatchObject([
    { draft: true, fieldData: [{ field: 'purpose', value: 'breedChange' }] },
  ]);
  expect(amount.getAttribute('aria-invalid')).toBe('true');
  expect((amount as HTMLInputElement).value).toBe('sechs');
  // The breed is asked for no more: nobody could mend it.
  await user.click(screen.getByRole('radio', { name: 'Erneuerung' }));
  await user.click(screen.getByRole('button', { name: t('requests.saveDraft') }));
  await screen.findByText(inside('requests.draftSavedWithout', { count: 1 }));
});

test('a supplier who gave up since the draft was begun is told of, and what to do', async () => {
  const code = 'requests.supplierNotFound';
  const opened = await openDraft({
    answers: {
      'POST livestock/request/fillform': ({ draft }) => {
        if (draft) return entityOf('request-process', processOf(DRAFT));
        throw new FakeFailure(422, code, 'no such supplier', [{ path: 'sup', code, message: '' }]);
      },
    },
  });
  await answerAll(opened);
  await opened.user.click(screen.getByRole('button', { name: t('requests.send') }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain(t('errors.requests.supplierNotFound'));
  expect(alert.textContent).toContain(t('requests.supplierGone'));
});

test('“Change” leads to the very question, and back', async () => {
  const opened = await openDraft();
  await answerAll(opened);
  await opened.user.click(screen.getByRole('button', { name: /^Ändern\s*Anzahl$/ }));
  const field = await screen.findByRole('textbox', { name: /^Anzahl/ });
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect((field as HTMLInputElement).value).toBe('12');
});

test('the receipt tells whoever has the next step, too, that it is its turn', async () => {
  const opened = await openDraft({
    answers: {
      'POST livestock/request/fillform': ({ draft: isDraft }) =>
        opened.save(
          isDraft ? {} : { status: 'open', step: 1, turn: PARTIES.agr, hid: 'DE-2026-000007' },
        ) as never,
    },
  });
  await answerAll(opened);
  await opened.user.click(screen.getByRole('button', { name: t('requests.send') }));
  await screen.findByText(`${t('requests.turn')}: ${t('requests.you')}`);
});

test('what is sent are the answers that show; the receipt tells who has it and how long, and prints all', async () => {
  const fieldData = [
    { field: 'purpose', value: 'renewal' },
    { field: 'numberWanted', value: 12 },
  ];
  const step = testId('step 0');
  const filled = { step, by: PARTIES.agr, role: 'AGR' as const, on: '2026-03-02T08:00:00.000Z' };
  const opened = await openDraft({
    answers: {
      'POST livestock/request/fillform': ({ draft: isDraft }) =>
        opened.save(
          isDraft
            ? {}
            : {
                status: 'open',
                step: 1,
                turn: PARTIES.ins,
                hid: 'DE-2026-000007',
                filledSteps: [{ ...filled, fieldData }],
              },
        ) as never,
      'POST livestock/request/usualtime': () => ({ days: 4 }),
    },
  });
  await answerAll(opened);
  await opened.user.click(screen.getByRole('button', { name: t('requests.send') }));
  await screen.findByRole('heading', { name: t('requests.sentTitle') });
  const declared = { field: 'declaration', value: true };
  expect(fillCalls(opened).at(-1)).toMatchObject({
    fieldData: [...fieldData, declared],
    attachments: [],
    owner: PARTIES.agr,
  });
  await screen.findByText(`${t('requests.turn')}: Kontrolle Süd`);
  screen.getByText(t('requests.mayRetract'));
  await screen.findByText(
    inside('requests.usualTime', { party: 'Landesamt', count: 4, shown: '4' }),
  );
  const answers = within(screen.getByRole('region', { name: t('requests.answers') }));
  const terms = answers.getAllByRole('term');
  expect(terms.map((term) => term.parentElement?.textContent)).toContain('Anzahl12');
  const head = screen.getByText(ending('requests.printedOn', { time: ANY }));
  expect(head.textContent).toContain('DE-2026-000007');
});

test('the draft is saved in the account when the answers are looked over, from the newest revision', async () => {
  const opened = await openDraft({ rev: 4 });
  await answerAll(opened);
  await opened.user.click(screen.getByRole('button', { name: t('requests.back') }));
  await waitFor(() => expect(fillCalls(opened)).toHaveLength(2));
  expect(fillCalls(opened)).toMatchObject([
    { process: { rev: 4 }, draft: true },
    {
      process: { rev: 5 },
      draft: true,
      fieldData: [{}, {}, { field: 'declaration', value: true }],
    },
  ]);
});

test('answers are kept on this device, for this farmer only, and come back', async () => {
  const first = await openDraft();
  await first.user.type(await screen.findByRole('textbox', { name: /^Anzahl/ }), '7');
  first.unmount();
  const { storage } = first.kernel;

  const again = await openDraft({ storage });
  await screen.findByText(only('words.restored', { at: ANY }));
  expect((screen.getByRole('textbox', { name: /^Anzahl/ }) as HTMLInputElement).value).toBe('7');
  again.unmount();

  await openDraft({ storage, request: { ...DRAFT, agr: testId('other farmer') } });
  const empty = await screen.findByRole('textbox', { name: /^Anzahl/ });
  expect((empty as HTMLInputElement).value).toBe('');
});

test('entries typed upon an older draft are offered, not taken', async () => {
  const first = await openDraft();
  const typing = await screen.findByRole('textbox', { name: /^Anzahl/ });
  const saved = [{ field: 'numberWanted', value: 9 }];
  first.save({ draft: saved });
  // The page learns of the change unasked; what is typed is still not upon it.
  await act(() => first.kernel.queries.invalidateQueries());
  await first.user.type(typing, '7');
  first.unmount();
  const { user } = await openDraft({
    storage: first.kernel.storage,
    rev: 2,
    request: { ...DRAFT, draft: saved },
  });
  const field = await screen.findByRole('textbox', { name: /^Anzahl/ });
  expect((field as HTMLInputElement).value).toBe('9');
  await user.click(screen.getByRole('button', { name: t('requests.takeFromDevice') }));
  expect((field as HTMLInputElement).value).toBe('7');
});

test('entries that the account has, too, are no others: an answer that got lost told nobody of them', async () => {
  const first = await openDraft();
  await first.user.type(await screen.findByRole('textbox', { name: /^Anzahl/ }), '7');
  first.unmount();
  const draft = [{ field: 'numberWanted', value: 7 }];
  const { storage } = first.kernel;
  await openDraft({ storage, rev: 2, request: { ...DRAFT, draft } });
  await screen.findByRole('textbox', { name: /^Anzahl/ });
  expect(screen.queryByText(t('requests.olderOnDeviceText'))).toBeNull();
});

test('whoever acts for a farmer sees for whom, in the banner and in the title', async () => {
  await openDraft({
    account: accounts.ins,
    request: {
      ...DRAFT,
      creator: PARTIES.ins,
      turn: PARTIES.ins,
      applicant: { name: 'Biohof Muster', controlNumber: '1234567890' },
    },
  });
  await screen.findByRole('heading', { name: 'Antrag: Biohof Muster' });
  expect(screen.getByText('Biohof Muster, 123-456-7890')).toBeDefined();
});

const withAuthority: Partial<RequestProcess> = {
  step: 2,
  turn: PARTIES.aut,
  filledSteps: [
    {
      step: testId('step 0'),
      by: PARTIES.agr,
      role: 'AGR',
      on: '2026-03-02T08:00:00.000Z',
      fieldData: [{ field: 'numberWanted', value: 12 }],
    },
  ],
};

test('the authority sees the answers so far, and before it sends what its choice does', async () => {
  const opened = await openDraft({ account: accounts.aut, request: withAuthority });
  await screen.findByRole('heading', { name: `${DECISION}: DE-2026-000001` });
  expect(screen.getByText(t('requests.saidBefore', { farmer: 'Biohof Muster' }))).toBeDefined();
  await opened.user.click(screen.getByRole('radio', { name: t('statistic.refusedWord') }));
  await toCheck(opened);
  const becomes = screen.getByText(t('requests.becomes')).parentElement;
  expect(becomes?.textContent).toContain(t('requests.status.rejected'));
  expect(fillCalls(opened)).toEqual([]);
});

test('who decides has the proof of search and the files at hand, beside the questions', async () => {
  const upload = testId('stall plan');
  const { calls, user } = await openDraft({
    account: accounts.aut,
    answers: {
      'GET eav/entity/getattachment': () => {
        throw new FakeFailure(404, 'entities.attachmentNotFound', 'gone');
      },
    },
    request: {
      ...withAuthority,
      searchFilter: {
        searchedOn: '2026-03-01T08:00:00.000Z',
        found: 0,
        foundWithoutConditions: 0,
        until: '2026-03-01',
        radiusKm: 200,
        offers: [],
        attributeFilter: { field: 'amount', comparison: 'gte', value: 4000 },
      },
      attachments: [{ upload, name: 'Stall.pdf', contentType: 'application/pdf', size: 1000 }],
    },
  });
  await screen.findByText(
    starting('requests.searchFound', { count: 0, radius: '200 km', time: ANY }),
  );
  expect(screen.getByText('Anzahl: mindestens 4.000')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Stall.pdf' }));
  await waitFor(() =>
    expect(calls).toContainEqual({
      name: 'GET eav/entity/getattachment',
      input: { id: upload },
    }),
  );
});

test('when somebody else was faster, what was typed stays and the newest version can be loaded', async () => {
  let isFirst = true;
  const next = entityOf('request-process', processOf({ turn: PARTIES.aut }), 'next');
  const opened = await openDraft({
    account: accounts.aut,
    request: withAuthority,
    answers: {
      'POST livestock/request/fillform': () => {
        if (!isFirst) return opened.save({ status: 'accepted', turn: undefined });
        isFirst = false;
        opened.save({
          statusLabel: 'Rückfrage',
          inProcess: { by: PARTIES.aut, editorName: 'MS', since: '2026-03-02T08:00:00.000Z' },
        });
        throw new FakeFailure(409, 'entities.revConflict');
      },
      'POST search/search/overview': () => {
        const page = { next: null, count: 2, without: [], facets: [], named: [] };
        return { ...page, items: [opened.stored(), next] as never };
      },
    },
  });
  const { user } = opened;
  await user.click(await screen.findByRole('radio', { name: t('statistic.grantedWord') }));
  await toCheck(opened);
  await user.click(screen.getByRole('button', { name: t('requests.sendDecision') }));
  await user.click(await screen.findByRole('button', { name: t('words.reloadNewest') }));
  await waitFor(() => expect(screen.queryByText(t('errors.entities.revConflict'))).toBeNull());
  // A colleague has it in hand, and waits for an answer.
  screen.getByText(`${t('requests.editor')}: MS`);
  screen.getByText('Rückfrage');
  await user.click(screen.getByRole('button', { name: t('requests.back') }));
  await screen.findByText(`${t('requests.editor')}: MS`);
  await toCheck(opened);
  await user.click(screen.getByRole('button', { name: t('requests.sendDecision') }));
  await screen.findByRole('heading', {
    name: t('requests.sentStep', { form: DECISION }),
  });
  expect(fillCalls(opened)).toMatchObject([{ process: { rev: 1 } }, { process: { rev: 2 } }]);
  // The request that waits next is one tap away.
  const list = screen.getByRole('heading', { name: t('requests.view.needsMe') }).nextSibling;
  const links = within(list as HTMLElement).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([`/requests/${next.id}/fill`]);
});

test.each([
  ['the farmer, once it is sent', accounts.agr, {}, 'open'],
  ['the authority, before its turn', accounts.aut, {}, 'open'],
  ['a party of a draft that is not its creator', accounts.ins, DRAFT, 'new'],
  [
    'a clerk whose colleague was faster',
    accounts.aut,
    { status: 'rejected', turn: undefined },
    'rejected',
  ],
] as const)(
  'there is nothing to fill for %s; it says where the request stands',
  async (_, account, request, status) => {
    await openDraft({ account, request });
    await screen.findByText(t('requests.notYourTurn'));
    screen.getByText(t(`requests.status.${status}`));
    expect(screen.queryByRole('textbox')).toBeNull();
  },
);

test('a guest is asked to sign in', async () => {
  await openRequest(RequestFillPage, { request: DRAFT });
  expect(screen.getByRole('button', { name: t('session.logIn') })).toBeDefined();
  expect(screen.queryByRole('textbox')).toBeNull();
});

const actingFor = (farmer: string, name: string) => ({ office: PARTIES.ins, farmer, name });
const draftByOffice = { ...DRAFT, creator: PARTIES.ins, turn: PARTIES.ins };

test('a draft of one farmer is not filled while the office acts for another: it chooses first', async () => {
  const opened = await openDraft({ account: accounts.ins, request: draftByOffice });
  act(() => opened.kernel.acting.begin(actingFor(testId('other farmer'), 'Hof Anders')));
  await screen.findByText(t('requests.otherFarmersDraft', { farmer: 'Biohof Muster' }));
  expect(
    screen.getByText(t('requests.otherFarmersDraftText', { farmer: 'Hof Anders' })),
  ).toBeDefined();
  expect(screen.queryByRole('textbox')).toBeNull();
  await opened.user.click(
    screen.getByRole('button', { name: t('requests.goOnFor', { farmer: 'Biohof Muster' }) }),
  );
  await screen.findByRole('textbox', { name: /^Anzahl/ });
  expect(opened.kernel.acting.state.get()).toEqual(
    expect.objectContaining({ office: PARTIES.ins, farmer: PARTIES.agr }),
  );
});

test('a draft stays with the revision of its form', async () => {
  const steps = packageEntity.data.steps.map((step) => ({ ...step, fields: [] }));
  const newer = { ...packageEntity, rev: 2, data: { ...packageEntity.data, steps } };
  const others = library.filter((other) => other !== packageEntity);
  const request = entityOf('request-process', processOf(DRAFT));
  await openDraft({
    answers: {
      ...entityAnswers(() => [...others, newer, request] as Entity[]),
      [`GET eav/entity/link/${packageEntity.id}/1` as never]: () => packageEntity as never,
    },
  });
  await screen.findByRole('textbox', { name: /^Anzahl/ });
});

test('what the device keeps says until when', async () => {
  const opened = await openDraft({ now: () => Date.parse('2026-03-02T08:00:00.000Z') });
  await opened.user.type(await screen.findByRole('textbox', { name: /^Anzahl/ }), '7');
  window.dispatchEvent(new Event('pagehide'));
  await screen.findByText(only('requests.savedOnDevice', { time: ANY, until: '10.03.2026' }));
});
