import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeS3Files } from '#functions/kernel/adapters/s3-files.ts';
import { contentFits } from '#functions/kernel/attachments/content-fits.ts';
import type { Files } from '#functions/kernel/ports/files.ts';
import { makeNewId } from '#functions/kernel/ports/ids.ts';
import { makeLog } from '#functions/kernel/ports/log.ts';
import type { EntityStore } from '#functions/kernel/store/entity-store.ts';
import { referencesIn } from '#functions/kernel/store/references-in.ts';
import { makeTableClient } from '#functions/kernel/store/table.ts';
import { buildDemoData } from '#infra/demo/build-demo-data.ts';
import { type DemoEntity, demoId } from '#infra/demo/demo-entity.ts';
import { loadDemoData } from '#infra/demo/load-demo-data.ts';
import { attachmentKey } from '#shared/entities/attached-file.ts';
import type { AttachmentType } from '#shared/entities/limits.ts';
import { entityClasses } from '#shared/entity-classes.ts';
import { Upload } from '#shared/uploads/upload.ts';
import { isWholeRun } from '#test/support/campaign.ts';
import { createTestTable, testServices } from '#test/support/local-services.ts';
import { patientStore } from '#test/support/patient-world.ts';

const NOW = new Date('2026-03-02T08:00:00.000Z');
/** For a machine that has other things to do. */
const LONG_MS = 300_000;
const clock = { now: () => NOW };
const log = makeLog(() => {});
let files: Files;
const entities = buildDemoData(NOW);
const ids = entities.map(({ id }) => id);

async function emptyStore(): Promise<EntityStore> {
  const newId = makeNewId(clock, randomBytes);
  const table = await createTestTable();
  return patientStore({ client: makeTableClient(), table, entityClasses, clock, newId });
}

describe('loading the demo data', () => {
  let store: EntityStore;
  beforeAll(async () => {
    const { bucket } = await testServices();
    files = makeS3Files({ bucket, pathStyle: true });
    store = await emptyStore();
    await loadDemoData({ store, clock, log, files });
  });

  test('stores every entity as it was built, and a second time changes nothing', async () => {
    const stored = await store.untyped.latestOf(ids, { fresh: true });
    const expected = JSON.parse(
      JSON.stringify(entities.map(({ id, data, later }) => ({ id, data: later?.data ?? data }))),
    );
    expect(stored.map(({ id, data }) => ({ id, data }))).toEqual(expected);

    await loadDemoData({
      store,
      clock: { now: () => new Date('2026-04-01T08:00:00Z') },
      log,
      files,
    });
    expect(await store.untyped.latestOf(ids, { fresh: true })).toEqual(stored);
  });

  test('puts the file of every upload where it is read', async () => {
    const uploads = entities.filter(({ entityclass }) => entityclass === 'upload');
    expect(uploads.length).toBeGreaterThan(0);
    for (const { id, data } of uploads) {
      const { file } = Upload.parse(data);
      const bytes = await files.get(attachmentKey(id, file?.id ?? ''));
      expect(bytes.length).toBe(file?.size);
      expect(contentFits(file?.contentType as AttachmentType, bytes)).toBe(true);
    }
  });

  test('counts the numbers of the demo requests as given', async () => {
    const given = entities.filter(
      ({ entityclass, data }) =>
        entityclass === 'request-process' && String(Reflect.get(data, 'hid')).startsWith('DE-2026'),
    );
    expect(await store.nextNumber('hid#DE#2026')).toBe(given.length + 1);
  });
});

describe('loading the demo data on a bad day', { timeout: LONG_MS }, () => {
  const some = isWholeRun() ? entities : smallPart();
  const someIds = some.map(({ id }) => id);
  const holdsAll = async (store: EntityStore) => {
    expect(await store.untyped.latestOf(someIds, { fresh: true })).toHaveLength(some.length);
    const second = some.flatMap(({ id, later }) => (later ? [{ id, rev: 2 }] : []));
    expect(second.length).toBeGreaterThan(0);
    expect(await store.untyped.revisions(second)).toHaveLength(second.length);
  };

  test('writes again what the store gave up', async () => {
    const store = await emptyStore();
    const tried = new Set<string>();
    const faults = { lost: 0, unsaid: 0 };
    let firsts = 0;
    const busy: EntityStore = {
      ...store,
      save: async (save) => {
        const keys = save.changes.map((change) =>
          change.kind === 'create' ? change.id : `${change.before.id} again`,
        );
        const isFirst = keys.every((key) => !tried.has(key));
        for (const key of keys) tried.add(key);
        if (!isFirst) return store.save(save);
        // Of three that are tried for the first time one is lost, and of one nobody hears that it was saved.
        firsts += 1;
        if (firsts % 3 === 1) {
          faults.lost += 1;
          return [];
        }
        const saved = await store.save(save);
        if (firsts % 3 === 0) return saved;
        faults.unsaid += 1;
        throw new Error('The save was given up.');
      },
    };
    await loadDemoData({ store: busy, clock, log, files }, some);
    await holdsAll(store);
    expect(Math.min(faults.lost, faults.unsaid)).toBeGreaterThan(1);
  });

  test('that was broken off is completed by the next run', async () => {
    const store = await emptyStore();
    /** Some full batches. */
    let left = Math.floor(some.length / 45);
    const failing: EntityStore = {
      ...store,
      save: (save) => {
        left -= 1;
        return left < 0 ? Promise.reject(new Error('power cut')) : store.save(save);
      },
    };
    const broken = loadDemoData({ store: failing, clock, log, files }, some);
    await expect(broken).rejects.toThrow('power cut');
    expect(await store.untyped.latest(demoId('country.de'), { fresh: true })).toBeUndefined();
    const before = await store.untyped.latestOf(someIds, { fresh: true });
    expect(before.length).toBeGreaterThan(0);

    await loadDemoData({ store, clock, log, files }, some);
    await holdsAll(store);
  });
});

/** All countries, some offers that were changed and a request, with all that they refer to, in their order. */
function smallPart(): DemoEntity[] {
  const byId = new Map(entities.map((entity) => [entity.id, entity]));
  const needed = new Set<DemoEntity>();
  const add = (entity: DemoEntity | undefined): void => {
    if (entity === undefined || needed.has(entity)) return;
    needed.add(entity);
    const refs = referencesIn(entityClasses[entity.entityclass], entity.data);
    for (const { id } of refs) add(byId.get(id));
  };
  for (const entity of entities) if (entity.entityclass === 'country') add(entity);
  for (const entity of entities.filter(({ later }) => later).slice(0, 3)) add(entity);
  add(entities.find(({ entityclass }) => entityclass === 'request-process'));
  return entities.filter((entity) => needed.has(entity));
}
