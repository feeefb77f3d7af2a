import { describe, expect, test } from 'vitest';
import { circumstancesAt } from '#shared/kernel/circumstances.ts';
import { GUEST } from '#shared/kernel/principal.ts';
import { readGroupFor, visibleEntity } from '#shared/kernel/row-rights.ts';
import { type Upload, uploadClass } from '#shared/uploads/upload.ts';
import { entityOf } from '#test/support/entity-of.ts';
import { principal } from '#test/support/principals.ts';
import { testId } from '#test/support/test-id.ts';

const owner = principal('SUP');
const reader = principal('AUT');
const stranger = principal('SUP', { account: testId('stranger') });
const administrator = principal('ADM');
const now = new Date('2026-03-02T08:00:00.000Z');
const minimal = { name: 'Zeugnis (2026)_1-a', category: 'request', owner: owner.account };

const uploadOf = (more: object = {}): Upload => uploadClass.schema.parse({ ...minimal, ...more });
const reachedBy = (who: typeof GUEST, data: Upload) =>
  Object.entries(uploadClass.groups).find(
    ([, group]) =>
      group ===
      readGroupFor(uploadClass, who, entityOf('upload', { ...data }), circumstancesAt(now)),
  )?.[0];

describe('class upload', () => {
  test('the minimal one is valid and gets its defaults', () => {
    expect(uploadOf()).toEqual({ ...minimal, logo: false, readers: [] });
  });

  test.each([
    ['an empty name', { name: '' }],
    ['a name with a dot', { name: 'logo.png' }],
    ['a name with a slash', { name: 'a/b' }],
    ['a name with a line break', { name: 'a\nb' }],
    ['a name of 101 characters', { name: 'a'.repeat(101) }],
    ['a category that does not exist', { category: 'music' }],
    ['no owner', { owner: undefined }],
    ['an unknown field', { size: 1 }],
  ])('refuses %s', (_, fields) => {
    expect(uploadClass.schema.safeParse({ ...minimal, ...fields }).success).toBe(false);
  });

  test('a request attachment is read by its owner, its readers and administrators', () => {
    const data = uploadOf({ readers: [reader.account] });
    expect(reachedBy(owner, data)).toBe('owner');
    expect(reachedBy(reader, data)).toBe('reader');
    expect(reachedBy(administrator, data)).toBe('administration');
    expect(reachedBy(stranger, data)).toBeUndefined();
    expect(reachedBy(GUEST, data)).toBeUndefined();
  });

  test.each([{ category: 'offer' }, { category: 'photo' }, { category: 'profile', logo: true }])(
    '%j is read by everybody while an offer or a seller shows it that everybody reads',
    (fields) => {
      const entity = entityOf('upload', { ...uploadOf(fields) });
      const circumstances = circumstancesAt(now);
      const shown = { ...circumstances, uploadsShown: new Set([entity.id]) };
      expect(readGroupFor(uploadClass, GUEST, entity, shown)).toBe(uploadClass.groups.shown);
      expect(readGroupFor(uploadClass, GUEST, entity, circumstances)).toBeUndefined();
      expect(readGroupFor(uploadClass, owner, entity, circumstances)).toBe(
        uploadClass.groups.owner,
      );
    },
  );

  test('readers do not see who else reads', () => {
    const data = uploadOf({ readers: [reader.account] });
    const entity = entityOf('upload', { ...data });
    const group = readGroupFor(uploadClass, reader, entity, circumstancesAt(now));
    const seen = group && visibleEntity(group, reader, entity, circumstancesAt(now));
    expect(seen?.data).toEqual({ ...minimal, logo: false });
  });

  test('only the owner creates, changes and deletes it', () => {
    const { create, update, remove } = uploadClass.write;
    const data = uploadOf();
    expect([create(owner, data), update(owner, data, data), remove(owner, data)]).toEqual([
      true,
      true,
      true,
    ]);
    for (const who of [stranger, administrator, GUEST]) {
      expect([create(who, data), update(who, data, data), remove(who, data)]).toEqual([
        false,
        false,
        false,
      ]);
    }
  });

  test('nobody gives an upload away', () => {
    const given = uploadOf({ owner: stranger.account });
    expect(uploadClass.write.update(owner, uploadOf(), given)).toBe(false);
  });

  test('the file and its readers are the product’s to set', () => {
    expect(uploadClass.fieldRights).toEqual({ file: 'system', readers: 'system' });
  });

  test('a search answers with own uploads alone', () => {
    const { owner: own, reader: read, shown } = uploadClass.groups;
    const nothing = () => undefined;
    expect(own?.choose(owner, nothing)).toEqual([owner.account]);
    expect(own?.choose(GUEST, nothing)).toBeUndefined();
    expect(own?.open(stranger, String(owner.account), circumstancesAt(now))).toBe(false);
    for (const group of [read, shown]) expect(group?.indexed).toBe(false);
  });
});
