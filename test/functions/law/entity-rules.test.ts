import { expect, test } from 'vitest';
import { deleteEntity } from '#functions/entities/saving/delete-entity.ts';
import { saveEntry, writeEntity } from '#functions/entities/saving/write-entity.ts';
import { EU_LAW } from '#shared/law/eu-law.ts';
import { makeEntitiesWorld } from '#test/functions/entities/entities-world.ts';
import { principal } from '#test/support/principals.ts';

test('a law is deleted and put off until it begins in its country, and never after', async () => {
  const world = await makeEntitiesWorld();
  const admin = world.as(principal('ADM'));
  const put = (code: string) =>
    world.put('country', {
      labels: [{ lang: 'en_GB', label: code }],
      code,
      domains: [`${code.toLowerCase()}.test`],
      languages: ['en_GB'],
    });
  const [country, other] = [await put('CH'), await put('AT')];
  const lawFrom = (validFrom: string) => {
    const data = { internalName: validFrom, country: country.id, validFrom, ...EU_LAW };
    return saveEntry({ entityclass: 'countrylaw', data }, admin);
  };
  const save = ({ id, rev }: { id: string; rev: number }, patch: object) =>
    writeEntity({ writing: { kind: 'patch', id, rev, patch }, changeset: '' }, admin);
  const [begun, next, later] = [
    await lawFrom('2026-03-02'),
    await lawFrom('2026-03-03'),
    await lawFrom('2026-03-04'),
  ];
  const hasBegun = { error: { status: 422, code: 'law.hasBegun' } };
  await expect(deleteEntity({ id: begun.id }, admin)).rejects.toMatchObject(hasBegun);
  await expect(save(begun, { validFrom: '2026-03-05' })).rejects.toMatchObject(hasBegun);
  await expect(save(begun, { country: other.id })).rejects.toMatchObject(hasBegun);
  await save(begun, { validFrom: '2026-03-01' });
  world.time.now = Date.parse('2026-03-02T23:30:00.000Z');
  await expect(deleteEntity({ id: next.id }, admin)).rejects.toMatchObject(hasBegun);
  expect(await deleteEntity({ id: later.id }, admin)).toEqual({});
});
