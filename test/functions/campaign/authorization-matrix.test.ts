import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { grantedCalls } from '#test/support/granted-calls.ts';
import { recordCalls, recordedCalls } from '#test/support/recorded-calls.ts';
import { CALLERS } from './authorization-cells.ts';
import { type MatrixRun, makeMatrix } from './authorization-matrix.ts';
import { authorizationRows } from './authorization-rows.ts';
import { type CampaignStage, makeCampaignStage } from './campaign-stage.ts';
import { ENDPOINT_KEYS } from './endpoint-key.ts';
import { runJobs } from './run-jobs.ts';

const GRANTED = grantedCalls();

let stage: CampaignStage;
let matrix: MatrixRun;
beforeAll(async () => {
  recordCalls();
  stage = await makeCampaignStage();
  matrix = await makeMatrix({ stage, saves: () => stage.counts.saves });
});
afterAll(() => stage.stop());

describe('every call answers each of nine callers about own, others’ and foreign rows', () => {
  test.each(ENDPOINT_KEYS)('%s', async (key) => {
    expect(await matrix.wrongCells(key)).toEqual([]);
  });
});

test('what was refused changed nothing', async () => {
  expect(await matrix.now()).toEqual(matrix.before);
});

test('every call has a cell for every caller', () => {
  expect(Object.keys(authorizationRows).toSorted()).toEqual(ENDPOINT_KEYS.toSorted());
  const least = ENDPOINT_KEYS.length * CALLERS.length;
  console.info(`authorization matrix: ${ENDPOINT_KEYS.length} calls, ${matrix.cells()} cells`);
  expect(matrix.cells()).toBeGreaterThan(least);
});

test('no function was seen to make a call to AWS that its role has no right to', async () => {
  const waiting = await runJobs(stage.table);
  const seen = recordedCalls();
  const table = [...seen].map(([entry, calls]) => `${entry}: ${[...calls].toSorted().join(' ')}`);
  console.info(
    ['calls to AWS, recorded:', ...table.toSorted(), JSON.stringify(waiting)].join('\n'),
  );
  const unseen = [...GRANTED.keys()].filter((entry) => !seen.has(entry));
  expect(unseen).toEqual([]);
  expect(waiting.certifications).toBeGreaterThan(0);
  const beyond = [...seen].flatMap(([entry, calls]) =>
    [...calls].filter((call) => !isGranted(entry, call)).map((call) => `${entry}: ${call}`),
  );
  expect(beyond).toEqual([]);
});

function isGranted(entry: string, call: string): boolean {
  const [anywhere = ''] = call.split(' ');
  const granted = GRANTED.get(entry);
  return granted !== undefined && (granted.has(call) || granted.has(anywhere));
}
