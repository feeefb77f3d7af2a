import { expect, test } from 'vitest';
import { createEntity } from '#functions/entities/create-entity.ts';
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
