import { act, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { testId } from '#test/support/test-id.ts';
import { inside, t } from '#test/web/catalogue-text.ts';
import { FakeFailure } from '#test/web/fake-server.ts';
import { offerEntity, supplier } from '#test/web/offers/offer-server.ts';
import { renderPage } from '#test/web/render-page.tsx';
import { UploadsPage } from '#web/features/uploads/uploads-page.tsx';
import { file, rowOf, saves, show } from './show-uploads.tsx';
import { fakeStorage, uploadEntity, uploadServer } from './upload-server.ts';

/** A deletion that waits is done at once when the page is left. */
const leavePage = () => act(() => window.dispatchEvent(new Event('pagehide')));

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
  const dialog = within(await screen.findByRole('dialog', { name: t('uploads.replace') }));
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
  const refusal = await row.findByRole('alert');
  expect(refusal.textContent).toContain(t('errors.entities.wrongAttachmentContent'));
  const replace = row.getByLabelText(/^Ersetzen/);
  expect(replace.getAttribute('aria-describedby')).toBe(refusal.id);
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
    screen.getByRole('dialog', { name: t('words.deleteTitle', { name: 'Zeugnis' }) }),
  );
  dialog.getByText(t('uploads.shownBy', { count: 1 }));
  await dialog.findByRole('listitem');
  const confirm = t('uploads.detachAndDelete', { count: 1 });
  await user.click(dialog.getByRole('button', { name: confirm }));
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: inside('action.undo') }));
  await user.click(screen.getByRole('button', { name: inside('action.undo') }));
  await user.click((await rowOf('Zeugnis')).getByRole('button', { name: /^Löschen/ }));
  await user.click(screen.getByRole('button', { name: confirm }));
  await screen.findByText(t('words.deleted', { name: 'Zeugnis' }));
  expect(patches).toEqual([]);
  // A closed window would end the calls that follow each other, so the browser asks first.
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
  leavePage();
  await expect.poll(() => uploads).toEqual([]);
  expect(patches).toEqual([
    { id: offer.id, rev: 1, patch: { attachments: [other] }, changeset: 'file deleted' },
  ]);
});

test('a deletion that stops half-way looks again at which offers show the file', async () => {
  const uploads = [uploadEntity('Zeugnis')];
  const shown = { Zeugnis: 2 };
  const offers = ['first', 'second'].map((name) =>
    offerEntity(name, { attachments: [testId('Zeugnis')] }),
  );
  const answers = uploadServer(uploads, shown);
  const { user } = await show({
    ...answers,
    'POST search/search/execute': ({ entityClass }) =>
      ({ items: entityClass === 'upload' ? uploads : offers, next: null }) as never,
    'POST search/aggregate/run': () => ({
      rows: [{ key: { attachments: testId('Zeugnis') }, values: { offers: shown.Zeugnis } }],
    }),
    'POST eav/entity/updatefrompatch': () => {
      if (shown.Zeugnis < offers.length) throw new FakeFailure(409, 'entities.revConflict');
      shown.Zeugnis -= 1;
      return offers[0] as never;
    },
  });
  const row = await rowOf('Zeugnis');
  await row.findByRole('link', { name: t('uploads.usedIn', { count: 2 }) });
  await user.click(row.getByRole('button', { name: /^Löschen/ }));
  await user.click(
    screen.getByRole('button', { name: t('uploads.detachAndDelete', { count: 2 }) }),
  );
  leavePage();
  await (await rowOf('Zeugnis')).findByRole('link', { name: t('uploads.usedIn', { count: 1 }) });
  expect(uploads).toHaveLength(1);
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
  await expect.poll(() => uploads).toEqual([]);
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
    const logoButtons = row.queryAllByRole('button', { name: t('uploads.showLogo') });
    unmount();
    return logoButtons.length;
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

test('a deletion that fails once its page was left is told elsewhere', async () => {
  const refuse = () => {
    throw new FakeFailure(422, 'uploads.isLogo');
  };
  const answers = uploadServer([uploadEntity('Zeugnis')], {}, { 'POST eav/entity/delete': refuse });
  const { user, unmount, kernel } = await show(answers);
  await user.click((await rowOf('Zeugnis')).getByRole('button', { name: /^Löschen/ }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: t('words.delete') }));
  unmount();
  const told = () => kernel.notifications.state.get().current;
  await expect.poll(told).toMatchObject({ type: 'error', text: t('errors.uploads.isLogo') });
});
