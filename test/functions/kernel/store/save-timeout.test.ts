import { randomUUID } from 'node:crypto';
import { afterAll, expect, test, vi } from 'vitest';
import { makeEntityStore } from '#functions/kernel/store/make-entity-store.ts';
import { makeTableClient } from '#functions/kernel/store/table.ts';
import { listen } from '#infra/local/listen.ts';
import { testServices } from '#test/support/local-services.ts';
import { animalClass, createAnimal } from './test-store.ts';

const timer = new AbortController();
/** A table that takes requests and never answers. The time of a save is over when it has one. */
const silent = await listen(() => timer.abort(), 0);
await testServices();
afterAll(async () => {
  vi.restoreAllMocks();
  await silent.close();
});

test('a save that gets no answer is given up after five seconds, saying that its fate is unknown', async () => {
  const store = makeEntityStore({
    client: makeTableClient({ endpoint: `http://127.0.0.1:${silent.port}` }),
    table: 'silent',
    entityClasses: { animal: animalClass },
    clock: { now: () => new Date('2026-03-02T08:00:00.000Z') },
    newId: randomUUID,
  });
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timer.signal);
  await expect(createAnimal({ store }, { name: 'Alma', herd: 'north' })).rejects.toThrow(
    'whether it was written is unknown',
  );
  expect(timeout.mock.calls).toEqual([[5_000]]);
});
