import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { getAttachment } from '#functions/entities/reading/get-attachment.ts';
import { setAttachment } from '#functions/entities/saving/set-attachment.ts';
import { incomingKey } from '#shared/entities/attached-file.ts';
import type { entityEndpoints } from '#shared/entities/endpoints.ts';
import type { Input } from '#shared/kernel/endpoint.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { uploadClass } from '#shared/uploads/upload.ts';
import { accountOf } from '#test/support/accounts.ts';
import { jpegOf, jpegSegment, pngOf } from '#test/support/pictures.ts';
import { principal } from '#test/support/principals.ts';
import { testId } from '#test/support/test-id.ts';
import { type EntitiesWorld, makeEntitiesWorld } from './entities-world.ts';

const PNG = pngOf(64, 64);
const owner = principal('SUP');
const stranger = principal('SUP', { account: testId('stranger') });

let world: EntitiesWorld;
beforeAll(async () => {
  world = await makeEntitiesWorld();
  await world.put('account', accountOf('SUP', 'owner').data, owner.account ?? '');
});

type Attachment = Input<typeof entityEndpoints.setAttachment>['attachment'];
const upload = (more: object = {}) =>
  world.put('upload', {
    name: 'Foto',
    category: 'request',
    owner: owner.account,
    logo: false,
    readers: [],
    ...more,
  });
const attach = ({ id, rev }: Entity, attachment: Attachment, who = owner) =>
  setAttachment({ id, rev, attachment }, world.as(who));
const image = (bytes = PNG, type = 'image/png'): Attachment => ({
  name: 'Kälber (1).png',
  contentType: 'image/png',
  data: `data:${type};base64,${bytes.toString('base64')}`,
});
const download = async (id: string, who = owner) => {
  const answer = await getAttachment({ id }, world.as(who));
  return { ...answer, response: await fetch(answer.url) };
};

test('a file in a data URI is attached and comes back under its name', async () => {
  const entity = await attach(await upload(), image());
  expect(entity).toMatchObject({
    rev: 2,
    data: { file: { name: 'Kälber (1).png', contentType: 'image/png', size: PNG.length } },
  });
  const { response, ...answer } = await download(entity.id);
  expect(answer).toEqual({
    name: 'Kälber (1).png',
    contentType: 'image/png',
    size: PNG.length,
    url: expect.stringContaining('X-Amz-Expires=300'),
  });
  expect(response.headers.get('content-type')).toBe('image/png');
  expect(response.headers.get('content-disposition')).toBe(
    `attachment; filename="K_lber (1).png"; filename*=UTF-8''K%C3%A4lber%20%281%29.png`,
  );
  expect(Buffer.from(await response.arrayBuffer())).toEqual(PNG);
});

test('a file goes through a presigned form, and is there once it was sent', async () => {
  const form = { name: 'Foto.png', contentType: 'image/png', size: PNG.length };
  const { upload: post, ...entity } = await attach(await upload(), form);
  expect(entity.rev).toBe(2);
  await expect(download(entity.id)).rejects.toMatchObject({
    error: { code: 'entities.attachmentNotFound', status: 404 },
  });
  const send = (bytes: Uint8Array<ArrayBuffer>, more: Record<string, string> = {}) => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ ...post?.fields, ...more })) {
      body.append(name, value);
    }
    body.append('file', new Blob([bytes]), 'x');
    return fetch(post?.url ?? '', { method: 'POST', body });
  };
  expect((await send(new Uint8Array(PNG.length + 1))).status).toBe(400);
  expect((await send(new Uint8Array(PNG), { 'Content-Type': 'text/html' })).status).toBe(403);
  expect((await send(new Uint8Array(PNG), { key: 'attachments/other' })).status).toBe(403);
  expect((await send(new Uint8Array(PNG))).status).toBe(204);
  const { response } = await download(entity.id);
  expect(Buffer.from(await response.arrayBuffer())).toEqual(PNG);
});

test('what is sent with the same form later changes nothing', async () => {
  const form = { name: 'Foto.png', contentType: 'image/png', size: PNG.length };
  const { upload: post, ...entity } = await attach(await upload(), form);
  const send = (bytes: Buffer) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(post?.fields ?? {})) body.append(name, value);
    body.append('file', new Blob([new Uint8Array(bytes)]), 'x');
    return fetch(post?.url ?? '', { method: 'POST', body });
  };
  const bytesOf = async () => Buffer.from(await (await download(entity.id)).response.arrayBuffer());
  const other = Buffer.from(PNG);
  other.set([0], other.length - 20);
  expect((await send(other)).status).toBe(204);
  expect((await send(PNG)).status).toBe(204);
  expect(await bytesOf()).toEqual(PNG);
  expect((await send(other)).status).toBe(204);
  expect(await bytesOf()).toEqual(PNG);
});

test('a picture of a program goes without the place that a camera wrote in it, by either way', async () => {
  const sent = jpegOf(800, 600, jpegSegment(0xe1, Buffer.from('Exif\0\0GPS')));
  const kept = jpegOf(800, 600);
  const named = { name: 'Kuh.jpg', contentType: 'image/jpeg' };
  const data = `data:image/jpeg;base64,${sent.toString('base64')}`;
  const byUri = await attach(await upload(), { ...named, data });
  expect(byUri.data).toMatchObject({ file: { size: kept.length } });
  const byForm = await attach(await upload(), { ...named, size: sent.length });
  const { id: file } = uploadClass.schema.parse(byForm.data).file ?? { id: '' };
  await world.files.put(incomingKey(byForm.id, file), 'image/jpeg', sent);
  for (const { id } of [byUri, byForm, byForm]) {
    const { response, size } = await download(id);
    expect([Buffer.from(await response.arrayBuffer()), size]).toEqual([kept, kept.length]);
  }
});

test('of two first readers at once, each gets the file', async () => {
  const form = { name: 'Foto.png', contentType: 'image/png', size: PNG.length };
  const { id, data } = await attach(await upload(), form);
  const { id: file } = uploadClass.schema.parse(data).file ?? { id: '' };
  await world.files.put(incomingKey(id, file), 'image/png', PNG);
  const get = async (key: string) => {
    await download(id);
    return world.files.get(key);
  };
  const slower = { ...world.as(owner), files: { ...world.files, get } };
  expect(await getAttachment({ id }, slower)).toMatchObject({ name: 'Foto.png' });
});

test('what came through a form and is not what it says is not handed out', async () => {
  const html = Buffer.from('<html><script>alert(1)</script></html>');
  const form = { name: 'Foto.png', contentType: 'image/png', size: html.length };
  const { upload: post, ...entity } = await attach(await upload(), form);
  const body = new FormData();
  for (const [name, value] of Object.entries(post?.fields ?? {})) body.append(name, value);
  body.append('file', new Blob([html]), 'x');
  expect((await fetch(post?.url ?? '', { method: 'POST', body })).status).toBe(204);
  await expect(download(entity.id)).rejects.toMatchObject({
    error: { code: 'entities.wrongAttachmentContent' },
  });
});

test.each<[string, Attachment, string]>([
  ['no data URI', { ...image(), data: 'image/png;base64,AAAA' }, 'entities.invalidDataUri'],
  ['no base64', { ...image(), data: 'data:image/png;base64,<svg>' }, 'entities.invalidDataUri'],
  ['another type than declared', image(PNG, 'image/webp'), 'entities.wrongAttachmentContent'],
  ['other content', image(Buffer.from('GIF89a')), 'entities.wrongAttachmentContent'],
  ['nothing', image(Buffer.from('')), 'entities.wrongAttachmentContent'],
  ['a broken picture', image(PNG.subarray(0, -1)), 'entities.wrongAttachmentContent'],
  [
    'more than 4 MB',
    image(Buffer.concat([PNG, Buffer.alloc(4_000_000)])),
    'entities.attachmentTooLarge',
  ],
  [
    'SVG',
    { ...image(), name: 'x.svg', contentType: 'image/svg+xml' },
    'entities.wrongAttachmentType',
  ],
  ['an ending of another type', { ...image(), name: 'x.html' }, 'entities.wrongAttachmentType'],
  [
    'a form for HTML',
    { name: 'x.html', contentType: 'text/html', size: 9 },
    'entities.wrongAttachmentType',
  ],
])('refused, and nothing is written: %s', async (_, attachment, code) => {
  const entity = await upload();
  await expect(attach(entity, attachment)).rejects.toMatchObject({ error: { code } });
  expect(await world.store.untyped.latest(entity.id, { fresh: true })).toEqual(entity);
});

test('a file is attached to the newest revision alone, and to classes that carry files', async () => {
  const entity = await upload();
  await attach(entity, image());
  await expect(attach(entity, image())).rejects.toMatchObject({
    error: { code: 'entities.revConflict' },
  });
  const kind = await world.put('animalkind', { labels: [{ lang: 'de_DE', label: 'Rinder' }] });
  await expect(attach(kind, image(), principal('ADM'))).rejects.toMatchObject({
    error: { code: 'entities.noAttachments', status: 400 },
  });
});

test('who may not read the entity does not get its file, who may does', async () => {
  const secret = await attach(await upload(), image());
  await expect(download(secret.id, stranger)).rejects.toMatchObject({
    error: { code: 'entities.notFound' },
  });
  const shared = await attach(await upload(), image());
  const { data } = shared;
  await world.store.save({
    changes: [{ kind: 'update', before: shared, data: { ...data, readers: [stranger.account] } }],
    by: 'system',
    changeset: 'test',
  });
  expect((await download(shared.id, stranger)).response.status).toBe(200);
});

test('a replacement that does not arrive, or is refused, leaves readers the former file; its owner learns of it', async () => {
  let newest: Entity = await attach(await upload(), image());
  const { id } = newest;
  for (const sent of [undefined, Buffer.from('<html>'.padEnd(PNG.length))]) {
    const form = { name: 'Neu.png', contentType: 'image/png', size: PNG.length };
    newest = await attach(newest, form);
    const { id: file } = uploadClass.schema.parse(newest.data).file ?? { id: '' };
    if (sent) await world.files.put(incomingKey(id, file), 'image/png', sent);
    await expect(download(id)).rejects.toMatchObject({
      error: {
        code: sent ? 'entities.wrongAttachmentContent' : 'entities.attachmentNotFound',
      },
    });
    const { response, name } = await download(id, principal('ADM'));
    expect(name).toBe('Kälber (1).png');
    expect(Buffer.from(await response.arrayBuffer())).toEqual(PNG);
  }
});

test('an entity without a file, or none at all, answers 404', async () => {
  await expect(download((await upload()).id)).rejects.toMatchObject({
    error: { code: 'entities.attachmentNotFound' },
  });
  await expect(download(randomUUID())).rejects.toMatchObject({
    error: { code: 'entities.notFound' },
  });
});
