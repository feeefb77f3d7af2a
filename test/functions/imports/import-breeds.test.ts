import { beforeAll, expect, test } from 'vitest';
import { exportKey } from '#functions/exports/export-key.ts';
import { incomingKey } from '#shared/entities/attached-file.ts';
import type { ImportJob } from '#shared/imports/endpoints.ts';
import { importColumns } from '#shared/imports/import-columns.ts';
import { IMPORT_ROWS } from '#shared/imports/limits.ts';
import { offergroupClass } from '#shared/masterdata/offergroup.ts';
import { exported } from '#test/functions/exports/export-stage.ts';
import { refusal } from '#test/functions/requests/request-stage.ts';
import { createRows } from '#test/support/create-rows.ts';
import { offerOf } from '#test/support/offers.ts';
import { testId } from '#test/support/test-id.ts';
import { xlsxOf } from '#test/support/xlsx-of.ts';
import {
  callImports,
  csv,
  type ImportStage,
  linesOf,
  makeImportStage,
  offices,
  runImport,
} from './import-stage.ts';

const HEADINGS = [
  'Kind of animal',
  'Breed',
  'Names in other languages',
  'Countries',
  'Category II',
  'Specifications',
  'Code',
  'Endangered',
];
const MAPPING = {
  animalkind: 0,
  name: 1,
  names: 2,
  countries: 3,
  category2: 4,
  specifications: 5,
  breedCode: 6,
  endangered: 7,
};
const label = (text: string) => [{ lang: 'en_GB' as const, label: text }];
const denmark = testId('DK');
const germany = testId('DE');
const cattle = testId('cattle');

let stage: ImportStage;
beforeAll(async () => {
  stage = await makeImportStage();
  const category = (name: string, more: object) => ({
    id: testId(name),
    entityclass: 'category2',
    data: { labels: label(name), ...more },
  });
  await createRows(stage.world, [
    {
      id: cattle,
      entityclass: 'animalkind',
      data: { labels: [...label('Cattle'), { lang: 'de_DE', label: 'Rinder' }] },
    },
    { id: testId('pigs'), entityclass: 'animalkind', data: { labels: label('Pigs') } },
    category('Dairy', { animalkinds: [cattle] }),
    category('Sows', { animalkinds: [testId('pigs')] }),
    category('German', { animalkinds: [cattle], country: germany }),
    category('Abroad', { animalkinds: [cattle], country: testId('nowhere') }),
    {
      id: testId('Simmental'),
      entityclass: 'offergroup',
      data: {
        labels: label('Simmental'),
        animalkind: cattle,
        offerSpecifications: [{ id: 'polled', labels: label('Polled') }],
      },
    },
    {
      id: testId('Simmentaler'),
      entityclass: 'offergroup',
      data: { labels: label('Simmentaler'), animalkind: cattle, sameAs: testId('Simmental') },
    },
    {
      id: testId('Angus'),
      entityclass: 'offergroup',
      data: {
        labels: label('Angus'),
        animalkind: cattle,
        activeInCountries: [denmark],
        category2: [testId('Dairy')],
        breedCode: '0042',
        endangered: true,
        adaptedBreed: true,
      },
    },
  ]);
});

async function send(bytes: Uint8Array): Promise<string> {
  const { world, who } = stage;
  const asked = { kind: 'offergroups', name: 'breeds.xlsx', size: bytes.length };
  const { file } = await callImports('createFile', who('admin'), asked, world);
  await world.files.put(incomingKey(offices.admin.id, file), 'application/octet-stream', bytes);
  return file;
}

const begin = (file: string, more: object = {}) =>
  callImports(
    'createJob',
    stage.who('admin'),
    {
      kind: 'offergroups',
      file,
      fileName: 'breeds.xlsx',
      mapping: MAPPING,
      language: 'en_GB',
      dryRun: false,
      partial: true,
      ...more,
    },
    stage.world,
  );

async function importRows(
  rows: readonly (readonly string[])[],
  dryRun = false,
): Promise<ImportJob> {
  const file = await send(xlsxOf(rows, HEADINGS));
  const { id } = await begin(file, { dryRun });
  await runImport(stage.world, id);
  return callImports('getJob', stage.who('admin'), { id }, stage.world);
}

const GOOD = [
  [
    'Cattle',
    'Murray Grey',
    'de_DE: Murray-Grau; fr-fr: Gris',
    'DK',
    'Dairy',
    'Red; Black',
    '99',
    'yes',
  ],
  ['cattle', 'SIMMENTAL', 'de_DE: Fleckvieh', '', '', 'polled; Red', '11', ''],
];

test('breeds are made and changed by kind and name; a dry run says the same, and changes nothing', async () => {
  const dryRun = await importRows(GOOD, true);
  expect(dryRun).toMatchObject({ status: 'complete', counts: { read: 2, created: 1, updated: 1 } });
  const old = await stage.world.store.latest(offergroupClass, testId('Simmental'));
  expect(old?.rev).toBe(1);

  const job = await importRows(GOOD);
  expect(job.counts).toEqual(dryRun.counts);
  const changed = await stage.world.store.latest(offergroupClass, testId('Simmental'));
  expect(changed?.data).toMatchObject({
    labels: [
      { lang: 'en_GB', label: 'SIMMENTAL' },
      { lang: 'de_DE', label: 'Fleckvieh' },
    ],
    breedCode: '11',
    endangered: false,
    // What offers name stays.
    offerSpecifications: [{ id: 'polled' }, { id: 'red', labels: label('Red') }],
  });
  const query = { entityClass: 'offergroup', group: 'all', keys: ['all'] };
  const filter = { field: 'breedCode', comparison: 'eq' as const, value: '99' };
  const { items } = await stage.world.search.hits({
    ...query,
    filter,
    sorting: [],
    pagination: { start: 0, limit: 10 },
  });
  const made = await stage.world.store.latest(offergroupClass, items[0]?.id ?? '');
  expect(made?.data).toEqual({
    labels: [
      { lang: 'en_GB', label: 'Murray Grey' },
      { lang: 'de_DE', label: 'Murray-Grau' },
      { lang: 'fr_FR', label: 'Gris' },
    ],
    animalkind: cattle,
    activeInCountries: [denmark],
    category2: [testId('Dairy')],
    offerSpecifications: [
      { id: 'red', labels: label('Red') },
      { id: 'black', labels: label('Black') },
    ],
    breedCode: '99',
    endangered: true,
    endangeredLists: [],
    adaptedBreed: false,
  });
  // The same file again finds all of it as it says.
  expect((await importRows(GOOD)).counts).toMatchObject({ read: 2, unchanged: 2 });

  const back = await callImports('takeBack', stage.who('admin'), { id: job.id }, stage.world);
  await runImport(stage.world, back.id);
  const restored = await stage.world.store.latest(offergroupClass, testId('Simmental'), {
    fresh: true,
  });
  expect(restored?.data).toEqual(old?.data);
});

test('a breed gains the countries and categories of a row, and one of all countries stays so', async () => {
  const breed = (name: string, activeInCountries: readonly string[]) => ({
    id: testId(name),
    entityclass: 'offergroup',
    data: {
      labels: label(name),
      animalkind: cattle,
      activeInCountries,
      category2: [testId('German')],
    },
  });
  await createRows(stage.world, [
    {
      id: germany,
      entityclass: 'country',
      data: { labels: label('Germany'), code: 'DE', domains: ['de.test'], languages: ['en_GB'] },
    },
    breed('Nordic', [germany]),
    breed('Worldwide', []),
  ]);
  const job = await importRows([
    ['Cattle', 'Nordic', '', 'DK', 'Dairy', '', '', ''],
    ['Cattle', 'Worldwide', '', 'DK', 'Dairy', '', '', ''],
  ]);
  expect(job.counts).toMatchObject({ updated: 2 });
  const category2 = [testId('German'), testId('Dairy')];
  const told = async (name: string) =>
    (await stage.world.store.latest(offergroupClass, testId(name), { fresh: true }))?.data;
  expect(await told('Nordic')).toMatchObject({
    activeInCountries: [germany, denmark],
    category2,
  });
  expect(await told('Worldwide')).toMatchObject({ activeInCountries: [], category2 });
});

test('taken back, a breed keeps a specification that offers have chosen since', async () => {
  const job = await importRows([['Cattle', 'Angus', '', '', '', 'Horned', '', '']]);
  const data = offerOf({
    country: denmark,
    offergroup: testId('Angus'),
    offerspecification: 'horned',
    animalkind: cattle,
  });
  await createRows(stage.world, [{ id: testId('horned offer'), entityclass: 'offer', data }]);
  const back = await callImports('takeBack', stage.who('admin'), { id: job.id }, stage.world);
  await runImport(stage.world, back.id);
  const angus = await stage.world.store.latest(offergroupClass, testId('Angus'), { fresh: true });
  expect(angus?.data.offerSpecifications).toMatchObject([{ id: 'horned' }]);
  expect(await linesOf(stage, back.id)).toMatchObject([{ code: 'usedSince', value: 'Angus' }]);
});

test.each(['en_GB', 'hu_HU'])(
  'a file of the breeds that was exported in %s is taken as it is, and changes nothing',
  async (language) => {
    const { world, who } = stage;
    const runParams = { language };
    const { id } = await exported(world, who('admin'), { config: 'offergroup', runParams });
    const file = await send(await world.files.get(exportKey(id)));
    const look = { kind: 'offergroups', file, language };
    const { mapping } = await callImports('lookAtFile', who('admin'), look, world);
    expect(Object.keys(mapping).toSorted()).toEqual(
      Object.keys(importColumns.offergroups)
        .filter((column) => column !== 'names')
        .toSorted(),
    );
    const begun = await begin(file, { mapping, language, dryRun: true });
    await runImport(world, begun.id);
    const { counts } = await callImports('getJob', who('admin'), { id: begun.id }, world);
    expect(counts.read).toBeGreaterThan(1);
    expect(counts.unchanged).toBe(counts.read);
  },
);

const FAULTS = [
  ['unknownAnimalkind', ['Yaks', 'A'], 'Yaks'],
  ['fields.required', ['Cattle', ''], ''],
  ['unknownLanguage', ['Cattle', 'A', 'xx_XX: B'], 'xx_XX: B'],
  ['unknownLanguage', ['Cattle', 'A', 'just words'], 'just words'],
  ['unknownCountry', ['Cattle', 'A', '', 'DK; Narnia'], 'Narnia'],
  ['unknownName', ['Cattle', 'A', '', '', 'Nothing'], 'Nothing'],
  ['otherAnimalkind', ['Cattle', 'A', '', '', 'Sows'], 'Sows'],
  ['countryNotCovered', ['Cattle', 'A', '', 'DK', 'Abroad'], 'DK'],
  ['fields.tooLong', ['Cattle', 'A', '', '', '', '', 'x'.repeat(21)], 'x'.repeat(21)],
  ['wrongTruth', ['Cattle', 'A', '', '', '', '', '', 'perhaps'], 'perhaps'],
  [
    'fields.tooMany',
    ['Cattle', 'A', '', '', '', Array.from({ length: 51 }, (_, n) => n).join(';')],
    /^0;1/,
  ],
  [
    'fields.tooMany',
    ['Cattle', 'Simmental', '', '', '', Array.from({ length: 50 }, (_, n) => n).join(';')],
    /^0;1/,
  ],
  ['fields.tooLong', ['Cattle', 'A', `de_DE: ${'x'.repeat(501)}`], /^de_DE: x/],
  ['fields.tooLong', ['Cattle', 'A', '', '', '', 'x'.repeat(501)], /^xxx/],
] as const;

test('a row is refused with its fault and the value at fault', async () => {
  // Each row names a breed of its own, or it would be listed twice.
  const rows = FAULTS.map(([, cells], row) =>
    Array.from(HEADINGS, (_, at) => (cells[at] === 'A' ? `A ${row}` : (cells[at] ?? ''))),
  );
  const job = await importRows(rows, true);
  expect(job.counts).toMatchObject({ failed: FAULTS.length });
  const lines = await linesOf(stage, job.id);
  expect(lines.map(({ row, code }) => [row, code])).toEqual(
    FAULTS.map(([code], at) => [at + 2, code]),
  );
  for (const [at, [, , value]] of FAULTS.entries()) expect(lines[at]?.value).toMatch(value);
});

test('two rows of one breed, 1,001 rows, other formats, missing columns and strangers are refused', async () => {
  const twice = await importRows(
    [
      GOOD[0] ?? [],
      ['CATTLE', 'murray  grey', '', '', '', '', '', ''],
      ['Rinder', 'Murray Grey', '', '', '', '', '', ''],
    ],
    true,
  );
  expect((await linesOf(stage, twice.id)).map(({ row, code }) => [row, code])).toEqual([
    [3, 'listedTwice'],
    [4, 'listedTwice'],
  ]);
  const many = Array.from({ length: IMPORT_ROWS.offergroups + 1 }, (_, at) => ['Cattle', `B${at}`]);
  expect(await importRows(many, true)).toMatchObject({
    status: 'failed',
    error: 'sheets.tooManyRows',
  });
  const text = await send(csv([['Cattle', 'A']], HEADINGS));
  expect(await refusal(begin(text))).toMatchObject({ code: 'imports.wrongFormat' });
  const file = await send(xlsxOf([['Cattle', 'A']], HEADINGS));
  expect(await refusal(begin(file, { mapping: { animalkind: 0 } }))).toMatchObject({
    code: 'imports.missingColumn',
  });
  expect(await refusal(begin(file, { partial: false }))).toMatchObject({
    code: 'imports.invalidRun',
  });
  const asked = { kind: 'offergroups', language: 'en_GB' };
  expect(
    await refusal(callImports('getConfig', stage.who('ins'), asked, stage.world)),
  ).toMatchObject({ code: 'imports.notAllowed' });
});
