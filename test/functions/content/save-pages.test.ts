import { expect, test } from 'vitest';
import { deleteEntity } from '#functions/entities/saving/delete-entity.ts';
import { tellEffects } from '#functions/entities/saving/tell-effects.ts';
import { createEntity, updateFromPatch } from '#functions/entities/saving/write-entity.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { ATTRIBUTESET } from '#shared/kernel/entity.ts';
import { makeEntitiesWorld } from '#test/functions/entities/entities-world.ts';
import { type AccountFields, accountOf } from '#test/support/accounts.ts';
import { supplierData } from '#test/support/offers.ts';
import { principal } from '#test/support/principals.ts';
import { testId } from '#test/support/test-id.ts';

const page = (title: string, content: string) => ({
  usageKey: 'help',
  internalName: 'help',
  title: [{ lang: 'de_DE', label: title }],
  content: [
    { lang: 'en_GB', content: 'Help' },
    { lang: 'de_DE', content },
  ],
});

test('a page with HTML is refused at its text and line, and nothing is saved', async () => {
  const world = await makeEntitiesWorld();
  const create = (data: object) =>
    createEntity(
      { entityclass: 'cmspage', attributeset: ATTRIBUTESET, data: { ...data } },
      world.as(principal('ADM')),
    );
  await expect(create(page('Hilfe', 'Guten Tag\n<b>Hilfe</b>'))).rejects.toMatchObject({
    error: { status: 422, code: 'content.htmlInPage' },
    details: [{ path: 'data.content.1.content', tag: '<b>', line: 2 }],
  });
  await expect(create(page('<i>Hilfe</i>', ''))).rejects.toMatchObject({
    details: [{ path: 'data.title.0.label', tag: '<i>', line: 1 }],
  });
  // The key is still free.
  expect(await create(page('Hilfe', 'Guten Tag'))).toMatchObject({ rev: 1 });
});

const country = (enabledForWebsite: boolean) => ({
  labels: [{ lang: 'de_DE', label: 'x' }],
  code: 'DE',
  domains: ['de.test'],
  languages: ['de_DE'],
  enabledForWebsite,
});
const ELSEWHERE = { code: 'BE', domains: ['be.test'] };
async function stageWith(usageKey: string, isOnWebsite: boolean) {
  const world = await makeEntitiesWorld();
  await world.put('country', country(isOnWebsite), testId('country'));
  await world.put('country', { ...country(false), ...ELSEWHERE }, testId('elsewhere'));
  const admin = world.as(principal('ADM'));
  const saved = await world.put('cmspage', { ...page('Hilfe', 'Guten Tag'), usageKey });
  return {
    time: world.time,
    effects: async (patch: Record<string, unknown>, id = saved.id) =>
      (await tellEffects({ id, patch }, admin)).effects,
    saved,
    sells: (role: 'AGR' | 'SUP', more: AccountFields) =>
      world.put(
        'account',
        accountOf(role, 'x', { ...more, userData: { supData: [supplierData()] } }).data,
      ),
    patch: (patch: Record<string, unknown>, { id, rev }: Entity = saved) =>
      updateFromPatch({ id, rev, patch, changeset: '' }, admin),
    remove: ({ id } = saved) => deleteEntity({ id }, admin),
    create: (more: object) =>
      createEntity(
        {
          entityclass: 'cmspage',
          attributeset: ATTRIBUTESET,
          data: { ...page('Hilfe', 'Guten Tag'), usageKey, ...more },
        },
        admin,
      ),
  };
}
const needed = (path: string) => ({
  error: { status: 422, code: 'content.pageNeeded' },
  details: [{ path }],
});

test.each(['footer', 'help', 'privacy', 'imprint', 'tos-agr'])(
  'while a country is on the website the page %s stays, with its key and a text',
  async (key) => {
    const { patch, remove } = await stageWith(key, true);
    await expect(remove()).rejects.toMatchObject(needed('id'));
    await expect(patch({ usageKey: 'other' })).rejects.toMatchObject(needed('data.usageKey'));
    await expect(patch({ content: [{ lang: 'de_DE', content: ' ' }] })).rejects.toMatchObject(
      needed('data.content'),
    );
    await expect(patch({ content: [{ lang: 'en_GB', content: 'Help' }] })).rejects.toMatchObject(
      needed('data.content'),
    );
    // The country does not speak English.
    const saved = await patch({ content: [{ lang: 'de_DE', content: 'Neu' }] });
    expect(saved.rev).toBe(2);
  },
);

test('a country has a page of its own under the same key, which goes where that of all is written', async () => {
  const { create, patch, remove } = await stageWith('imprint', true);
  const write = (content: string, lang = 'de_DE') =>
    create({ country: testId('country'), content: [{ lang, content }] });
  // Readers would lose the text of all countries.
  await expect(write('Body', 'en_GB')).rejects.toMatchObject(needed('data.content'));
  const own = await write('Amt');
  await expect(write('Amt')).rejects.toMatchObject({
    details: [{ path: 'data.usageKey', code: 'entities.notUnique' }],
  });
  // Nobody reads the page of all any more, until it is needed again.
  expect(await patch({ content: [] })).toMatchObject({ rev: 2 });
  await expect(remove(own)).rejects.toMatchObject(needed('id'));
  await remove();
  const moved = { country: testId('elsewhere') };
  await expect(patch(moved, own)).rejects.toMatchObject(needed('data.country'));
});

test.each([
  ['help', false],
  ['summer-fair', true],
])('the page %s goes where no country needs it', async (key, isOnWebsite) => {
  const { patch, remove } = await stageWith(key, isOnWebsite);
  expect(await patch({ usageKey: 'other', content: [] })).toMatchObject({ rev: 2 });
  expect(await remove()).toEqual({});
});

test.each([
  ['version', { lastUpdated: '2099-01-01T00:00:00.000Z' }],
  [
    'change',
    {
      changes: [{ version: '2099-01-01T00:00:00.000Z', summary: [{ lang: 'de_DE', label: 'x' }] }],
    },
  ],
])('a new page has no %s of a day to come: no younger one could follow it', async (_, more) => {
  const world = await makeEntitiesWorld();
  const creating = createEntity(
    {
      entityclass: 'cmspage',
      attributeset: ATTRIBUTESET,
      data: { ...page('Hilfe', 'Eins'), ...more },
    },
    world.as(principal('ADM')),
  );
  await expect(creating).rejects.toMatchObject({
    error: { status: 422, code: 'content.versionDay' },
    details: [{ path: 'data.lastUpdated' }],
  });
});

const note = (version: string) => ({ version, summary: [{ lang: 'de_DE', label: 'Neu' }] });
const day = (number: number) => `2026-03-0${number}T12:00:00.000Z`;

test('a page has a version from its first save, which corrections leave, and a new one only with a note', async () => {
  const world = await makeEntitiesWorld();
  const admin = world.as(principal('ADM'));
  const input = { entityclass: 'cmspage', attributeset: ATTRIBUTESET } as const;
  const created = await createEntity({ ...input, data: page('Hilfe', 'Eins') }, admin);
  const first = new Date(world.time.now).toISOString();
  expect(created.data).toMatchObject({ lastUpdated: first });
  const patch = (rev: number, change: Record<string, unknown>) =>
    updateFromPatch({ id: created.id, rev, patch: change, changeset: '' }, admin);

  world.time.now = Date.parse(day(7));
  const corrected = await patch(1, { internalName: 'Helping', lastUpdated: null });
  expect(corrected.data).toMatchObject({ lastUpdated: first });
  await expect(patch(2, { lastUpdated: day(5) })).rejects.toMatchObject({
    error: { code: 'content.versionWithoutNote' },
    details: [{ path: 'data.lastUpdated' }],
  });
  for (const wrong of ['2026-03-01T12:00:00.000Z', day(8)])
    await expect(patch(2, { changes: [note(wrong)] })).rejects.toMatchObject({
      error: { status: 422, code: 'content.versionDay' },
      details: [{ path: 'data.changes' }],
    });
  const renewed = await patch(2, { changes: [note(day(5))] });
  expect(renewed.data).toMatchObject({ lastUpdated: day(5), changes: [note(day(5))] });
  // An older text that is taken back is a correction.
  const back = await patch(3, { internalName: 'help', lastUpdated: first, changes: null });
  expect(back.data).toMatchObject({ lastUpdated: day(5), changes: [note(day(5))] });
});

test('a page from before versions had a day gets that of its revision with its next correction', async () => {
  const { patch, saved, time } = await stageWith('tos-agr', true);
  time.now += 86_400_000;
  expect((await patch({ internalName: 'Terms' })).data.lastUpdated).toBe(saved.updated);
});

test('before a new version of the terms is saved, the suppliers who are asked are counted', async () => {
  const { create, effects, sells, time } = await stageWith('tos-agr', true);
  const accepted = { supExtra: { tosAcceptedOn: '2026-01-01T00:00:00.000Z' } };
  await sells('SUP', accepted);
  // A farm has places for its requests, though it sells nothing; who cannot sign in is not asked.
  await sells('AGR', {});
  await sells('SUP', { ...accepted, active: false });
  const version = new Date(time.now).toISOString();
  expect(await effects({ changes: [note(version)] })).toEqual([
    { effect: 'termsAskedAgain', count: 1 },
  ]);
  expect(await effects({ internalName: 'Terms' })).toEqual([]);
  // Suppliers at home in a country with terms of its own accept those.
  const { id } = await create({ country: testId('country') });
  expect(await effects({ changes: [note(version)] })).toEqual([]);
  expect(await effects({ changes: [note(version)] }, id)).toEqual([
    { effect: 'termsAskedAgain', count: 1 },
  ]);
  const help = await stageWith('help', true);
  await help.sells('SUP', accepted);
  expect(await help.effects({ changes: [note(version)] })).toEqual([]);
});
