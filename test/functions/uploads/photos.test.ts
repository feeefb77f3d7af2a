import { beforeAll, describe, expect, test } from 'vitest';
import { getAttachment } from '#functions/entities/reading/get-attachment.ts';
import { getPhoto } from '#functions/entities/reading/get-photo.ts';
import { setAttachment } from '#functions/entities/saving/set-attachment.ts';
import { writeEntity } from '#functions/entities/saving/write-entity.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { GUEST } from '#shared/kernel/principal.ts';
import { OFFER_PHOTOS } from '#shared/offers/limits.ts';
import { PHOTO_BYTES } from '#shared/uploads/limits.ts';
import { jpegOf, jpegSegment, pngOf } from '#test/support/pictures.ts';
import { principal } from '#test/support/principals.ts';
import { testId } from '#test/support/test-id.ts';
import { makeOfferWorld, type OfferWorld, refusalOf } from '../offers/offer-world.ts';

const JPEG = jpegOf(800, 600);
let world: OfferWorld;
beforeAll(async () => {
  world = await makeOfferWorld();
});

const create = (category = 'photo'): Promise<Entity> => {
  const data = { name: 'Kuh', category, owner: testId('supplier') };
  const writing = { kind: 'create', entityclass: 'upload', data } as const;
  return writeEntity({ writing, changeset: 'test' }, world.as(world.supplier));
};
const attach = ({ id, rev }: Entity, bytes: Buffer, type: 'jpeg' | 'png' = 'jpeg') => {
  const contentType = `image/${type}`;
  const data = `data:${contentType};base64,${bytes.toString('base64')}`;
  const attachment = { name: `kuh.${type}`, contentType, data };
  return setAttachment({ id, rev, attachment }, world.as(world.supplier));
};
const photo = async (category?: string) => (await attach(await create(category), JPEG)).id;
const photos = async () => [{ large: await photo(), small: await photo(), text: 'Eine Kuh' }];
const ask = (id: string, who = GUEST) => getPhoto({ id }, world.as(who));

describe('a photo', () => {
  const turned = Buffer.from([
    0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 1, 1, 18, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0,
  ]);
  const exif = jpegSegment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), turned]));
  const tables = Array.from({ length: 30 }, () =>
    jpegSegment(0xdb, Buffer.alloc(PHOTO_BYTES / 30)),
  );
  test.each([
    ['that a camera turned', jpegOf(800, 600, exif), 'uploads.photoNotPlain'],
    ['with longer sides than the gallery', jpegOf(1601, 600), 'uploads.photoNotPlain'],
    ['of a few pixels', jpegOf(199, 199), 'uploads.photoNotPlain'],
    ['of too many bytes', jpegOf(800, 600, ...tables), 'uploads.photoTooLarge'],
  ])('%s is not taken', async (_, bytes, code) => {
    expect((await refusalOf(attach(await create(), bytes)))[1]).toBe(code);
  });

  test('is a JPEG', async () => {
    const png = attach(await create(), pngOf(300, 300), 'png');
    expect((await refusalOf(png))[1]).toBe('uploads.photoNotPlain');
  });

  test('that a camera turned is handed out to nobody when it came through a form', async () => {
    const bytes = jpegOf(800, 600, exif);
    const { id, rev } = await create();
    const attachment = { name: 'kuh.jpg', contentType: 'image/jpeg', size: bytes.length };
    const { upload } = await setAttachment({ id, rev, attachment }, world.as(world.supplier));
    const body = new FormData();
    for (const [name, value] of Object.entries(upload?.fields ?? {})) body.append(name, value);
    body.append('file', new Blob([new Uint8Array(bytes)]), 'x');
    expect((await fetch(upload?.url ?? '', { method: 'POST', body })).status).toBe(204);
    await world.create({ photos: [{ large: id, small: await photo() }] });
    expect((await refusalOf(ask(id)))[1]).toBe('uploads.photoNotPlain');
  });

  test('is not made of another file, whose bytes were never looked at', async () => {
    const { id, rev } = await attach(await create('offer'), JPEG);
    const patch = { category: 'photo' };
    const change = writeEntity(
      { writing: { kind: 'patch', id, rev, patch }, changeset: 'test' },
      world.as(world.supplier),
    );
    expect((await refusalOf(change))[1]).toBe('uploads.photoKept');
  });
});

describe('an offer', () => {
  test('shows own photos only, and no other files as such', async () => {
    const large = await photo();
    expect(
      await refusalOf(world.create({ photos: [{ large, small: await photo('offer') }] })),
    ).toEqual([422, 'offers.savingFailed', 'data.photos.0.small offers.uploadNotUsable']);
    const owner = testId('stranger');
    expect(
      (
        await refusalOf(world.create({ owner, photos: [{ large, small: large }] }, world.stranger))
      )[0],
    ).toBe(400);
  });

  test('takes no more photos than its gallery has room for', async () => {
    const [one] = await photos();
    const many = Array.from({ length: OFFER_PHOTOS + 1 }, () => one);
    expect(await refusalOf(world.create({ photos: many }))).toEqual([
      400,
      'kernel.invalidInput',
      'data.photos fields.tooMany',
    ]);
  });
});

test('a guest sees a photo while a search finds an offer with it, and nobody sees more than a guest', async () => {
  const [shown] = await photos();
  const { large = '', small = '' } = shown ?? {};
  expect((await refusalOf(ask(large, world.supplier)))[0]).toBe(404);
  const offer = await world.create({ photos: [shown] });
  for (const id of [large, small]) expect(await ask(id)).toBe(JPEG.toString('base64'));
  await world.patch(offer, { status: 'archived' });
  for (const who of [GUEST, world.supplier]) {
    expect((await refusalOf(ask(small, who)))[0]).toBe(404);
  }
});

test('the authority of its region sees the photos of an offer that nobody else finds', async () => {
  const [shown] = await photos();
  const offer = await world.create({ photos: [shown] });
  await world.patch(offer, { status: 'archived' });
  const link = (...regions: string[]) => {
    const authority = principal('AUT', { regions: regions.map(testId) });
    return getAttachment({ id: shown?.large ?? '' }, world.as(authority));
  };
  expect((await link('region')).contentType).toBe('image/jpeg');
  for (const regions of [['elsewhere'], []])
    expect((await refusalOf(link(...regions)))[0]).toBe(404);
});

test('what is public, but no photo, has no address as a picture', async () => {
  const id = await photo('offer');
  await world.create({ attachments: [id] });
  expect((await refusalOf(ask(id)))[0]).toBe(404);
});
