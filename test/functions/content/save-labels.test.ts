import { beforeAll, describe, expect, test } from 'vitest';
import { entityImplementations } from '#functions/entities/handler.ts';
import {
  createEntity,
  saveEntry,
  updateFromPatch,
} from '#functions/entities/saving/write-entity.ts';
import type { Context } from '#functions/kernel/context.ts';
import { ATTRIBUTESET } from '#shared/kernel/entity.ts';
import { LABEL_LENGTH } from '#shared/kernel/label.ts';
import { type EntitiesWorld, makeEntitiesWorld } from '#test/functions/entities/entities-world.ts';
import { principal } from '#test/support/principals.ts';

const { get: getEntity } = entityImplementations;

let admin: Context;
let world: EntitiesWorld;
beforeAll(async () => {
  world = await makeEntitiesWorld();
  admin = world.as(principal('ADM'));
});

const entityclass = 'i18nlabels';
const plain = { key: 'action.apply', label: 'Anvend' };
const plural = { key: 'list.more', label: '{count, plural, one {# række} other {# rækker}}' };
const linked = { key: 'terms.read', label: 'Læs <a>vilkårene</a>, {name}', reviewed: true };
const create = (language: string, entries: readonly object[]) =>
  createEntity({ entityclass, attributeset: ATTRIBUTESET, data: { language, entries } }, admin);

describe('the labels of a language', () => {
  test('are kept as they are, plurals, tags and what is known of each included', async () => {
    const entries = [plain, { ...plural, source: '1a2b3c4d' }, linked];
    const { data } = await create('da_DK', entries);
    expect(data).toEqual({ language: 'da_DK', entries });
  });

  test.each([
    ['an argument that does not end', 'Hej {name'],
    ['a plural without the form for all other numbers', '{count, plural, one {# række}}'],
    ['a tag that does not end', 'Læs <a>vilkårene'],
    ['an argument without a name', 'Hej {}'],
  ])('are refused for %s, with key and place', async (_, label) => {
    await expect(create('sv_SE', [plain, { key: 'home.title', label }])).rejects.toMatchObject({
      error: { status: 422, code: 'content.brokenLabel' },
      details: [
        {
          path: 'data.entries.1.label',
          code: 'content.brokenLabel',
          key: 'home.title',
          problem: expect.stringMatching(/^[A-Z_]+$/),
        },
      ],
    });
  });

  test('are refused all together, and each that is broken is named', async () => {
    const entries = [{ key: 'a', label: '{' }, plain, { key: 'b', label: '<b>' }];
    await expect(create('hr_HR', entries)).rejects.toMatchObject({
      details: [{ path: 'data.entries.0.label' }, { path: 'data.entries.2.label' }],
    });
    const saved = await create('hr_HR', [plain]);
    expect(saved).toMatchObject({ rev: 1, data: { entries: [plain] } });
  });

  test('are refused where a label is longer than a label may be, by its place', async () => {
    const long = { key: 'home.title', label: 'x'.repeat(LABEL_LENGTH + 1) };
    await expect(create('it_IT', [plain, long])).rejects.toMatchObject({
      error: { status: 400 },
      details: [{ path: 'data.entries.1.label' }],
    });
  });

  test('are refused from a revision that somebody else has changed, and nothing is lost', async () => {
    const { id } = await create('fr_FR', [plain]);
    const update = (entries: readonly object[]) =>
      updateFromPatch({ id, rev: 1, patch: { entries }, changeset: '' }, admin);
    await update([plain, plural]);
    await expect(update([linked])).rejects.toMatchObject({ error: { status: 409 } });
    const { data } = await getEntity({ id }, admin);
    expect(data.entries).toEqual([plain, plural]);
  });

  test('are checked however they are saved', async () => {
    const data = { language: 'es_ES', entries: [{ key: 'home.title', label: '{' }] };
    await expect(saveEntry({ entityclass, data }, admin)).rejects.toMatchObject({
      error: { code: 'content.brokenLabel' },
    });
  });
});
