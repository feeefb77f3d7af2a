import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { UPLOAD_NAME_LENGTH } from '#shared/uploads/limits.ts';
import { testId } from '#test/support/test-id.ts';
import { inside, t } from '#test/web/catalogue-text.ts';
import { FakeFailure } from '#test/web/fake-server.ts';
import { offerEntity, supplier } from '#test/web/offers/offer-server.ts';
import { renderPage } from '#test/web/render-page.tsx';
import { UploadsPage } from '#web/features/uploads/uploads-page.tsx';
import { fakeStorage, uploadEntity, uploadServer } from './upload-server.ts';

const show = (answers: ReturnType<typeof uploadServer>, account = supplier) =>
  renderPage(<UploadsPage />, {
    account,
    path: '/uploads',
    address: '/uploads',
    answers,
  });
const file = (name: string, bytes = 1000) =>
  new File([new Uint8Array(bytes)], name, { type: 'application/pdf' });
const rowOf = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name });
  return within(heading.closest('article') as HTMLElement);
};
const saves = (calls: readonly { name: string; input: unknown }[], name: string) =>
  calls.filter((call) => call.name === name).map(({ input }) => input);

/** A deletion that waits is done at once when the page is left. */
const leavePage = () => act(() => window.dispatchEvent(new Event('pagehide')));

async function openDialog(user: Awaited<ReturnType<typeof show>>['user']) {
  await user.click(
    (await screen.findAllByRole('button', { name: t('uploads.addTitle') }))[0] as never,
  );
  return within(screen.getByRole('dialog', { name: t('uploads.addTitle') }));
}

test('a file says what it is, how large the file itself is, and which offers show it', async () => {
  const uploads = [uploadEntity('Zeugnis', { notice: 'Prüfung 2027' }), uploadEntity('Stall')];
  await show(uploadServer(uploads, { Zeugnis: 3 }));
  const row = await rowOf('Zeugnis');
  row.getByText('PDF, 1,4 MB');
  row.getByText('Prüfung 2027');
  const link = await row.findByRole('link', { name: t('uploads.usedIn', { count: 3 }) });
  expect(link.getAttribute('href')).toBe(`/my-offers?file=${testId('Zeugnis')}`);
  (await rowOf('Stall')).getByText(t('uploads.usedIn', { count: 0 }));
});

test('without files the page says what they are good for', async () => {
  await show(uploadServer([]));
  await screen.findByRole('heading', { name: t('uploads.none') });
});

test('limits stand above; a wrong file says why before anything is sent', async () => {
  const { user, calls } = await show(uploadServer([]));
  const dialog = await openDialog(user);
  dialog.getByText(/Je Datei höchstens 10 MB/);
  await user.click(dialog.getByRole('button', { name: t('uploads.addTitle') }));
  dialog.getByText(t('words.choose'));
  // What a person drags in is not held back by the control's `accept`.
  const control = dialog.getByLabelText(inside('words.chooseFile'));
  await user.upload(control, [file('gross.pdf', 10_400_000), file('leer.pdf', 0)]);
  await dialog.findByText(t('words.fileTooLarge', { size: '10,4 MB', limit: '10 MB' }));
  dialog.getByText(t('errors.sheets.empty'));
  await user.click(dialog.getByRole('button', { name: t('uploads.addTitle') }));
  expect(saves(calls, 'POST eav/entity/create')).toEqual([]);
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

test('what did not arrive is sent again, and nothing half stays behind', async () => {
  const storage = fakeStorage();
  const uploads: ReturnType<typeof uploadEntity>[] = [];
  const { user } = await show(uploadServer(uploads));
  const dialog = await openDialog(user);
  await user.upload(dialog.getByLabelText(inside('words.chooseFile')), file('foto.pdf'));
  await dialog.findByRole('textbox', { name: /Name/ });
  await user.click(dialog.getByRole('button', { name: t('uploads.addTitle') }));
  await expect.poll(() => storage.requests.length).toBe(1);
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
  const dialog = await openDialog(user);
  await user.upload(dialog.getByLabelText(inside('words.chooseFile')), file('foto.pdf'));
  await dialog.findByRole('textbox', { name: /Name/ });
  await user.click(dialog.getByRole('button', { name: t('uploads.addTitle') }));
  await expect.poll(() => storage.requests.length).toBe(sent);
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
  const dialog = await openDialog(user);
  await user.upload(dialog.getByLabelText(inside('words.chooseFile')), file('foto.pdf'));
  await dialog.findByRole('textbox', { name: /Name/ });
  await user.click(dialog.getByRole('button', { name: t('uploads.addTitle') }));
  await expect.poll(() => storage.requests.length).toBe(1);
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
  const dialog = await openDialog(user);
  await user.upload(dialog.getByLabelText(inside('words.chooseFile')), file('seite.pdf'));
  await dialog.findByRole('textbox', { name: /Name/ });
  await user.click(dialog.getByRole('button', { name: t('uploads.addTitle') }));
  await expect.poll(() => storage.requests.length).toBe(1);
  storage.requests[0]?.answer(204);
  await dialog.findByText(t('errors.entities.wrongAttachmentContent'));
  expect(uploads).toEqual([]);
});

test('a rename builds on what was seen: a newer state is not overwritten', async () => {
  const uploads = [uploadEntity('Zeugnis')];
  const { user } = await show(uploadServer(uploads));
  await user.click((await rowOf('Zeugnis')).getByRole('button', { name: /^Umbenennen/ }));
  const name = screen.getByRole('textbox', { name: /Name/ });
  await user.clear(name);
  await user.type(name, 'Bio-Zeugnis');
  uploads[0] = { ...(uploads[0] as (typeof uploads)[0]), rev: 2 };
  await user.click(screen.getByRole('button', { name: t('action.save') }));
  await screen.findByRole('button', { name: t('action.reload') });
  expect(uploads[0]?.data.name).toBe('Zeugnis');
  await user.click(screen.getByRole('button', { name: t('action.reload') }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
});

test('another file takes the place under the same id, after a question, and gives it back', async () => {
  const storage = fakeStorage();
  const uploads = [uploadEntity('Zeugnis')];
  const { user, calls } = await show(uploadServer(uploads, { Zeugnis: 2 }));
  vi.stubGlobal('fetch', async () => new Response('%PDF-1\n'));
  const row = await rowOf('Zeugnis');
  await row.findByRole('link', { name: t('uploads.usedIn', { count: 2 }) });
  await user.upload(row.getByLabelText(/^Ersetzen/), file('neu.pdf', 2000));
  const dialog = within(
    await screen.findByRole('dialog', { name: t('uploads.replaceTitle', { name: 'Zeugnis' }) }),
  );
  dialog.getByText(t('uploads.shownBy', { count: 2 }));
  expect(saves(calls, 'POST eav/entity/setattachment')).toEqual([]);
  await user.click(dialog.getByRole('button', { name: t('uploads.replace') }));
  await expect.poll(() => storage.requests.length).toBe(1);
  storage.requests[0]?.answer(204);
  await row.findByText(t('words.saved'));
  await row.findByText('PDF, 2 kB');
  expect(saves(calls, 'POST eav/entity/setattachment')).toEqual([
    {
      id: testId('Zeugnis'),
      rev: 1,
      attachment: { name: 'neu.pdf', contentType: 'application/pdf', size: 2000 },
    },
  ]);

  await user.click(row.getByRole('button', { name: inside('action.undo') }));
  expect(document.activeElement).not.toBe(document.body);
  await expect.poll(() => storage.requests.length).toBe(2);
  storage.requests[1]?.answer(204);
  await row.findByText(t('words.saved'));
  expect(uploads[0]?.data.file).toMatchObject({ name: 'Zeugnis.pdf', size: 7 });
});

test('a file whose bytes are refused gives the place back to the former one', async () => {
  const storage = fakeStorage();
  const uploads = [uploadEntity('Zeugnis')];
  const answers = uploadServer(uploads);
  const { user } = await show({
    ...answers,
    'GET eav/entity/getattachment': (input) => {
      if (storage.requests.length === 1)
        throw new FakeFailure(400, 'entities.wrongAttachmentContent');
      return answers['GET eav/entity/getattachment']?.(input) as never;
    },
  });
  vi.stubGlobal('fetch', async () => new Response('%PDF-1\n'));
  const row = await rowOf('Zeugnis');
  await user.upload(row.getByLabelText(/^Ersetzen/), file('falsch.pdf', 2000));
  await user.click(await screen.findByRole('button', { name: t('uploads.replace') }));
  await expect.poll(() => storage.requests.length).toBe(1);
  storage.requests[0]?.answer(204);
  await row.findByText(t('errors.entities.wrongAttachmentContent'));
  await user.click(row.getByRole('button', { name: inside('action.undo') }));
  await expect.poll(() => storage.requests.length).toBe(2);
  storage.requests[1]?.answer(204);
  await row.findByText(t('words.saved'));
  expect(uploads[0]?.data.file).toMatchObject({ name: 'Zeugnis.pdf', size: 7 });
});

test('another file takes the place of one that has never arrived', async () => {
  const storage = fakeStorage();
  const answers = uploadServer([uploadEntity('Zeugnis')]);
  const { user } = await show({
    ...answers,
    'GET eav/entity/getattachment': (input) => {
      if (storage.requests.length === 0) throw new FakeFailure(404, 'entities.attachmentNotFound');
      return answers['GET eav/entity/getattachment']?.(input) as never;
    },
  });
  const row = await rowOf('Zeugnis');
  await user.upload(row.getByLabelText(/^Ersetzen/), file('neu.pdf', 2000));
  await user.click(await screen.findByRole('button', { name: t('uploads.replace') }));
  await expect.poll(() => storage.requests.length).toBe(1);
  storage.requests[0]?.answer(204);
  await row.findByText(t('words.saved'));
  expect(row.queryByRole('button', { name: inside('action.undo') })).toBeNull();
});

test('deleting names the offers that show the file, and takes it out of them first', async () => {
  const uploads = [uploadEntity('Zeugnis')];
  const other = testId('Foto');
  const offer = offerEntity('ours', { attachments: [other, testId('Zeugnis')] });
  const patches: unknown[] = [];
  const answers = uploadServer(uploads, { Zeugnis: 1 });
  const { user } = await show({
    ...answers,
    'POST search/search/execute': ({ entityClass }) =>
      ({ items: entityClass === 'upload' ? uploads : [offer], next: null }) as never,
    'POST eav/entity/updatefrompatch': (input) => {
      patches.push(input);
      return offer as never;
    },
  });
  const row = await rowOf('Zeugnis');
  await row.findByRole('link', { name: t('uploads.usedIn', { count: 1 }) });
  await user.click(row.getByRole('button', { name: /^Löschen/ }));
  const dialog = within(
    screen.getByRole('dialog', { name: t('uploads.deleteTitle', { name: 'Zeugnis' }) }),
  );
  dialog.getByText(t('uploads.shownBy', { count: 1 }));
  await dialog.findByRole('listitem');
  const confirm = t('uploads.detachAndDelete', { count: 1 });
  await user.click(dialog.getByRole('button', { name: confirm }));
  await user.click(screen.getByRole('button', { name: inside('action.undo') }));
  await user.click((await rowOf('Zeugnis')).getByRole('button', { name: /^Löschen/ }));
  await user.click(screen.getByRole('button', { name: confirm }));
  await screen.findByText(t('uploads.deleted', { name: 'Zeugnis' }));
  expect(patches).toEqual([]);
  // A closed window would end the calls that follow each other, so the browser asks first.
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
  leavePage();
  await expect.poll(() => uploads).toEqual([]);
  expect(patches).toEqual([
    { id: offer.id, rev: 1, patch: { attachments: [other] }, changeset: 'file deleted' },
  ]);
});

test('a file that no offer shows is deleted by one call, which a closed window does not end, and not asked for again', async () => {
  const picture = { id: testId('picture'), name: 'Stall.png', contentType: 'image/png', size: 900 };
  const uploads = [uploadEntity('Stall', { file: picture })];
  const { user, calls } = await show(uploadServer(uploads));
  const row = await rowOf('Stall');
  await expect.poll(() => saves(calls, 'GET eav/entity/getattachment')).toHaveLength(1);
  await row.findByText(t('uploads.usedIn', { count: 0 }));
  await user.click(row.getByRole('button', { name: /^Löschen/ }));
  await user.click(
    within(screen.getByRole('dialog')).getByRole('button', { name: t('words.delete') }),
  );
  const before = calls.length;
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
  leavePage();
  await expect.poll(() => uploads).toEqual([]);
  expect(calls[before]?.name).toBe('POST eav/entity/delete');
  await expect.poll(() => screen.queryByRole('heading', { level: 2, name: 'Stall' })).toBeNull();
  expect(saves(calls, 'GET eav/entity/getattachment')).toHaveLength(1);
});

test('a deletion does not wait behind another window, where a phone may end the page', async () => {
  const uploads = [uploadEntity('Zeugnis')];
  const { user } = await show(uploadServer(uploads));
  await user.click((await rowOf('Zeugnis')).getByRole('button', { name: /^Löschen/ }));
  await user.click(
    within(screen.getByRole('dialog')).getByRole('button', { name: t('words.delete') }),
  );
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(() => uploads, { timeout: 2000 }).toEqual([]);
  vi.restoreAllMocks();
});

test('a logo can be shown in each country in which something is sold, and in no other', async () => {
  const logo = uploadEntity('Hof', { logo: true, category: 'profile' });
  const { data } = supplier;
  const here = data.userData.supData;
  const abroad = here.map((entry) => ({ ...entry, country: testId('abroad') }));
  const buttons = async (supData: typeof here) => {
    const { unmount } = await renderPage(<UploadsPage />, {
      account: { ...supplier, data: { ...data, userData: { ...data.userData, supData } } },
      path: '/uploads',
      address: '/uploads',
      answers: uploadServer([logo]),
    });
    const row = await rowOf('Hof');
    const found = row.queryAllByRole('button', { name: t('uploads.showLogo') });
    unmount();
    return found.length;
  };
  expect(await buttons(abroad)).toBe(0);
  const shown = abroad.map((entry) => ({ ...entry, logo: logo.id }));
  expect(await buttons([...shown, ...here])).toBe(1);
});

test('the logo of the profile is not offered for deletion; the way to it is shown', async () => {
  const supData = supplier.data.userData.supData.map((entry) => ({
    ...entry,
    logo: testId('Hof'),
  }));
  const data = { ...supplier.data, userData: { ...supplier.data.userData, supData } };
  const uploads = [uploadEntity('Hof', { logo: true, category: 'profile' })];
  const { user } = await show(uploadServer(uploads), { ...supplier, data });
  await user.click((await rowOf('Hof')).getByRole('button', { name: /^Löschen/ }));
  const dialog = within(screen.getByRole('dialog'));
  dialog.getByText(t('errors.uploads.isLogo'));
  expect(dialog.queryByRole('button', { name: t('words.delete') })).toBeNull();
  const profile = dialog.getByRole('link', { name: t('session.profile') });
  expect(profile.getAttribute('href')).toBe('/profile#logo');
});

test('a refused deletion says why, and the file stays', async () => {
  const uploads = [uploadEntity(t('words.logo'), { logo: true, category: 'profile' })];
  const { user } = await show(
    uploadServer(
      uploads,
      {},
      {
        'POST eav/entity/delete': () => {
          throw new FakeFailure(422, 'uploads.isLogo');
        },
      },
    ),
  );
  const row = await rowOf(t('words.logo'));
  row.getByText(t('uploads.logoNotShown'));
  await user.click(row.getByRole('button', { name: /^Löschen/ }));
  await user.click(
    within(screen.getByRole('dialog')).getByRole('button', { name: t('words.delete') }),
  );
  leavePage();
  await screen.findByText(t('errors.uploads.isLogo'));
  expect(uploads).toHaveLength(1);
});
