import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { exportKey } from '#functions/exports/export-key.ts';
import { faultOf } from '#functions/imports/row-reader.ts';
import { incomingKey } from '#shared/entities/attached-file.ts';
import type { ImportJob } from '#shared/imports/endpoints.ts';
import { importColumns } from '#shared/imports/import-columns.ts';
import type { Principal } from '#shared/kernel/principal.ts';
import { DAY_MS } from '#shared/kernel/time.ts';
import { offerClass } from '#shared/offers/offer-class.ts';
import { exported } from '#test/functions/exports/export-stage.ts';
import { makeOfferWorld, type OfferWorld } from '#test/functions/offers/offer-world.ts';
import { refusal } from '#test/functions/requests/request-stage.ts';
import { readRows } from '#test/support/read-rows.ts';
import { testId } from '#test/support/test-id.ts';
import { xlsxOf } from '#test/support/xlsx-of.ts';
import { callImports, runImport } from './import-stage.ts';

const called = (de: string, en: string) => [
  { lang: 'de_DE', label: de },
  { lang: 'en_GB', label: en },
];
const DAIRY = 'Milchkuh';

let stage: OfferWorld;
beforeAll(async () => {
  stage = await makeOfferWorld();
  const cattle = testId('cattle');
  for (const name of ['supplier', 'stranger']) await stage.change(name, { ssoUsers: ['user-SUP'] });
  await stage.change('cattle', { labels: called('Rinder', 'Cattle') });
  await stage.change('pigs', { labels: called('Schweine', 'Pigs'), cat1Mandatory: false });
  await stage.put('offergroup', 'saddleback', {
    labels: called('Sattelschwein', 'Saddleback'),
    animalkind: testId('pigs'),
  });
  await stage.change('fleckvieh', { labels: called('Fleckvieh', 'Simmental') });
  await stage.change('country', {
    labels: called('Deutschland', 'Germany'),
    enabledAnimals: [cattle, testId('pigs')],
    animalkindsUsingPoultrySystem: [cattle],
  });
  await stage.change('region', { labels: called('Bayern', 'Bavaria') });
  const kinds = { animalkinds: [cattle] };
  await stage.put('animalusage', 'dairy', { labels: called(DAIRY, 'Dairy cow'), ...kinds });
  await stage.put('category1', 'cows', { labels: called('Kühe', 'Cows'), ...kinds });
  await stage.put('category2', 'young < 2', { labels: called('< 2 Jahre', '< 2 years'), ...kinds });
  await stage.put('category2', 'young > 2', { labels: called('> 2 Jahre', '> 2 years'), ...kinds });
  await stage.put('classification', 'herdbook', { labels: called('Herdbuch', 'Herd book') });
  await stage.put('offerfield', 'coat', {
    labels: called('Farbe', 'Coat'),
    entryType: 'multiselect',
    options: [
      { id: 'red', labels: called('Rot', 'Red') },
      { id: 'black', labels: called('Schwarz', 'Black') },
    ],
  });
  await stage.put('offerfield', 'weight', {
    labels: called('Gewicht', 'Weight'),
    entryType: 'numberfield',
  });
  await stage.put('offerfield', 'note', {
    labels: called('Bemerkung', 'Note'),
    entryType: 'textfield',
  });
});

/** An offer with something in every field that a row can tell. */
const full = () =>
  stage.create({
    offerspecification: '  two  blanks',
    animalusage: testId('dairy'),
    gender: 'female',
    category1: [testId('cows')],
    category2: testId('young < 2'),
    classification: testId('herdbook'),
    statusWeekly: [
      { calendarWeek: '2026-W12', from: '2026-03-16', to: '2026-03-22', available: 3 },
      { calendarWeek: '2026-W13', from: '2026-03-23', to: '2026-03-29', status: 'onRequest' },
    ],
    dynamicFields: [
      { field: testId('coat'), value: ['red', 'black'] },
      { field: testId('weight'), value: 412.5 },
      { field: testId('note'), value: '=ruhig;\nfromm' },
    ],
  });

async function exportedFile(format: 'xlsx' | 'csv' = 'xlsx', language = 'de_DE') {
  const { world, supplier } = stage;
  const asked = { config: 'offers', format, runParams: { language } };
  const { id } = await exported(world, supplier, asked);
  return world.files.get(exportKey(id));
}

async function send(bytes: Uint8Array, who: Principal): Promise<string> {
  const { world } = stage;
  const asked = { kind: 'offers', name: 'offers', size: bytes.length };
  const { file } = await callImports('createFile', who, asked, world);
  await world.files.put(incomingKey(who.account ?? '', file), 'application/octet-stream', bytes);
  return file;
}

async function imported(
  bytes: Uint8Array,
  { dryRun = false, language = 'de_DE', who = stage.supplier } = {},
): Promise<ImportJob> {
  const { world } = stage;
  const file = await send(bytes, who);
  const asked = { kind: 'offers', file, language };
  const { mapping } = await callImports('lookAtFile', who, asked, world);
  const how = { fileName: 'offers', mapping, dryRun, partial: true };
  const { id } = await callImports('createJob', who, { ...asked, ...how }, world);
  await runImport(world, id);
  return callImports('getJob', who, { id }, world);
}

const linesOf = async ({ id }: ImportJob) =>
  (await stage.world.jobs.lines(id, { limit: 100 })).items;
const offerOf = async ({ id }: { readonly id: string }) =>
  stage.world.store.latest(offerClass, id, { fresh: true });

/** The supplier's offers of so many animals. */
const offersOf = async (...amounts: readonly unknown[]) => {
  const { items } = await stage.world.rowsFor(stage.supplier).search({
    entityClass: 'offer',
    attributeFilter: { field: 'owner', comparison: 'eq', value: testId('supplier') },
    sorting: [{ field: 'amount', direction: 'asc' }],
    pagination: { start: 0, limit: 100 },
  });
  return items.filter(({ data }) => amounts.includes(data.amount));
};

const KEY = 'Kennung des Angebots (nicht ändern)';
type Cells = Readonly<Record<string, string>>;

/** The headings of an export, and the cells of one offer below them. */
async function exportedRow({ id }: { readonly id: string }) {
  const [headings = [], ...rows] = await readRows(await exportedFile());
  const row = rows.find((cells) => cells.includes(id)) ?? [];
  return { headings, row: Object.fromEntries(headings.map((name, at) => [name, row[at] ?? ''])) };
}
const fileOf = (headings: readonly string[], rows: readonly Cells[]) =>
  xlsxOf(
    rows.map((cells) => headings.map((heading) => cells[heading] ?? '')),
    headings,
  );

test('an export in either format is known by its headings, and changes nothing', async () => {
  const offer = await full();
  const ways = [
    ['xlsx', 'de_DE'],
    ['csv', 'en_GB'],
  ] as const;
  for (const [format, language] of ways) {
    const bytes = await exportedFile(format, language);
    const asked = { kind: 'offers', file: await send(bytes, stage.supplier), language };
    const { mapping } = await callImports('lookAtFile', stage.supplier, asked, stage.world);
    expect(Object.keys(mapping).toSorted()).toEqual(Object.keys(importColumns.offers).toSorted());
    const job = await imported(bytes, { language });
    expect(await linesOf(job)).toEqual([]);
    expect(job.counts).toEqual({ read: 1, unchanged: 1 });
  }
  expect((await offerOf(offer))?.rev).toBe(offer.rev);
});

test('changed cells change the offer as its form does, and a row without a key makes one', async () => {
  const offer = await full();
  await stage.change('country', { offerAutApproval: true });
  const { headings, row } = await exportedRow(offer);
  const bytes = fileOf(headings, [
    {
      ...row,
      Anzahl: '7',
      Verfügbarkeit: 'Später verfügbar',
      'Verfügbar ab': '01.06.2026',
      'Kategorie II': '> 2 Jahre',
      Wochen: '2026-W12: 5\n2026-W14: verfügbar',
      Nutzung: '',
      Farbe: 'Schwarz',
      Gewicht: '',
    },
    {
      Tierart: 'Rinder',
      'Rasse oder Herkunft': 'fleckvieh',
      Anzahl: '4',
      Verfügbarkeit: 'Verfügbar',
    },
  ]);
  const dryRun = await imported(bytes, { dryRun: true });
  expect((await offerOf(offer))?.rev).toBe(offer.rev);
  const job = await imported(bytes);
  expect(await linesOf(job)).toEqual([]);
  expect(job.counts).toEqual({ read: 2, updated: 1, created: 1 });
  expect(job.counts).toEqual(dryRun.counts);

  const changed = await offerOf(offer);
  expect(changed?.data).toMatchObject({
    amount: 7,
    status: 'later',
    availableFrom: '2026-06-01',
    category2: testId('young > 2'),
    statusWeekly: [
      { calendarWeek: '2026-W12', available: 5 },
      { calendarWeek: '2026-W14', status: 'available' },
    ],
    dynamicFields: [
      { field: testId('coat'), value: ['black'] },
      { field: testId('note'), value: '=ruhig;\nfromm' },
    ],
    autApproval: { status: 'pending' },
  });
  expect(changed?.data.animalusage).toBeUndefined();
  const made = { offergroup: testId('fleckvieh'), locationOfSale: testId('location') };
  expect(await offersOf(4)).toMatchObject([{ data: { ...made, region: testId('region') } }]);

  const back = await callImports('takeBack', stage.supplier, { id: job.id }, stage.world);
  await runImport(stage.world, back.id);
  expect(await callImports('getJob', stage.supplier, { id: back.id }, stage.world)).toMatchObject({
    counts: { restored: 1, removed: 1, kept: 0 },
  });
  const [begin] = offer.data.history.map((span) => span.begin);
  const history = [{ begin, end: begin }, { begin }];
  expect((await offerOf(offer))?.data).toEqual({ ...offer.data, history });
});

test('taken back, an offer stays where what it named before is gone by now', async () => {
  const { world, supplier, account, change } = stage;
  const gone = await stage.put('classification', 'gone', { labels: called('Alt', 'Old') });
  const { userData } = (await account())?.data ?? {};
  const [sold] = userData?.supData ?? [];
  const [place] = sold?.locationsOfSale ?? [];
  if (!userData || !sold || !place) throw new Error('The supplier has no place.');
  const sells = (...locationsOfSale: object[]) =>
    change('supplier', { userData: { ...userData, supData: [{ ...sold, locationsOfSale }] } });
  const former = { ...place, id: testId('former'), isDefault: false };
  const renamed = { ...former, address: { ...place.address, name: 'Alm' } };
  await sells(place, renamed);
  const classified = await stage.create({ classification: gone });
  const placed = await stage.create({ locationOfSale: testId('former') });
  const fine = await stage.create({ classification: testId('herdbook') });
  const rows = [
    [classified.id, 'Hof am See', 'Herdbuch', '11'],
    [placed.id, 'Hof am See', '', '11'],
    [fine.id, 'Hof am See', 'Herdbuch', '11'],
  ];
  const job = await imported(xlsxOf(rows, [KEY, 'Standort', 'Klassifikation', 'Anzahl']));
  expect(job.counts).toEqual({ read: 3, updated: 3 });
  await sells(place);
  const before = await world.store.untyped.latest(gone, { fresh: true });
  if (before === undefined) throw new Error('The class is gone already.');
  await world.store.save({
    changes: [{ kind: 'delete', before }],
    by: 'system',
    changeset: 'test',
  });

  const back = await callImports('takeBack', supplier, { id: job.id }, world);
  await runImport(world, back.id);
  const done = await callImports('getJob', supplier, { id: back.id }, world);
  expect(done.counts).toMatchObject({ restored: 1, kept: 2 });
  expect((await linesOf(done)).map(({ row, code }) => [row, code])).toEqual([
    [2, 'changedSince'],
    [3, 'changedSince'],
  ]);
  expect((await offerOf(fine))?.data).toEqual(fine.data);
  expect((await offerOf(classified))?.data.classification).toBe(testId('herdbook'));
  expect((await offerOf(placed))?.data.locationOfSale).toBe(testId('location'));
});

test('taken back, an offer is where its animals are now, and was offline as long as it was', async () => {
  const { world, supplier, account, change, time } = stage;
  const begun = time.now;
  await change('country', { offerAutApproval: false });
  const offer = await stage.create();
  const job = await imported(xlsxOf([[offer.id, 'Archiviert']], [KEY, 'Verfügbarkeit']));
  expect(job.counts).toEqual({ read: 1, updated: 1 });
  const { userData } = (await account())?.data ?? {};
  const [sold] = userData?.supData ?? [];
  const [place] = sold?.locationsOfSale ?? [];
  if (!userData || !sold || !place) throw new Error('The supplier has no place.');
  const geoPosition = { lat: 47.5, lon: 10.3 };
  const moved = { ...place, address: { ...place.address, city: 'Sonthofen', geoPosition } };
  await change('supplier', {
    userData: { ...userData, supData: [{ ...sold, locationsOfSale: [moved] }] },
  });
  onTestFinished(async () => {
    time.now = begun;
    await change('country', { offerAutApproval: true });
    await change('supplier', { userData });
  });
  time.now += 2 * DAY_MS;

  const back = await callImports('takeBack', supplier, { id: job.id }, world);
  await runImport(world, back.id);
  const instant = (now: number) => new Date(now).toISOString();
  expect((await offerOf(offer))?.data).toMatchObject({
    status: 'available',
    geoPosition,
    place: { city: 'Sonthofen' },
    history: [{ begin: instant(begun), end: instant(begun) }, { begin: instant(time.now) }],
  });
});

test('a row without a key that was sent before, or stands there twice, makes no second offer', async () => {
  const headings = [KEY, 'Tierart', 'Rasse oder Herkunft', 'Anzahl', 'Verfügbarkeit', 'Gewicht'];
  const row = ['', 'Rinder', 'Fleckvieh', '31', 'Verfügbar', '400'];
  const first = await imported(xlsxOf([row, row], headings));
  expect(first.counts).toEqual({ read: 2, created: 1, failed: 1 });
  expect(await linesOf(first)).toMatchObject([{ row: 3, code: 'listedTwice', detail: '2' }]);
  const heavier = row.with(5, '401');
  const again = await imported(xlsxOf([row, heavier], headings));
  expect(again.counts).toEqual({ read: 2, unchanged: 1, created: 1 });
});

test('rows that differ only in a column that no offer has make an offer each, however long it takes', async () => {
  const { world, supplier, time } = stage;
  const headings = ['Ohrmarke', KEY, 'Tierart', 'Rasse oder Herkunft', 'Anzahl', 'Verfügbarkeit'];
  const rows = Array.from({ length: 20 }, (_, index) => [
    `DE 09 ${index}`,
    ...['', 'Rinder', 'Fleckvieh', '77', 'Verfügbar'],
  ]);
  const asked = { kind: 'offers', file: await send(xlsxOf(rows, headings), supplier) };
  const language = 'de_DE';
  const { mapping } = await callImports('lookAtFile', supplier, { ...asked, language }, world);
  const how = { fileName: 'offers', language, mapping, dryRun: false, partial: true };
  const { id } = await callImports('createJob', supplier, { ...asked, ...how }, world);
  const now = () => {
    time.now += 4000;
    return new Date(time.now);
  };
  const job = () => callImports('getJob', supplier, { id }, world);
  let runs = 0;
  for (; runs < 20 && (await job()).status !== 'complete'; runs++)
    await runImport({ ...world, clock: { now } }, id);
  expect(runs).toBeGreaterThan(1);
  expect((await job()).counts).toEqual({ read: 20, created: 20 });
});

test('a new offer without a word on the spot market has the default of its category', async () => {
  await stage.change('cows', { spotMarketIsDefault: true });
  onTestFinished(() => stage.change('cows', { spotMarketIsDefault: false }));
  const headings = [KEY, 'Tierart', 'Rasse oder Herkunft', 'Verfügbarkeit', 'Anzahl'];
  const row = (...more: string[]) => ['', 'Rinder', 'Fleckvieh', 'Verfügbar', ...more];
  const rows = [row('51', 'Kühe', ''), row('52', 'Kühe', 'Nein'), row('53', '', '')];
  const bytes = xlsxOf(rows, [...headings, 'Kategorie I', 'Spotmarkt']);
  expect((await imported(bytes)).counts).toEqual({ read: 3, created: 3 });
  const made = await offersOf(51, 52, 53);
  expect(made.map(({ data }) => data.spotMarket)).toEqual([true, false, false]);
  expect((await imported(bytes)).counts).toEqual({ read: 3, unchanged: 3 });
});

test('a row may leave out every column but the key, and what it does not tell stays', async () => {
  const offer = await full();
  const job = await imported(xlsxOf([[offer.id, '11']], [KEY, 'Anzahl']));
  expect(job.counts).toEqual({ read: 1, updated: 1 });
  expect((await offerOf(offer))?.data).toMatchObject({
    amount: 11,
    animalusage: testId('dairy'),
    dynamicFields: offer.data.dynamicFields,
  });
});

test('each new kind of animals is among those that the supplier sells', async () => {
  const headings = [KEY, 'Tierart', 'Rasse oder Herkunft', 'Anzahl', 'Verfügbarkeit'];
  const rows = [
    ['', 'Rinder', 'Fleckvieh', '1', 'available'],
    ['', 'Schweine', 'Sattelschwein', '2', 'available'],
    ['', 'Rinder', 'Fleckvieh', '3', 'available'],
  ];
  const job = await imported(xlsxOf(rows, headings), { who: stage.stranger });
  expect(await linesOf(job)).toEqual([]);
  expect(job.counts).toEqual({ read: 3, created: 3 });
  const [sold] = (await stage.account('stranger'))?.data.userData.supData ?? [];
  expect(sold?.animalkindsSold.toSorted()).toEqual([testId('cattle'), testId('pigs')].toSorted());
});

test('a fault names row, column, value and reason, and its row changes nothing', async () => {
  const offer = await full();
  const faults = [
    ['Nutzung', 'Zirkus', 'fields.notAllowed'],
    ['Land', 'Narnia', 'fields.notAllowed'],
    ['Verbände', 'Verband Ost', 'fields.notAllowed'],
    ['Standort', 'Hof am Wald', 'offers.locationNotFound'],
    ['Anzahl', '1.000', 'fields.wrongFormat'],
    ['Anzahl', '', 'fields.required'],
    ['Anzahl', '0', 'fields.tooSmall'],
    ['Verfügbar ab', '2026-06-01', 'offers.dayNotAllowed'],
    ['Wochen', '2026-W12: viele', 'fields.notAllowed'],
    ['Farbe', 'Rot; Grün', 'fields.notAllowed'],
    [KEY, testId('nothing'), 'unknownOffer'],
    [KEY, 'x', 'unknownOffer'],
  ] as const;
  const { headings, row } = await exportedRow(offer);
  const rows = faults.map(([column, value]) => ({ ...row, [KEY]: '', [column]: value }));
  const otherKind = { ...row, Tierart: 'Schweine' };
  const job = await imported(fileOf(headings, [...rows, otherKind]));
  const lines = await linesOf(job);
  expect(lines.slice(0, faults.length)).toMatchObject(
    faults.map(([column, value, code], at) => ({ row: at + 2, column, value, code })),
  );
  expect(lines.slice(faults.length)).toContainEqual(
    faultOf(faults.length + 2, 'Rasse oder Herkunft', 'Fleckvieh', 'offers.otherAnimalkind'),
  );
  expect(job.counts).toEqual({ read: rows.length + 1, failed: rows.length + 1 });
  expect(job.hasFaultyRows).toBe(true);
  expect((await offerOf(offer))?.rev).toBe(offer.rev);
});

test('an offer of another supplier is unknown', async () => {
  const offer = await full();
  const bytes = xlsxOf([[offer.id, '11']], [KEY, 'Anzahl']);
  const job = await imported(bytes, { who: stage.stranger });
  expect((await linesOf(job)).map(({ code }) => code)).toEqual(['unknownOffer']);
  expect((await offerOf(offer))?.rev).toBe(offer.rev);
});

test('a supplier who has not accepted the terms changes and makes nothing, and is told why', async () => {
  const offer = await full();
  const headings = [KEY, 'Tierart', 'Rasse oder Herkunft', 'Anzahl', 'Verfügbarkeit'];
  const rows = [
    [offer.id, 'Rinder', 'Fleckvieh', '9', 'Verfügbar'],
    ['', 'Rinder', 'Fleckvieh', '8', 'Verfügbar'],
  ];
  const { supExtra } = (await stage.account())?.data ?? {};
  await stage.change('supplier', { supExtra: { ...supExtra, tosAcceptedOn: undefined } });
  const job = await imported(xlsxOf(rows, headings));
  await stage.change('supplier', { supExtra });
  expect((await linesOf(job)).map(({ code }) => code)).toEqual([
    'offers.tosNotAccepted',
    'offers.tosNotAccepted',
  ]);
  expect(job.counts).toEqual({ read: 2, failed: 2 });
  expect((await offerOf(offer))?.rev).toBe(offer.rev);
});

test('a file without the column of the key, which would double every offer, does not begin', async () => {
  const file = await send(xlsxOf([['Rinder', '1']], ['Tierart', 'Anzahl']), stage.supplier);
  const asked = { kind: 'offers', file, fileName: 'x', language: 'de_DE', dryRun: true };
  const begin = (more: object) =>
    callImports('createJob', stage.supplier, { ...asked, ...more }, stage.world);
  const mapping = { animalkind: 0, amount: 1 };
  expect(await refusal(begin({ mapping, partial: true }))).toMatchObject({
    code: 'imports.missingColumn',
  });
  expect(await refusal(begin({ mapping, partial: false }))).toMatchObject({
    code: 'imports.invalidRun',
  });
});
