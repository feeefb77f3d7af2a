import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { OFFER_PHOTOS } from '#shared/offers/limits.ts';
import { jpegOf, jpegSegment, pngOf } from '#test/support/pictures.ts';
import { testId } from '#test/support/test-id.ts';
import { inside, t } from '#test/web/catalogue-text.ts';
import type { Holds } from '#test/web/fake-server.ts';
import { renderPage } from '#test/web/render-page.tsx';
import { fakeCamera } from '#test/web/uploads/fake-camera.ts';
import { fakeStorage } from '#test/web/uploads/upload-server.ts';
import { OfferFormPage } from '#web/features/offers/form/offer-form-page.tsx';
import '#web/features/accounts/profile/location-of-country.tsx';
import type { MessageKey } from '#web/i18n/parts.ts';
import { country, offerEntity, offerServer, supplier } from '../offer-server.ts';

const photoOf = (name: string) => ({
  large: testId(`${name} large`),
  small: testId(`${name} small`),
});
const EXIF = jpegSegment(0xe1, Buffer.from('Exif\0\0'));

async function open(photos: ReturnType<typeof photoOf>[] = [], holds: Holds = {}) {
  const offers = [offerEntity('ours', { category1: [testId('breeding')], photos })];
  const sent: { category: string; size: number }[] = [];
  const storage = fakeStorage();
  const answers = offerServer(offers, {
    'POST eav/entity/create': ({ data }) => {
      sent.push({ category: String(data.category), size: 0 });
      return { id: testId(`upload ${sent.length}`), rev: 1 } as never;
    },
    'POST eav/entity/setattachment': ({ id, attachment }) => {
      Object.assign(sent.at(-1) ?? {}, attachment);
      return { id, rev: 2, upload: { url: 'https://files.test/', fields: {} } } as never;
    },
    'GET eav/entity/getattachment': () => ({ url: 'https://files.test/own' }) as never,
    'POST eav/entity/delete': () => ({}),
  });
  const address = `/my-offers/${testId('ours')}`;
  const world = { account: supplier, country, path: '/my-offers/:id', address, answers, holds };
  const page = await renderPage(<OfferFormPage />, world);
  const section = within(await screen.findByRole('region', { name: t('offer.photos') }));
  const choose = (...files: File[]) =>
    // A device hands over anything, whatever the control accepts.
    userEvent
      .setup({ applyAccept: false })
      .upload(section.getByLabelText(t('offerform.photosAdd')), files);
  const arrive = async (number: number, status = 204) => {
    await waitFor(() => expect(storage.requests.length).toBe(number));
    act(() => storage.requests[number - 1]?.answer(status));
  };
  const save = () => page.user.click(screen.getByRole('button', { name: t('action.save') }));
  const told = () => section.getAllByRole('status').map(({ textContent }) => textContent);
  return { ...page, ...storage, offers, sent, section, choose, arrive, save, told };
}
const file = (name: string, bytes: Uint8Array, type = 'image/jpeg') =>
  new File([new Uint8Array(bytes)], name, { type });
const cow = file('Kuh.jpg', jpegOf(4000, 3000));

test('a photo is sent in two sizes without what the camera said, while the form waits to be saved', async () => {
  const { drawn } = fakeCamera(
    { width: 4000, height: 3000 },
    new Uint8Array(jpegOf(1600, 1200, EXIF)),
  );
  const page = await open([photoOf('first')]);
  await page.choose(cow);
  await page.arrive(1);
  await waitFor(() => expect(page.requests.length).toBe(2));
  act(() => page.requests[1]?.progress(0.4));
  const sending = await page.section.findByText(t('words.sending', { percent: 40 }));
  expect(sending.getAttribute('aria-live')).toBe('off');
  // The device keeps what was typed, but no photo: the browser asks before one is broken off.
  const isClosing = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(isClosing()).toBe(false);
  await page.save();
  await screen.findByText(t('offerform.photosAwaited'));
  expect(page.offers[0]?.rev).toBe(1);
  await page.arrive(2);
  await expect.poll(page.address).toBe('/my-offers');
  expect(isClosing()).toBe(true);
  expect(drawn).toEqual([
    [0, 0, 1600, 1200],
    [0, 0, 480, 360],
  ]);
  const size = jpegOf(1600, 1200).length;
  expect(page.sent).toMatchObject([
    { category: 'photo', contentType: 'image/jpeg', size },
    { category: 'photo', contentType: 'image/jpeg', size },
  ]);
  expect(page.offers[0]?.data.photos).toEqual([
    photoOf('first'),
    { large: testId('upload 2'), small: testId('upload 1') },
  ]);
});

test('a photo that is chosen while the offer is saved keeps the form open, and is saved on its own', async () => {
  fakeCamera({ width: 4000, height: 3000 }, new Uint8Array(jpegOf(1600, 1200)));
  const answer = Promise.withResolvers<void>();
  const page = await open([], { 'POST eav/entity/updatefrompatch': answer.promise });
  await page.save();
  await page.choose(cow);
  answer.resolve();
  await expect.poll(() => page.kernel.notifications.state.get().current?.type).toBe('success');
  await page.arrive(1);
  await page.arrive(2);
  await page.section.findByRole('img', { name: t('offerform.photoNumber', { number: 1 }) });
  expect(page.told()).toContain(t('offers.photos', { count: 1 }));
  await page.save();
  await expect.poll(page.address).toBe('/my-offers');
  expect(page.offers[0]).toMatchObject({ rev: 3, data: { photos: [{}] } });
});

test('a photo that did not arrive holds the form back until it is sent again or left out', async () => {
  fakeCamera({ width: 4000, height: 3000 }, new Uint8Array(jpegOf(1600, 1200)));
  const page = await open();
  await page.choose(cow);
  await page.arrive(1, 0);
  await page.section.findByText(t('offerform.photo.notSent'));
  await page.save();
  expect(document.activeElement?.id).toBe('photos');
  expect(page.offers[0]?.rev).toBe(1);
  await page.user.click(page.section.getByRole('button', { name: inside('action.retry') }));
  await page.arrive(2);
  await page.arrive(3);
  await page.section.findByRole('img', { name: t('offerform.photoNumber', { number: 1 }) });
  const preview = screen.getByRole('region', { name: t('offers.preview') });
  await expect
    .poll(() => preview.querySelector('img')?.getAttribute('src'))
    .toBe('https://files.test/own');
  await page.save();
  await expect.poll(() => page.offers[0]?.data.photos?.length).toBe(1);
});

test.each([
  ['sent again, keeps the size that had arrived', 'action.retry', [2], true],
  ['left out, leaves nothing behind', 'words.leaveOut', [2, 1], false],
] as const)('a photo of which one size did not arrive, %s', async (_, next, gone, isKept) => {
  fakeCamera({ width: 4000, height: 3000 }, new Uint8Array(jpegOf(1600, 1200)));
  const page = await open();
  await page.choose(cow);
  await page.arrive(1);
  await page.arrive(2, 0);
  await page.section.findByText(t('offerform.photo.notSent'));
  await page.user.click(page.section.getByRole('button', { name: inside(next) }));
  if (isKept) await page.arrive(3);
  await page.save();
  const photo = { small: testId('upload 1'), large: testId('upload 3') };
  await expect.poll(page.address).toBe('/my-offers');
  expect(page.offers[0]?.data.photos ?? []).toEqual(isKept ? [photo] : []);
  const removed = () => page.calls.filter(({ name }) => name === 'POST eav/entity/delete');
  await expect
    .poll(removed)
    .toMatchObject(gone.map((number) => ({ input: { id: testId(`upload ${number}`) } })));
});

test.each([
  ['heic', file('a.heic', Buffer.from('\0\0\0\x18ftypheic'), 'image/heic')],
  ['noPhoto', file('a.gif', Buffer.from('GIF89a'), 'image/gif')],
  ['noPhoto', file('a.svg', Buffer.from('<svg/>'), 'image/svg+xml')],
  ['unreadable', file('a.jpg', jpegOf(800, 600), 'image/jpeg')],
  ['noPicture', file('a.pdf', Buffer.from('%PDF'), 'application/pdf')],
  ['tooLarge', file('a.jpg', jpegOf(8200, 6200), 'image/jpeg')],
] as const)('%s: what cannot become a photo says what to do', async (problem, chosen) => {
  const { decode } = fakeCamera({ width: 1, height: 1 }, new Uint8Array());
  decode.mockRejectedValue(new DOMException('no picture', 'InvalidStateError'));
  const page = await open();
  await page.choose(chosen);
  await page.section.findByText(t(`offerform.photo.${problem}`));
  expect(page.sent).toEqual([]);
});

test('a picture of a few pixels, and one too many, are refused by name', async () => {
  fakeCamera({ width: 199, height: 300 }, new Uint8Array());
  const page = await open(Array.from({ length: OFFER_PHOTOS - 1 }, (_, at) => photoOf(`${at}`)));
  await page.choose(file('klein.png', pngOf(199, 300), 'image/png'), cow);
  await page.section.findByText(t('offerform.photo.tooSmall'));
  await page.section.findByText(t('offerform.photo.tooMany'));
});

test('photos change their places, say what they show, and come back after they were removed', async () => {
  const page = await open([photoOf('first'), photoOf('second')]);
  const press = (key: MessageKey, number: number) =>
    page.user.click(
      page.section.getByRole('button', {
        name: new RegExp(`^${t(key)} ?${t('offerform.photoNumber', { number })}$`),
      }),
    );
  await press('offerform.photoEarlier', 2);
  const [firstRow] = page.section.getAllByRole('listitem');
  expect(document.activeElement).toBe(firstRow);
  await page.user.type(page.section.getAllByRole('textbox')[0] as HTMLElement, 'Zwei Kühe');
  await press('words.remove', 2);
  expect(page.section.getAllByRole('listitem')).toHaveLength(1);
  const undo = page.section.getByRole('button', { name: t('action.undo') });
  expect(document.activeElement).toBe(undo);
  await page.user.click(undo);
  await page.save();
  await expect
    .poll(() => page.offers[0]?.data.photos)
    .toEqual([{ ...photoOf('second'), text: 'Zwei Kühe' }, photoOf('first')]);
});

test('a photo that was taken out of the offer is deleted once the offer is saved without it', async () => {
  const page = await open([photoOf('first'), photoOf('second')]);
  await page.user.click(
    page.section.getAllByRole('button', {
      name: inside('words.remove'),
    })[0] as HTMLElement,
  );
  await page.save();
  await expect.poll(() => page.offers[0]?.data.photos).toEqual([photoOf('second')]);
  await expect
    .poll(() => page.calls.filter(({ name }) => name === 'POST eav/entity/delete'))
    .toMatchObject([
      { input: { id: photoOf('first').large } },
      { input: { id: photoOf('first').small } },
    ]);
});
