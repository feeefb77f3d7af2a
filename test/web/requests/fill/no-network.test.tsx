import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { RequestProcess } from '#shared/requests/entities/request-process.ts';
import { PARTIES } from '#test/shared/requests/process-of.ts';
import { testId } from '#test/support/test-id.ts';
import { ANY, ending, inside, only, starting, t } from '#test/web/catalogue-text.ts';
import { hurryPages } from '#test/web/hurried-pages.ts';
import { FakeFailure } from '../../fake-server.ts';
import { fakeStorage, uploadServer } from '../../uploads/upload-server.ts';
import { DRAFT, fillCalls, openDraft } from '../open-draft.ts';
import type { RequestWorld } from '../open-request.ts';
import { DECLARATION } from '../request-library.ts';

hurryPages();

/** A page about a draft, and the network between it and the server. */
async function open(world: RequestWorld = {}) {
  const network = { isThere: true, losesAnswers: false };
  const events: string[] = [];
  const opened = await openDraft({
    ...world,
    answers: {
      'POST livestock/request/fillform': ({ draft: isDraft, fieldData }) => {
        if (!network.isThere) throw new TypeError('Failed to fetch');
        const saved = isRevOld(opened)
          ? undefined
          : opened.save(isDraft ? { draft: fieldData } : sentWith(fieldData));
        // A refusal gets lost as any answer does: the page tries again by itself.
        if (network.losesAnswers) throw new TypeError('Failed to fetch');
        if (saved === undefined) throw new FakeFailure(409, 'entities.revConflict');
        return saved;
      },
      ...world.answers,
    },
  });
  opened.kernel.api.on(({ type }) => events.push(type));
  const comesBack = () => {
    Object.assign(network, { isThere: true, losesAnswers: false });
    act(() => void window.dispatchEvent(new Event('online')));
  };
  return { ...opened, network, events, comesBack };
}
type Opened = Awaited<ReturnType<typeof open>>;

const sentWith = (fieldData: RequestProcess['draft']): Partial<RequestProcess> => ({
  status: 'open',
  step: 1,
  turn: PARTIES.ins,
  hid: 'DE-2026-000007',
  filledSteps: [
    {
      step: testId('step 0'),
      by: PARTIES.agr,
      role: 'AGR',
      on: '2026-03-02T08:00:00.000Z',
      fieldData,
    },
  ],
});

/** The fake server saves by calls in the order they came: each goes from the revision before it. */
function isRevOld(opened: Pick<Opened, 'calls' | 'stored'>): boolean {
  const last = fillCalls(opened).at(-1) as { process: { rev: number } };
  return last.process.rev !== opened.stored().rev;
}

const number = () => screen.findByRole('textbox', { name: /^Anzahl/ });
const press = ({ user }: Opened, name: string | RegExp) =>
  user.click(screen.getByRole('button', { name }));

async function answerAll(opened: Opened) {
  await opened.user.click(await screen.findByRole('radio', { name: 'Erneuerung' }));
  await opened.user.type(await number(), '12');
  await press(opened, t('requests.checkTitle'));
  await opened.user.click(
    await screen.findByRole('checkbox', { name: new RegExp(`^${DECLARATION}`) }),
  );
}

test('without a network the draft stays on the page, says so, and is saved once there is one', async () => {
  const opened = await open();
  await opened.user.type(await number(), '7');
  opened.network.isThere = false;
  await press(opened, t('requests.saveDraft'));
  const notice = await screen.findByRole('alert');
  within(notice).getByText(t('noSignal.title'));
  within(notice).getByText(t('requests.waits.saving'));
  await screen.findByText(only('requests.savedOnDevice', { time: ANY, until: ANY }));
  expect(opened.events).not.toContain('unavailable');

  await opened.user.type(await number(), '5');
  expect(screen.getByRole('alert')).toBe(notice);
  opened.comesBack();
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(fillCalls(opened).at(-1)).toMatchObject({
    draft: true,
    fieldData: [{ field: 'numberWanted', value: 7 }],
  });
  // What was typed meanwhile is not in the account yet, and nobody says so.
  expect(screen.queryByText(/in Ihrem Konto$/)).toBeNull();
  await press(opened, t('requests.saveDraft'));
  await screen.findByText(/^Gespeichert am .* in Ihrem Konto$/);
  expect(fillCalls(opened).at(-1)).toMatchObject({ fieldData: [{ value: 75 }] });
});

test('sending waits for the network, says that nothing is sent, and then sends once', async () => {
  const opened = await open();
  await answerAll(opened);
  opened.network.isThere = false;
  await press(opened, t('requests.send'));
  await screen.findByText(t('requests.waits.sending'));
  await press(opened, t('action.retry'));
  await screen.findByText(t('requests.waits.sending'));
  opened.comesBack();
  await screen.findByRole('heading', { name: t('requests.sentTitle') });
  expect(opened.stored().data).toMatchObject({ status: 'open' });
});

test('what waits to be sent can be kept back, and is after a change', async () => {
  const opened = await open();
  await answerAll(opened);
  opened.network.isThere = false;
  await press(opened, t('requests.send'));
  await screen.findByText(t('requests.waits.sending'));
  await press(opened, t('requests.notYet'));
  expect(screen.queryByText(t('requests.waits.sending'))).toBeNull();
  await press(opened, t('requests.send'));
  await screen.findByText(t('requests.waits.sending'));
  await opened.user.click(screen.getByRole('checkbox', { name: new RegExp(`^${DECLARATION}`) }));
  expect(screen.queryByText(t('requests.waits.sending'))).toBeNull();
  const before = fillCalls(opened).length;
  opened.comesBack();
  await act(() => Promise.resolve());
  expect(fillCalls(opened)).toHaveLength(before);
  expect(opened.stored().data).toMatchObject({ status: 'new' });
});

describe('a draft whose answer got lost, and went on in another page of the device', () => {
  const arrived = [{ field: 'numberWanted', value: 7 }];
  const left = async () => {
    const first = await open();
    // The account writes the same number in another way.
    await first.user.type(await number(), '07');
    first.network.losesAnswers = true;
    await press(first, t('requests.saveDraft'));
    await screen.findByText(t('noSignal.title'));
    first.unmount();
    const second = await open({ storage: first.kernel.storage });
    await second.user.type(await number(), '1');
    second.unmount();
    return first.kernel.storage;
  };

  test('is saved without a conflict, though the page does not know that it has arrived', async () => {
    const opened = await open({ storage: await left() });
    await screen.findByText(only('words.restored', { at: ANY }));
    opened.save({ draft: arrived });
    await press(opened, t('requests.saveDraft'));
    await screen.findByText(/^Gespeichert am .* in Ihrem Konto$/);
    expect(opened.stored().data).toMatchObject({ draft: [{ field: 'numberWanted', value: 71 }] });
  });

  test('is restored upon what has arrived', async () => {
    await open({ storage: await left(), rev: 2, request: { ...DRAFT, draft: arrived } });
    await screen.findByText(only('words.restored', { at: ANY }));
    expect(((await number()) as HTMLInputElement).value).toBe('071');
  });

  test('stays in conflict with what somebody else has saved', async () => {
    const opened = await open({ storage: await left() });
    await screen.findByText(only('words.restored', { at: ANY }));
    opened.save({ draft: [{ field: 'numberWanted', value: 9 }] });
    await press(opened, t('requests.saveDraft'));
    await screen.findByText(t('errors.entities.revConflict'));
    expect(opened.stored().data).toMatchObject({ draft: [{ field: 'numberWanted', value: 9 }] });
  });
});

const pdf = new File(['%PDF-1.7'], 'Attest.pdf', { type: 'application/pdf' });
const choose = ({ user }: Opened) => user.upload(screen.getByLabelText(t('words.chooseFile')), pdf);

test('a file tells how much has arrived, that it broke off, and is sent again on wish', async () => {
  const storage = fakeStorage();
  const { requests } = storage;
  const opened = await open({ answers: uploadAnswers() });
  await number();
  await choose(opened);
  await waitFor(() => expect(requests).toHaveLength(1));
  act(() => requests[0]?.progress(0.4));
  screen.getByText(ending('requests.file.sending', { percent: 40 }));
  act(() => requests[0]?.answer(0));
  await screen.findByText(ending('requests.file.failed'));

  await press(opened, starting('action.retry'));
  await waitFor(() => expect(requests).toHaveLength(2));
  expect(screen.queryByText(inside('requests.file.failed'))).toBeNull();
  act(() => requests[1]?.answer(204));
  await screen.findByText(/ · Gespeichert$/);
  await press(opened, t('requests.checkTitle'));
  await waitFor(() => expect(fillCalls(opened)).toHaveLength(1));
  expect(fillCalls(opened)).toMatchObject([{ attachments: [testId('Attest')] }]);
});

test('a file that failed is not passed over in silence before sending', async () => {
  const { requests } = fakeStorage();
  const opened = await open({ answers: uploadAnswers() });
  await number();
  await choose(opened);
  await waitFor(() => expect(requests).toHaveLength(1));
  act(() => requests[0]?.answer(0));
  await screen.findByText(/abgebrochen$/);
  await press(opened, t('requests.checkTitle'));
  await screen.findByText(t('requests.file.failed'));
  await opened.user.click(screen.getByRole('button', { name: /^Ändern\s*Anhänge$/ }));
  const files = await screen.findByRole('region', { name: t('words.attachments') });
  await waitFor(() => expect(document.activeElement).toBe(files));
});

test('files come back on this device with what was typed, and go for ever when the account’s draft is taken and saved', async () => {
  const { requests } = fakeStorage();
  const first = await open({ answers: uploadAnswers() });
  await first.user.type(await number(), '7');
  await choose(first);
  await waitFor(() => expect(requests).toHaveLength(1));
  act(() => requests[0]?.answer(204));
  await screen.findByText(/ · Gespeichert$/);
  first.unmount();

  const answers = { 'POST eav/entity/delete': () => ({}) };
  const again = await open({ storage: first.kernel.storage, answers });
  await screen.findByText(only('words.restored', { at: ANY }));
  screen.getByText(/ · Gespeichert$/);
  screen.getByText(
    only('requests.attachmentsTotal', { count: 1, most: 7, size: ANY, limit: '32 MB' }),
  );
  await press(again, t('requests.takeFromAccount'));
  expect(screen.queryByText(/ · Gespeichert$/)).toBeNull();
  await press(again, t('requests.saveDraft'));
  const gone = { name: 'POST eav/entity/delete', input: { id: testId('Attest') } };
  await waitFor(() => expect(again.calls).toContainEqual(gone));
});

function uploadAnswers() {
  const {
    'POST search/search/ids': _,
    'POST search/search/execute': __,
    ...answers
  } = uploadServer([]);
  return answers;
}
