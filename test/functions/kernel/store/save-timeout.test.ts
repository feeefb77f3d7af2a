import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SAVE_TIMEOUT_MS } from '#functions/kernel/store/commit-save.ts';
import { makeEntityStore } from '#functions/kernel/store/make-entity-store.ts';
import { makeTableClient } from '#functions/kernel/store/table.ts';
import { testServices } from '#test/support/local-services.ts';
import { animalClass, createAnimal } from './test-store.ts';

/** A table that takes requests and never answers. */
const silent = createServer(() => {});
let endpoint: string;
beforeAll(async () => {
  await testServices();
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  endpoint = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
});
afterAll(() => {
  silent.closeAllConnections();
  silent.close();
});

test('a save that gets no answer is given up after five seconds, saying that its fate is unknown', async () => {
  const store = makeEntityStore({
    client: makeTableClient({ endpoint }),
    table: 'silent',
    entityClasses: { animal: animalClass },
    clock: { now: () => new Date('2026-03-02T08:00:00.000Z') },
    newId: randomUUID,
  });
  const begun = performance.now();
  await expect(createAnimal({ store }, { name: 'Alma', herd: 'north' })).rejects.toThrow(
    'whether it was written is unknown',
  );
  const ms = performance.now() - begun;
  expect(ms).toBeGreaterThan(SAVE_TIMEOUT_MS - 100);
  expect(ms).toBeLessThan(SAVE_TIMEOUT_MS + 2_000);
});
