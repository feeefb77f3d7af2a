import { beforeAll, expect, test } from 'vitest';
import { systemClock } from '#functions/kernel/ports/clock.ts';
import { makeTableClient } from '#functions/kernel/store/table.ts';
import { recordDecisions } from '#infra/operate/records/record-decisions.ts';
import type { RequestProcess } from '#shared/requests/entities/request-process.ts';
import { packageOf } from '#test/functions/requests/request-forms.ts';
import { processOf } from '#test/shared/requests/process-of.ts';
import { createRows } from '#test/support/create-rows.ts';
import { testServices } from '#test/support/local-services.ts';
import { patientWorld } from '#test/support/patient-world.ts';
import { testId } from '#test/support/test-id.ts';

const labels = [{ lang: 'de_DE', label: 'x' }];
const granted = {
  status: 'accepted',
  country: testId('DE'),
  package: { id: testId('full'), rev: 1 },
  decidedOn: '2025-06-01T08:00:00.000Z',
  decision: { animalsAsked: 3, animalsGranted: 2 },
} as const;

let said: string[];
let run: () => Promise<string[]>;
let createRequest: (name: string, more: Partial<RequestProcess>) => Promise<void>;
let count: (id: string) => Promise<boolean>;
beforeAll(async () => {
  const { config } = await testServices();
  const world = patientWorld(config);
  const { store } = world;
  await createRows(world, [
    {
      id: testId('DE'),
      entityclass: 'country',
      data: { labels, code: 'DE', domains: ['de.localhost'], languages: ['de_DE'] },
    },
    { id: testId('full'), entityclass: 'requestpackage', data: packageOf('full') },
    ...(['kept', 'deleted', 'open'] as const).map((name, index) => ({
      id: testId(name),
      entityclass: 'request-process',
      data: processOf({ ...(name === 'open' ? {} : granted), hid: `DE-2025-00000${index}` }),
    })),
  ]);
  const before = await store.untyped.latest(testId('deleted'));
  if (before === undefined) throw new Error('nothing to delete');
  await store.save({ changes: [{ kind: 'delete', before }], by: 'system', changeset: 'delete' });
  createRequest = (name, more) =>
    createRows(world, [
      {
        id: testId(name),
        entityclass: 'request-process',
        data: processOf({ ...granted, ...more }),
      },
    ]);
  run = async () => {
    said = [];
    const say = (line: string) => said.push(line);
    const table = { client: makeTableClient(), table: config.TABLE };
    await recordDecisions({ ...table, clock: systemClock, say });
    return said;
  };
  count = async (process) =>
    (await store.claimedBy('decisionrecord', 'process', process)) !== undefined;
});

test('granted requests get their records, deleted ones too; a second run changes nothing', async () => {
  expect(await run()).toEqual(['2 decisions recorded, 0 were there already; 1 other requests.']);
  expect(await count(testId('kept'))).toBe(true);
  expect(await count(testId('deleted'))).toBe(true);
  expect(await count(testId('open'))).toBe(false);
  expect(await run()).toEqual(['0 decisions recorded, 2 were there already; 1 other requests.']);
});

test('a request that cannot be recorded is named, and holds up no other one', async () => {
  await createRequest('lost', { hid: 'DE-2025-000007', country: testId('gone') });
  await createRequest('later', { hid: 'DE-2025-000008' });
  await expect(run()).rejects.toThrow(
    'Requests that could not be recorded: 1. Mend what the lines above name, and run it again.',
  );
  expect(said).toEqual([
    `Not recorded: ${testId('lost')}: The country of the request ${testId('lost')} is gone.`,
    '1 decisions recorded, 2 were there already; 1 other requests.',
  ]);
  expect(await count(testId('later'))).toBe(true);
});
