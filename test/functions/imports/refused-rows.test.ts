import { beforeAll, expect, test } from 'vitest';
import { testId } from '#test/support/test-id.ts';
import {
  csv,
  farm,
  farmOf,
  type ImportStage,
  imported,
  linesOf,
  makeImportStage,
  offices,
} from './import-stage.ts';

const endedOn = '2026-01-01T00:00:00.000Z';
const row = (number: string, more: Partial<Record<number, string>> = {}) =>
  [number, `Gård ${number}`, 'Vej 1', '8000', 'Aarhus C', '', '', '', '', ''].map(
    (cell, at) => more[at] ?? cell,
  );
const many = (count: number) => Array.from({ length: count }, (_, at) => testId(`office ${at}`));

let stage: ImportStage;
beforeAll(async () => {
  stage = await makeImportStage([
    farm('200001', { ties: many(10).map((ins) => ({ ins, deactivatedOn: endedOn })) }),
    farm('200002', { userData: { asoData: many(20).map((aso) => ({ aso })) } }),
    farm('200003', {
      userData: {
        emails: many(10).map((_, at) => ({ email: `${at}@example.org`, status: 'open' as const })),
      },
    }),
  ]);
});

test('a farm that its class would refuse is a faulty row, and the other rows are imported', async () => {
  const job = await imported(
    stage,
    csv([
      row('200001'),
      row('200002', { 9: 'Dyrevelfærd' }),
      row('200003', { 7: 'new@example.org' }),
      row('300001'),
    ]),
  );
  expect(job).toMatchObject({ status: 'complete', counts: { read: 4, created: 1, failed: 3 } });
  expect(await linesOf(stage, job.id)).toEqual([
    { row: 2, column: 'Control number', value: '200001', code: 'fields.tooMany', detail: '10' },
    { row: 3, column: 'Associations', value: 'Dyrevelfærd', code: 'fields.tooMany', detail: '20' },
    { row: 4, column: 'E-mail', value: 'new@example.org', code: 'fields.tooMany', detail: '10' },
  ]);
  expect((await farmOf(stage, '300001'))?.data.userData.insData).toMatchObject([
    { ins: offices.ins.id },
  ]);
});

test('a town with a long name is the name of the place of sale as far as that reaches', async () => {
  const city = `Aarhus ${'C'.repeat(190)}`;
  const job = await imported(stage, csv([row('300002', { 4: city })]));
  expect(job.counts).toMatchObject({ created: 1 });
  const { address, supData } = (await farmOf(stage, '300002'))?.data.userData ?? {};
  expect(address?.city).toBe(city);
  expect(supData?.[0]?.locationsOfSale[0]?.internalName).toBe(city.slice(0, 120));
});
