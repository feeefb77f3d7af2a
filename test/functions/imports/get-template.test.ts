import { beforeAll, describe, expect, test } from 'vitest';
import { allImportTexts } from '#functions/imports/texts/import-texts-for.ts';
import { columnsOf } from '#shared/imports/import-columns.ts';
import { readCell } from '#shared/imports/read-cell.ts';
import { createRows } from '#test/support/create-rows.ts';
import { readRows } from '#test/support/read-rows.ts';
import { testId } from '#test/support/test-id.ts';
import { xlsxOf } from '#test/support/xlsx-of.ts';
import {
  callImports,
  type ImportStage,
  importSent,
  makeImportStage,
  offices,
  sendFile,
} from './import-stage.ts';

let stage: ImportStage;
beforeAll(async () => {
  stage = await makeImportStage();
  const labels = [{ lang: 'en_GB', label: 'Cattle' }];
  await createRows(stage.world, [
    { id: testId('cattle'), entityclass: 'animalkind', data: { labels } },
  ]);
});

const farm = { controlNumber: '100001', name: 'Gård', citycode: '8000', city: 'Aarhus C' };

describe.each([
  ['customers', 'ins', farm, {}],
  ['farmers', 'admin', farm, { controlBody: offices.ins.id }],
  ['offergroups', 'admin', { animalkind: 'Cattle', name: 'Angus' }, {}],
] as const)('the template of %s', (kind, as, values, options) => {
  test('is read with each column in its place; its example is not imported', async () => {
    const { who, world } = stage;
    const asked = { kind, language: 'de_DE' };
    const { content } = await callImports('getTemplate', who(as), asked, world);
    const template = Buffer.from(content, 'base64');
    const file = await sendFile(stage, template, as);
    const look = await callImports('lookAtFile', who(as), { ...asked, file }, world);
    const columns = Object.keys(columnsOf(kind));
    expect(look).toMatchObject({ format: 'xlsx', headerRow: 1, isKept: false });
    expect(look.mapping).toEqual(Object.fromEntries(columns.map((name, at) => [name, at])));

    const [headings = [], ...rows] = await readRows(template);
    const own = columns.map((name) => Reflect.get(values, name) ?? '');
    const filled = await sendFile(stage, xlsxOf([...rows, own], headings), as);
    const more = { ...asked, mapping: look.mapping, options };
    const job = await importSent(stage, filled, { as, dryRun: true, more });
    expect(rows).toHaveLength(1);
    expect(job).toMatchObject({ status: 'complete', counts: { read: 1, created: 1 } });
  });
});

test('the yes and no of the examples are read in every language', () => {
  const column = { reads: 'truth', most: 20, width: 12 } as const;
  const read = (text: string) => readCell({ kind: 'text', text }, column, 'AT');
  for (const { examples } of allImportTexts) {
    const { agreement = '' } = examples.customers;
    const { endangered = '' } = examples.offergroups;
    expect(read(agreement), agreement).toEqual({ text: 'true' });
    expect(read(endangered), endangered).toEqual({ text: 'false' });
  }
});
