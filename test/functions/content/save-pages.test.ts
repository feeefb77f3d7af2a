import { expect, test } from 'vitest';
import { createEntity } from '#functions/entities/create-entity.ts';
import { deleteEntity } from '#functions/entities/delete-entity.ts';
import { updateFromPatch } from '#functions/entities/update-from-patch.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { ATTRIBUTESET } from '#shared/kernel/entity.ts';
import { makeEntitiesWorld } from '#test/functions/entities/entities-world.ts';
import { principal } from '#test/support/principals.ts';

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
async function stageWith(usageKey: string, isOnWebsite: boolean) {
  const world = await makeEntitiesWorld();
  await world.put('country', country(isOnWebsite));
  const admin = world.as(principal('ADM'));
  const saved = await world.put('cmspage', { ...page('Hilfe', 'Guten Tag'), usageKey });
  return {
    patch: (patch: Record<string, unknown>, { id, rev }: Entity = saved) =>
      updateFromPatch({ id, rev, patch, changeset: '' }, admin),
    remove: () => deleteEntity({ id: saved.id }, admin),
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
    const saved = await patch({ content: [{ lang: 'de_DE', content: 'Neu' }] });
    expect(saved.rev).toBe(2);
  },
);

test.each([
  ['help', false],
  ['summer-fair', true],
])('the page %s goes where no country needs it', async (key, isOnWebsite) => {
  const { patch, remove } = await stageWith(key, isOnWebsite);
  expect(await patch({ usageKey: 'other', content: [] })).toMatchObject({ rev: 2 });
  expect(await remove()).toEqual({});
});
