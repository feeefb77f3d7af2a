import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { RequestProcess } from '#shared/requests/entities/request-process.ts';
import { testId } from '#test/support/test-id.ts';
import { ANY, starting, t } from '#test/web/catalogue-text.ts';
import { FakeFailure } from '../../fake-server.ts';
import { DRAFT, fillCalls, openDraft } from '../open-draft.ts';
import { DECLARATION } from '../request-library.ts';

test('the newest draft shows what another device has saved; entries of this device are offered, not taken', async () => {
  const upload = testId('photo');
  const attachments = [
    { upload, name: 'Stall.pdf', contentType: 'application/pdf', size: 1000 } as const,
  ];
  const draft = [{ field: 'numberWanted', value: 9 }];
  const opened = await openDraft({
    answers: {
      'POST livestock/request/fillform': ({ process, fieldData }) => {
        if (process.rev > 1) return opened.save({ draft: fieldData });
        opened.save({ draft, attachments });
        throw new FakeFailure(409, 'entities.revConflict');
      },
    },
  });
  const { user } = opened;
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Anzahl/ });
  await user.type(field, '7');
  const saveDraft = () => user.click(screen.getByRole('button', { name: t('requests.saveDraft') }));
  await saveDraft();
  await user.click(await screen.findByRole('button', { name: t('words.reloadNewest') }));
  const take = await screen.findByRole('button', { name: t('requests.takeFromDevice') });
  expect(field.value).toBe('9');
  await user.click(screen.getByRole('radio', { name: 'Erneuerung' }));
  await saveDraft();
  await waitFor(() =>
    expect(fillCalls(opened).at(-1)).toMatchObject({
      process: { rev: 2 },
      fieldData: [{ field: 'purpose', value: 'renewal' }, draft[0]],
      attachments: [upload],
    }),
  );
  expect(take.isConnected).toBe(true);
  opened.unmount();
  // What was laid aside waits for who comes back, also behind what was typed and saved since.
  const { rev, data } = opened.stored();
  const again = await openDraft({
    storage: opened.kernel.storage,
    rev,
    request: data as Partial<RequestProcess>,
  });
  await again.user.click(await screen.findByRole('button', { name: t('requests.takeFromDevice') }));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Anzahl/ }).value).toBe('7');
});

test('where a draft is checked before it is sent, entries laid aside are offered, too', async () => {
  const opened = await openDraft({
    answers: {
      'POST livestock/request/fillform': () => {
        opened.save({ draft: [{ field: 'numberWanted', value: 9 }] });
        throw new FakeFailure(409, 'entities.revConflict');
      },
    },
  });
  const { user } = opened;
  await user.type(await screen.findByRole('textbox', { name: /^Anzahl/ }), '7');
  await user.click(screen.getByRole('button', { name: t('requests.checkTitle') }));
  await user.click(await screen.findByRole('button', { name: t('words.reloadNewest') }));
  await screen.findByRole('button', { name: t('requests.takeFromDevice') });
});

test('entries found older on arrival stay behind what is typed, until they are discarded', async () => {
  const first = await openDraft();
  await first.user.type(await screen.findByRole('textbox', { name: /^Anzahl/ }), '7');
  first.unmount();
  const draft = [{ field: 'numberWanted', value: 9 }];
  const newest = { storage: first.kernel.storage, rev: 2, request: { ...DRAFT, draft } };
  const take = { name: t('requests.takeFromDevice') };
  const second = await openDraft(newest);
  await second.user.click(await screen.findByRole('radio', { name: 'Erneuerung' }));
  second.unmount();
  const third = await openDraft(newest);
  await screen.findByRole('button', take);
  // What was typed since is there, too, and said to be from this device.
  expect(screen.getByRole('radio', { name: 'Erneuerung' })).toHaveProperty('checked', true);
  screen.getByText(starting('words.restored', { at: ANY, until: ANY }));
  third.unmount();
  // One that another device saves again leaves two entries, which are offered one after the other.
  const again = { ...newest, rev: 3, request: { ...DRAFT, draft: [] } };
  const fourth = await openDraft(again);
  const drop = async () =>
    fourth.user.click(await screen.findByRole('button', { name: t('words.discardEntries') }));
  await drop();
  await drop();
  fourth.unmount();
  await openDraft(again);
  await screen.findByRole('textbox', { name: /^Anzahl/ });
  expect(screen.queryByRole('button', take)).toBeNull();
});

test('entries laid aside go with the request that is sent', async () => {
  const first = await openDraft();
  await first.user.type(await screen.findByRole('textbox', { name: /^Anzahl/ }), '7');
  first.unmount();
  const draft = [
    { field: 'purpose', value: 'renewal' },
    { field: 'numberWanted', value: 9 },
  ];
  const { storage } = first.kernel;
  const kept = () => storage.keys().filter((key) => key.includes('aside'));
  const { user } = await openDraft({ storage, rev: 2, request: { ...DRAFT, draft } });
  await user.click(await screen.findByRole('button', { name: t('requests.checkTitle') }));
  expect(kept()).toHaveLength(1);
  await user.click(screen.getByRole('checkbox', { name: new RegExp(`^${DECLARATION}`) }));
  await user.click(screen.getByRole('button', { name: t('requests.send') }));
  await expect.poll(kept).toEqual([]);
});
