import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { UPLOAD_NAME_LENGTH } from '#shared/uploads/limits.ts';
import { jpegOf, jpegSegment } from '#test/support/pictures.ts';
import { testId } from '#test/support/test-id.ts';
import { inside, t } from '#test/web/catalogue-text.ts';
import { FakeFailure } from '#test/web/fake-server.ts';
import { supplier } from '#test/web/offers/offer-server.ts';
import { file, openDialog, rowOf, saves, sendFile, show } from './show-uploads.tsx';
import { fakeStorage, uploadEntity, uploadServer } from './upload-server.ts';

test('limits stand above; a wrong file says why before anything is sent', async () => {
  const { user, calls } = await show(uploadServer([]));
  const dialog = await openDialog(user);
  dialog.getByText(/Je Datei höchstens 10 MB/);
  await user.click(dialog.getByRole('button', { name: t('uploads.addTitle') }));
  dialog.getByText(t('words.choose'));
  const control = dialog.getByLabelText(inside('words.chooseFile'));
  expect(document.activeElement).toBe(control);
  // What a person drags in is not held back by the control's `accept`.
  await user.upload(control, [file('gross.pdf', 10_400_000), file('leer.pdf', 0)]);
  const [large, empty] = await dialog.findAllByRole('alert');
  expect(large?.textContent).toContain(
    t('words.fileTooLarge', { size: '10,4 MB', limit: '10 MB' }),
  );
  expect(empty?.textContent).toContain(t('errors.sheets.empty'));
  await user.click(dialog.getByRole('button', { name: t('uploads.addTitle') }));
  expect(saves(calls, 'POST eav/entity/create')).toEqual([]);
});

test('a chosen file stays, with its name, when it is said to be a logo and back; it says what a logo lacks', async () => {
  const { user } = await show(uploadServer([]));
  const dialog = await openDialog(user);
  await user.upload(dialog.getByLabelText(inside('words.chooseFile')), file('zertifikat.pdf'));
  const name = await dialog.findByRole('textbox', { name: /Name/ });
  await user.type(name, ' 2026');
  await user.click(dialog.getByRole('radio', { name: t('words.logo') }));
  dialog.getByText(t('errors.uploads.logoNotImage'));
  expect(dialog.queryByRole('textbox', { name: /Name/ })).toBeNull();
  await user.click(dialog.getByRole('radio', { name: t('uploads.category.offer') }));
  expect(dialog.queryByText(t('errors.uploads.logoNotImage'))).toBeNull();
  expect(dialog.getByRole('textbox', { name: /Name/ }).getAttribute('value')).toBe(
    'zertifikat 2026',
  );
});

test('a file gets a name by the rule, says how far it is, and stands in the list', async () => {
  const storage = fakeStorage();
  const { user, calls, kernel } = await show(uploadServer([]));
  const dialog = await openDialog(user);
  await user.upload(dialog.getByLabelText(inside('words.chooseFile')), file('bio.zertifikat.pdf'));
  const name = await dialog.findByRole('textbox', { name: /Name/ });
  expect((name as HTMLInputElement).value).toBe('bio-zertifikat');
  await user.clear(name);
  await user.type(name, 'a/b');
  dialog.getByText(t('uploads.nameHint', { most: UPLOAD_NAME_LENGTH }));
  await user.click(dialog.getByRole('button', { name: t('uploads.addTitle') }));
  expect(saves(calls, 'POST eav/entity/create')).toEqual([]);

  await user.clear(name);
  await user.type(name, 'Zertifikat (2026)');
  await user.type(dialog.getByRole('textbox', { name: /Notiz/ }), 'Prüfung im Mai');
  await user.click(dialog.getByRole('button', { name: t('uploads.addTitle') }));
  await expect.poll(() => storage.requests.length).toBe(1);
  act(() => storage.requests[0]?.progress(0.4));
  const sending = await dialog.findByText(t('words.sending', { percent: 40 }));
  expect(sending.closest('[role="status"]')?.getAttribute('aria-live')).toBe('off');
  expect(dialog.getAllByRole('button', { name: t('action.close') })).toHaveLength(1);
  storage.requests[0]?.answer(204);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(kernel.notifications.state.get().current?.text).toBe(t('words.saved'));
  expect(saves(calls, 'POST eav/entity/create')).toEqual([
    {
      entityclass: 'upload',
      data: {
        name: 'Zertifikat (2026)',
        notice: 'Prüfung im Mai',
        category: 'offer',
        logo: false,
        owner: supplier.id,
      },
    },
  ]);
  await rowOf('Zertifikat (2026)');
});

test('a photo among the files of offers, which everybody may load, goes without what the camera wrote', async () => {
  const storage = fakeStorage();
  const { user, calls } = await show(uploadServer([]));
  const dialog = await openDialog(user);
  const place = jpegSegment(0xe1, Buffer.from('Exif\0\0GPS', 'latin1'));
  const photo = new File([new Uint8Array(jpegOf(800, 600, place))], 'Stall.jpg');
  await user.upload(dialog.getByLabelText(inside('words.chooseFile')), photo);
  await dialog.findByRole('textbox', { name: /Name/ });
  await user.click(dialog.getByRole('button', { name: t('uploads.addTitle') }));
  await expect.poll(() => storage.requests.length).toBe(1);
  expect(saves(calls, 'POST eav/entity/setattachment')).toMatchObject([
    { attachment: { name: 'Stall.jpg', size: jpegOf(800, 600).length } },
  ]);
});

test('a photo whose place cannot be taken out is not sent', async () => {
  const storage = fakeStorage();
  const { user, calls } = await show(uploadServer([]));
  const dialog = await openDialog(user);
  const broken = jpegOf(800, 600).subarray(0, 30);
  const photo = new File([new Uint8Array(broken)], 'Stall.jpg');
  await user.upload(dialog.getByLabelText(inside('words.chooseFile')), photo);
  await dialog.findByRole('textbox', { name: /Name/ });
  await user.click(dialog.getByRole('button', { name: t('uploads.addTitle') }));
  await dialog.findByText(t('errors.entities.wrongAttachmentContent'));
  expect(saves(calls, 'POST eav/entity/setattachment')).toEqual([]);
  expect(storage.requests).toEqual([]);
});

test('what did not arrive is sent again, and nothing half stays behind', async () => {
  const storage = fakeStorage();
  const uploads: ReturnType<typeof uploadEntity>[] = [];
  const { user } = await show(uploadServer(uploads));
  const dialog = await sendFile(user, storage);
  storage.requests[0]?.answer(0);
  await dialog.findByText(t('errors.client.unreachable'));
  expect(uploads).toEqual([]);
  await user.click(dialog.getByRole('button', { name: t('action.retry') }));
  await expect.poll(() => storage.requests.length).toBe(2);
  storage.requests[1]?.answer(204);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(uploads).toHaveLength(1);
});

test.each([
  ['creation', 'POST eav/entity/create', 0],
  ['removal', 'POST eav/entity/delete', 1],
] as const)('a %s whose answer was lost leaves nothing half, either', async (_, call, sent) => {
  const storage = fakeStorage();
  const others = [
    uploadEntity('whole', { name: 'foto' }),
    uploadEntity('empty', { file: undefined }),
  ];
  const uploads = [...others];
  const server = uploadServer(uploads);
  let isLost = true;
  const { user } = await show({
    ...server,
    [call]: (input: never) => {
      // The network goes after the server has made the upload, or before it has removed it.
      const done = isLost && call === 'POST eav/entity/delete' ? {} : server[call]?.(input);
      if (isLost) throw new FakeFailure(503, 'client.unreachable');
      return done;
    },
  });
  const dialog = await sendFile(user, storage, sent);
  storage.requests[0]?.answer(0);
  const retry = await dialog.findByRole('button', { name: t('action.retry') });
  isLost = false;
  await user.click(retry);
  await expect.poll(() => storage.requests.length).toBe(sent + 1);
  storage.requests[sent]?.answer(204);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(uploads.slice(0, -1)).toEqual(others);
  expect(uploads.at(-1)?.data.file?.id).toBe(testId('sent'));
});

test('a file that does not arrive after its dialog was closed is told all the same', async () => {
  const storage = fakeStorage();
  const { user, kernel } = await show(uploadServer([]));
  const dialog = await sendFile(user, storage);
  await user.click(dialog.getByRole('button', { name: t('action.cancel') }));
  storage.requests[0]?.answer(0);
  await expect
    .poll(() => kernel.notifications.state.get().current?.text)
    .toBe(`foto.pdf: ${t('errors.client.unreachable')}`);
});

test('a dialog that is closed sends none of the files that follow', async () => {
  const storage = fakeStorage();
  const { user, calls } = await show(uploadServer([]));
  const dialog = await openDialog(user);
  const control = dialog.getByLabelText(inside('words.chooseFile'));
  await user.upload(control, [file('foto.pdf'), file('falsch.pdf')]);
  await dialog.findAllByRole('textbox', { name: /Name/ });
  await user.click(dialog.getByRole('button', { name: t('uploads.addTitle') }));
  await expect.poll(() => storage.requests.length).toBe(1);
  // The browser asks before a file is broken off.
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
  await user.click(dialog.getByRole('button', { name: t('action.cancel') }));
  storage.requests[0]?.answer(204);
  await rowOf('foto');
  expect(saves(calls, 'POST eav/entity/create')).toHaveLength(1);
});

test('what the server finds in the content is said in words', async () => {
  const storage = fakeStorage();
  const uploads: ReturnType<typeof uploadEntity>[] = [];
  const answers = uploadServer(
    uploads,
    {},
    {
      'GET eav/entity/getattachment': () => {
        throw new FakeFailure(400, 'entities.wrongAttachmentContent');
      },
    },
  );
  const { user } = await show(answers);
  const dialog = await sendFile(user, storage);
  storage.requests[0]?.answer(204);
  await dialog.findByText(t('errors.entities.wrongAttachmentContent'));
  expect(uploads).toEqual([]);
});

test('an upload of the same name that another tab is just sending stays', async () => {
  const storage = fakeStorage();
  const sending = uploadEntity('sending', { name: 'foto', file: undefined });
  const uploads = [sending];
  const server = uploadServer(uploads);
  let isLost = true;
  const { user } = await show({
    ...server,
    'POST eav/entity/create': (input) => {
      const made = server['POST eav/entity/create']?.(input);
      if (isLost) throw new FakeFailure(503, 'client.unreachable');
      return made as never;
    },
  });
  const dialog = await sendFile(user, storage, 0);
  const retry = await dialog.findByRole('button', { name: t('action.retry') });
  isLost = false;
  await user.click(retry);
  await expect.poll(() => storage.requests.length).toBe(1);
  storage.requests[0]?.answer(204);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(uploads).toContain(sending);
});
