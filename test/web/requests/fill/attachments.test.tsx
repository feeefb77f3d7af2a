import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { RequestProcess } from '#shared/requests/entities/request-process.ts';
import { jpegOf } from '#test/support/pictures.ts';
import { testId } from '#test/support/test-id.ts';
import { ending, starting, t } from '#test/web/catalogue-text.ts';
import { fakeCamera } from '../../uploads/fake-camera.ts';
import { fakeStorage, uploadServer } from '../../uploads/upload-server.ts';
import { DRAFT, openDraft } from '../open-draft.ts';

async function open(attachments: RequestProcess['attachments'] = []) {
  const {
    'POST search/search/ids': _,
    'POST search/search/execute': __,
    ...answers
  } = uploadServer([]);
  const storage = fakeStorage();
  const opened = await openDraft({ answers, request: { ...DRAFT, attachments } });
  await screen.findByRole('textbox', { name: /^Anzahl/ });
  const choose = (...files: File[]) =>
    opened.user.upload(screen.getByLabelText(t('words.chooseFile')), files);
  const announced = () =>
    opened.calls
      .filter(({ name }) => name.endsWith('setattachment'))
      .map(({ input }) => (input as { attachment: object }).attachment);
  const deleted = () =>
    opened.calls
      .filter(({ name }) => name === 'POST eav/entity/delete')
      .map(({ input }) => (input as { id: string }).id);
  const remove = (file: string) =>
    opened.user.click(
      screen.getByRole('button', { name: new RegExp(`^${t('words.remove')}\\s*${file}$`) }),
    );
  return { ...opened, ...storage, choose, announced, deleted, remove };
}

/** A JPEG of so many bytes. */
const jpeg = (bytes: number): Uint8Array<ArrayBuffer> => {
  const whole = jpegOf(1000, 800);
  const scan = Buffer.alloc(bytes - whole.length);
  return new Uint8Array(Buffer.concat([whole.subarray(0, -2), scan, whole.subarray(-2)]));
};
const photo = (name: string, bytes: number, type = 'image/jpeg') =>
  new File([jpeg(bytes)], name, { type });

test('a large photo is made smaller before it is sent, also one that would be too large', async () => {
  const { drawn } = fakeCamera({ width: 4800, height: 3600 }, jpeg(700_000));
  const { choose, announced, requests } = await open();
  await choose(photo('Stall.HEIC.png', 14_000_000, 'image/png'));
  await waitFor(() => expect(requests).toHaveLength(1));
  // The device keeps what was typed, but no file: the browser asks before one is broken off.
  const isClosing = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(isClosing()).toBe(false);
  expect(drawn).toEqual([[0, 0, 2400, 1800]]);
  expect(announced()).toEqual([
    { name: 'Stall-HEIC.jpg', contentType: 'image/jpeg', size: 700_000 },
  ]);
  act(() => requests[0]?.answer(204));
  await screen.findByText(/^0,7 MB · Gespeichert$/);
  await waitFor(() => expect(isClosing()).toBe(true));
});

test('before a file goes with the page whose transfer broke off, the browser asks', async () => {
  const { choose, requests } = await open();
  await choose(photo('klein.pdf', 400_000, 'application/pdf'));
  await waitFor(() => expect(requests).toHaveLength(1));
  act(() => requests[0]?.answer(0));
  await screen.findByText(ending('requests.file.failed'));
  const close = new Event('beforeunload', { cancelable: true });
  expect(window.dispatchEvent(close)).toBe(false);
});

test('until then it says so, and counts for nothing yet', async () => {
  const { decode } = fakeCamera({ width: 4800, height: 3600 }, jpeg(700_000));
  decode.mockReturnValue(new Promise(() => {}));
  const { choose } = await open();
  await choose(photo('Stall.jpg', 14_000_000));
  await screen.findByText(t('requests.file.shrinking'));
  screen.getByText(
    t('requests.attachmentsTotal', { count: 1, most: 7, size: '0 MB', limit: '32 MB' }),
  );
});

test.each([
  ['a small photo', photo('klein.jpg', 400_000), 100_000],
  ['a photo that gets no smaller', photo('dicht.jpg', 2_000_000), 2_100_000],
])('%s goes as it is', async (_, file, bytes) => {
  fakeCamera({ width: 1000, height: 800 }, jpeg(bytes));
  const { choose, announced, requests } = await open();
  await choose(file);
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(announced()).toMatchObject([{ name: file.name, size: file.size }]);
});

test('a picture that the browser cannot read is told too large, when it is', async () => {
  const { decode } = fakeCamera({ width: 1, height: 1 }, new Uint8Array(1));
  decode.mockRejectedValue(new DOMException('no picture', 'InvalidStateError'));
  const { choose, requests } = await open();
  await choose(photo('kaputt.jpg', 14_000_000));
  await screen.findByText(ending('errors.entities.attachmentTooLarge'));
  expect(requests).toEqual([]);
});

test('of more than seven files the last are refused by name', async () => {
  const { choose } = await open();
  await choose(...[1, 2, 3, 4, 5, 6, 7, 8].map((number) => photo(`bild-${number}.jpg`, 1000)));
  const rows = await screen.findAllByRole('listitem');
  const refused = rows.filter(({ textContent }) =>
    textContent?.includes(t('errors.requests.tooManyAttachments')),
  );
  expect(refused.map(({ textContent }) => textContent?.slice(0, 10))).toEqual(['bild-8.jpg']);
});

test('the focus stays at the attachments when a file goes with its button', async () => {
  const { user, choose } = await open();
  await choose(photo('bild.jpg', 1000));
  await user.click(await screen.findByRole('button', { name: starting('words.remove') }));
  expect(screen.queryByText('bild.jpg')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('region', { name: t('words.attachments') }));
});

test('files that were taken out are deleted once the draft is saved without them', async () => {
  const fileOf = (name: string) => ({
    upload: testId(name),
    name: `${name}.pdf`,
    contentType: 'application/pdf',
    size: 1000,
  });
  const { user, choose, requests, deleted, remove } = await open([fileOf('plan'), fileOf('map')]);
  await choose(photo('bild.pdf', 1000, 'application/pdf'));
  await waitFor(() => expect(requests).toHaveLength(1));
  act(() => requests[0]?.answer(204));
  await waitFor(() => expect(screen.getAllByText(/ · Gespeichert$/)).toHaveLength(3));
  await remove('plan.pdf');
  await remove('bild.pdf');
  expect(deleted()).toEqual([]);
  await user.click(screen.getByRole('button', { name: t('requests.saveDraft') }));
  await waitFor(() => expect(deleted()).toEqual([testId('plan'), testId('bild')]));
});

test('a file that arrives after it was taken out is deleted at once', async () => {
  const { choose, requests, deleted, remove } = await open();
  await choose(photo('bild.pdf', 1000, 'application/pdf'));
  await waitFor(() => expect(requests).toHaveLength(1));
  await remove('bild.pdf');
  act(() => requests[0]?.answer(204));
  await waitFor(() => expect(deleted()).toEqual([testId('bild')]));
});
