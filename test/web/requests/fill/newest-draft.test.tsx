import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { RequestProcess } from '#shared/requests/entities/request-process.ts';
import { testId } from '#test/support/test-id.ts';
import { t } from '#test/web/catalogue-text.ts';
import { FakeFailure } from '../../fake-server.ts';
import { fillCalls, openDraft } from '../open-draft.ts';

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
