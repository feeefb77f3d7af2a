import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { makeEntityStore } from '#functions/kernel/store/make-entity-store.ts';
import { makeTableClient } from '#functions/kernel/store/table.ts';
import { testServices } from '#test/support/local-services.ts';
import { animalClass, createAnimal } from './test-store.ts';

const timer = new AbortController();
/** A table that takes requests and never answers. The time of a save is over when it has one. */
const silent = createServer(() => timer.abort());
let endpoint: string;
beforeAll(async () => {
  await testServices();
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  endpoint = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
});
afterAll(() => {
  vi.restoreAllMocks();
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
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timer.signal);
  await expect(createAnimal({ store }, { name: 'Alma', herd: 'north' })).rejects.toThrow(
    'whether it was written is unknown',
  );
  expect(timeout.mock.calls).toEqual([[5_000]]);
});
