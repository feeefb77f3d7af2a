import { beforeAll, describe, expect, test } from 'vitest';
import { getAttachment } from '#functions/entities/reading/get-attachment.ts';
import { deleteEntity } from '#functions/entities/saving/delete-entity.ts';
import { setAttachment } from '#functions/entities/saving/set-attachment.ts';
import { writeEntity } from '#functions/entities/saving/write-entity.ts';
import { removeDeletedUpload } from '#functions/uploads/public.ts';
import { attachmentKey } from '#shared/entities/attached-file.ts';
import { ATTACHMENT_BYTES } from '#shared/entities/limits.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { LOGO_BYTES, LOGO_PIXELS } from '#shared/uploads/limits.ts';
import { Upload } from '#shared/uploads/upload.ts';
import { UploadDeleted } from '#shared/uploads/upload-deleted.ts';
import { supplierData } from '#test/support/offers.ts';
import { outboxBodies } from '#test/support/outbox-messages.ts';
import { pngOf } from '#test/support/pictures.ts';
import { principal } from '#test/support/principals.ts';
import { testId } from '#test/support/test-id.ts';
import { makeOfferWorld, type OfferWorld, refusalOf } from '../offers/offer-world.ts';

let world: OfferWorld;
beforeAll(async () => {
  world = await makeOfferWorld();
});

const owner = testId('supplier');
const create = (more: object = {}): Promise<Entity> => {
  const data = { name: 'Stall', category: 'offer', owner, ...more };
  const writing = { kind: 'create', entityclass: 'upload', data } as const;
  return writeEntity({ writing, changeset: 'test' }, world.as(world.supplier));
};
const patch = ({ id, rev }: Entity, change: object) =>
  writeEntity(
    { writing: { kind: 'patch', id, rev, patch: change }, changeset: 'test' },
    world.as(world.supplier),
  );
const attach = ({ id, rev }: Entity, bytes: Buffer, type = 'image/png', name = 'stall.png') =>
  setAttachment(
    {
      id,
      rev,
      attachment: {
        name,
        contentType: type,
        data: `data:${type};base64,${bytes.toString('base64')}`,
      },
    },
    world.as(world.supplier),
  );
const remove = ({ id }: Entity) => deleteEntity({ id }, world.as(world.supplier));
const stored = ({ id }: Entity) => world.world.store.untyped.latest(id, { fresh: true });
const picture = async (more: object = {}) => attach(await create(more), pngOf(100, 80));

describe('a name', () => {
  test.each(['Stall (2026)_neu-1', 'É', 'Ü 7'])('%j is taken', async (name) => {
    expect((await create({ name })).data).toMatchObject({ name });
  });
  test.each([
    ['', 'required'],
    ['stall.png', 'wrongFormat'],
    ['a/b', 'wrongFormat'],
    ['x'.repeat(101), 'tooLong'],
  ])('%j is refused', async (name, code) => {
    const refusal = [400, 'kernel.invalidInput', `data.name fields.${code}`];
    const upload = await create();
    expect((await refusalOf(create({ name }))).slice(0, 3)).toEqual(refusal);
    expect((await refusalOf(patch(upload, { name }))).slice(0, 3)).toEqual(refusal);
    expect(await stored(upload)).toEqual(upload);
  });
});

describe('who', () => {
  test('saw an older revision does not overwrite the newer one', async () => {
    const first = await create();
    await patch(first, { name: 'Weide' });
    expect((await refusalOf(patch(first, { name: 'Halle' })))[1]).toBe('entities.revConflict');
    expect((await refusalOf(attach(first, pngOf(64, 64))))[1]).toBe('entities.revConflict');
    expect(await stored(first)).toMatchObject({ rev: 2, data: { name: 'Weide' } });
  });
});

describe('a file that offers show', () => {
  test('is not deleted: the refusal says how many; taken out of them it is', async () => {
    const upload = await picture();
    const offers = [
      await world.create({ attachments: [upload.id] }),
      await world.create({ attachments: [upload.id], status: 'archived' }),
    ];
    await expect(remove(upload)).rejects.toMatchObject({
      error: { code: 'uploads.inUse', status: 422 },
      details: [{ path: 'id', code: 'uploads.inUse', offers: 2 }],
    });
    expect(await stored(upload)).toMatchObject({ data: { name: 'Stall' } });
    for (const offer of offers) await world.patch(offer, { attachments: [] });
    await remove(upload);
    expect(await stored(upload)).toBeUndefined();
  });

  test('stays one for offers', async () => {
    const upload = await picture();
    await world.create({ attachments: [upload.id] });
    expect((await refusalOf(patch(upload, { category: 'request' }))).slice(0, 2)).toEqual([
      422,
      'uploads.inUse',
    ]);
    expect((await patch(upload, { name: 'Neuer Stall' })).data).toMatchObject({
      category: 'offer',
    });
  });

  test('is replaced under the same id', async () => {
    const upload = await picture();
    const offer = await world.create({ attachments: [upload.id] });
    await attach(upload, Buffer.from('%PDF-1.4'), 'application/pdf', 'neu.pdf');
    expect(offer.data.attachments).toEqual([upload.id]);
    const answer = await getAttachment({ id: upload.id }, world.as(world.stranger));
    expect(answer).toMatchObject({ name: 'neu.pdf', size: 8 });
  });

  test('needs one: an upload without a file is not shown', async () => {
    const empty = await create();
    expect(await refusalOf(world.create({ attachments: [empty.id] }))).toEqual([
      422,
      'offers.savingFailed',
      'data.attachments.0 offers.uploadNotUsable',
    ]);
  });

  test('and is deleted at the same moment: either the offer or the deletion is refused', async () => {
    const outcomes = [];
    for (let round = 0; round < 5; round++) {
      const upload = await picture();
      const [offer, removal] = await Promise.allSettled([
        world.create({ attachments: [upload.id] }),
        remove(upload),
      ]);
      const isThere = (await stored(upload)) !== undefined;
      outcomes.push([offer.status, removal.status, isThere].join(' '));
    }
    const allowed = ['fulfilled rejected true', 'rejected fulfilled false'];
    expect(outcomes.filter((outcome) => !allowed.includes(outcome))).toEqual([]);
  });
});

describe('a deleted upload', () => {
  const { parse } = UploadDeleted;
  const finish = async () => {
    const bodies = await outboxBodies(world.world.config.TABLE, 'accounts');
    for (const body of bodies) await removeDeletedUpload(world.world, parse(body));
  };
  const isThere = async ({ id }: Entity, file: string) =>
    (await world.world.files.head(attachmentKey(id, file))) !== undefined;

  test('leaves no file behind, former ones included; done twice, nothing more happens', async () => {
    const first = await picture();
    const upload = await attach(first, pngOf(120, 80));
    const files = [first, upload].map(({ data }) => Upload.parse(data).file?.id ?? '');
    const kept = await picture();
    await remove(upload);
    expect(await Promise.all(files.map((file) => isThere(upload, file)))).toEqual([true, true]);
    await finish();
    await finish();
    expect(await Promise.all(files.map((file) => isThere(upload, file)))).toEqual([false, false]);
    expect(await isThere(kept, Upload.parse(kept.data).file?.id ?? '')).toBe(true);
  });

  test('that a restore of the table brought back keeps its file', async () => {
    const upload = await picture();
    await removeDeletedUpload(world.world, { deletedUpload: upload.id });
    expect(await isThere(upload, Upload.parse(upload.data).file?.id ?? '')).toBe(true);
  });
});

/** A PNG with a long chunk that says how it is shown. */
function largePng(): Buffer {
  const png = pngOf(200, 200);
  const chunk = Buffer.alloc(LOGO_BYTES + 12);
  chunk.writeUInt32BE(LOGO_BYTES);
  chunk.write('iCCP', 4);
  return Buffer.concat([png.subarray(0, -12), chunk, png.subarray(-12)]);
}

describe('a logo', () => {
  const logo = { category: 'profile', logo: true };
  const side = LOGO_PIXELS;

  test.each([
    ['too narrow', pngOf(side.min - 1, 200), 'uploads.logoDimensions'],
    ['too high', pngOf(200, side.max + 1), 'uploads.logoDimensions'],
    ['too large', largePng(), 'uploads.logoTooLarge'],
  ])('%s is refused, and nothing is written', async (_, bytes, code) => {
    const upload = await create(logo);
    expect((await refusalOf(attach(upload, bytes)))[1]).toBe(code);
    expect(await stored(upload)).toEqual(upload);
  });

  test('is a picture', async () => {
    const upload = await create(logo);
    const pdf = attach(upload, Buffer.from('%PDF-1.4'), 'application/pdf', 'logo.pdf');
    expect((await refusalOf(pdf))[1]).toBe('uploads.logoNotImage');
  });

  test('of wrong sides that came through a form is not handed out, to nobody', async () => {
    const bytes = pngOf(10, 10);
    const { id, rev } = await create(logo);
    const attachment = { name: 'logo.png', contentType: 'image/png', size: bytes.length };
    const { upload } = await setAttachment({ id, rev, attachment }, world.as(world.supplier));
    const body = new FormData();
    for (const [name, value] of Object.entries(upload?.fields ?? {})) body.append(name, value);
    body.append('file', new Blob([new Uint8Array(bytes)]), 'x');
    expect((await fetch(upload?.url ?? '', { method: 'POST', body })).status).toBe(204);
    for (const who of [world.supplier, principal('ADM')]) {
      expect((await refusalOf(getAttachment({ id }, world.as(who))))[1]).toBe(
        'uploads.logoDimensions',
      );
    }
  });

  test('and nothing else becomes one later: its sides were never looked at', async () => {
    const upload = await picture();
    expect(await refusalOf(patch(upload, { logo: true, category: 'profile' }))).toEqual([
      422,
      'uploads.logoKept',
      'data.logo uploads.logoKept',
    ]);
  });

  test('of the profile is not deleted', async () => {
    const upload = await picture(logo);
    await world.change('supplier', {
      userData: {
        ...(await world.account())?.data.userData,
        supData: [supplierData({ logo: upload.id })],
      },
    });
    expect(await refusalOf(remove(upload))).toEqual([422, 'uploads.isLogo']);
    await world.change('supplier', {
      userData: { ...(await world.account())?.data.userData, supData: [supplierData()] },
    });
    await remove(upload);
    expect(await stored(upload)).toBeUndefined();
  });
});

test('the size is that of the file, not of its text, which is a third longer', async () => {
  const bytes = pngOf(900, 900);
  expect(bytes.length).toBeLessThan(ATTACHMENT_BYTES);
  const { data } = await attach(await create(), bytes);
  expect(data).toMatchObject({ file: { size: bytes.length } });
  expect(bytes.toString('base64').length / bytes.length).toBeCloseTo(4 / 3, 1);
});
