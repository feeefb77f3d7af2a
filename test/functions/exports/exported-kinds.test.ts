import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { read as readBySheetJs, utils, type WorkSheet } from '@e965/xlsx';
import { readXlsx } from 'hucre/xlsx';
import { beforeAll, expect, test } from 'vitest';
import { exportKey } from '#functions/exports/export-key.ts';
import { exportedRows } from '#functions/exports/exported-kinds.ts';
import { fileTextsFor } from '#functions/exports/texts/file-texts-for.ts';
import type { World } from '#functions/kernel/context.ts';
import { classScreens, SCREEN_CLASSES, type ScreenClassName } from '#shared/class-screens.ts';
import { EXPORT_KINDS, type ExportKind } from '#shared/exports/export-kind.ts';
import { EXPORT_VIEW_COLUMNS, EXPORT_VIEWS_COLUMNS } from '#shared/exports/limits.ts';
import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { type Labels, labelFor } from '#shared/kernel/label.ts';
import type { Principal } from '#shared/kernel/principal.ts';
import { recordOf } from '#shared/kernel/record-of.ts';
import { EU_LAW } from '#shared/law/eu-law.ts';
import type { Offer } from '#shared/offers/offer.ts';
import { referenceRows } from '#test/functions/campaign/reference-rows.ts';
import { requestOffer } from '#test/functions/requests/request-offer.ts';
import { people } from '#test/functions/requests/request-people.ts';
import {
  contextFor,
  makeRequestStage,
  type RequestStage,
  refusal,
} from '#test/functions/requests/request-stage.ts';
import { accountOf } from '#test/support/accounts.ts';
import { drawn, isWholeRun } from '#test/support/campaign.ts';
import { createRows, rowOf } from '#test/support/create-rows.ts';
import { testId } from '#test/support/test-id.ts';
import {
  callExports,
  callerOf,
  deleteRequest,
  ENGLISH,
  exported,
  readExport,
  texts,
} from './export-stage.ts';

const run = promisify(execFile);
const admin = accountOf('ADM', 'administrator', { ssoUsers: ['administrator'] });
let stage: RequestStage;
let world: World;
let deleted: Awaited<ReturnType<typeof deleteRequest>>;
beforeAll(async () => {
  stage = await makeRequestStage();
  ({ world } = stage);
  await stage.reach.decide();
  await stage.reach.send({ sup: people.sup.id, package: { id: testId('telling') } });
  await stage.reach.send({
    type: 'association',
    aso: people.aso.id,
    package: { id: testId('association') },
  });
  for (const [person, { id, data }] of Object.entries(people)) {
    const isOffice = data.staticData.role === 'INS' || data.staticData.role === 'ASO';
    const staticData = { ...data.staticData, ...(isOffice && { agrImport: true }) };
    await stage.put('account', id, { ...data, staticData, ssoUsers: [person] });
  }
  await stage.put('account', admin.id, admin.data);
  deleted = await deleteRequest(stage, await readerOf('ADM'));
  await stage.put('offerfield', testId('horns'), horns);
  await stage.put('offergroup', testId('angus'), {
    labels: [{ lang: 'en_GB', label: 'Angus' }],
    animalkind: testId('cattle'),
    offerSpecifications: [{ id: 'red', labels: [{ lang: 'en_GB', label: 'Red Angus' }] }],
  });
  await createRows(world, classRows);
  const more = { owner: people.sup.id, region: testId('Bavaria') };
  await stage.put('offer', testId('red heifers'), requestOffer({ ...more, ...redHeifers }));
  await stage.put(
    'offer',
    testId('waiting'),
    requestOffer({ ...more, autApproval: { status: 'pending' } }),
  );
  await stage.put('offer', testId('stranger'), requestOffer({ owner: people.otherSup.id }));
});

/** Rows of the classes that the stage has none of. */
const classRows = [
  ...referenceRows.filter(
    ({ entityclass }) =>
      !/^(animalkind|country|region|request.*|offer.*|i18nlabels)$/.test(entityclass),
  ),
  rowOf('ruleset', testId('rules'), { name: 'Rules', public: false, paths: [], rules: [] }),
  rowOf('countrycalendar', testId('calendar'), {
    internalName: 'Holidays',
    country: testId('DE'),
    holidays: [{ labels: [{ lang: 'en_GB', label: 'Epiphany' }], on: '01-06' }],
  }),
  rowOf('countrylaw', testId('law'), {
    ...EU_LAW,
    internalName: 'Law',
    country: testId('DE'),
    validFrom: '2026-01-01',
  }),
];

const horns = {
  labels: [{ lang: 'en_GB', label: 'Horns' }],
  descriptions: [],
  entryType: 'select',
  type: 'filter',
  options: [{ id: 'polled', labels: [{ lang: 'en_GB', label: 'Polled' }], enabled: true }],
  optionGroups: [],
};
const redHeifers: Partial<Offer> = {
  gender: 'female',
  offerspecification: 'red',
  place: { name: 'Sunny farm', citycode: '00123', city: 'Aubach' },
  statusWeekly: [
    { calendarWeek: '2026-W12', from: '2026-03-16', to: '2026-03-22', available: 2 },
    { calendarWeek: '2026-W13', from: '2026-03-23', to: '2026-03-29', status: 'onRequest' },
  ],
  dynamicFields: [{ field: testId('horns'), value: 'polled' }],
};

/** The account of somebody of each role. */
const ACCOUNTS = {
  ADM: { user: 'administrator', account: admin.id },
  SUP: { user: 'sup', account: people.sup.id },
  AGR: { user: 'farmer', account: people.farmer.id },
  INS: { user: 'ins', account: people.ins.id },
  AUT: { user: 'aut', account: people.aut.id },
  ASO: { user: 'aso', account: people.aso.id },
} as const;
const ROLES = Object.keys(ACCOUNTS) as (keyof typeof ACCOUNTS)[];

const readerOf = (role: keyof typeof ACCOUNTS) => callerOf(stage, ACCOUNTS[role]);

const { headings } = await fileTextsFor('en_GB');

/** The list of a class of the administration: its rows are named by the field that names them on the screen. */
function classList(type: ScreenClassName): List {
  const fields = classScreens[type].fields;
  const field = ['title', 'internalName', 'labels', 'name', 'inviteDays'].find(
    (name) => name in fields,
  );
  return {
    heading: headings[type][field ?? ''] ?? '',
    name: ({ data }) => {
      const value = read(data, field ?? '') as Labels | string | number;
      return typeof value === 'object' ? labelFor(value, 'en_GB') : String(value);
    },
  };
}

type List = {
  readonly heading: string;
  readonly name?: (row: Entity) => unknown;
  readonly filter?: (who: Principal) => AttributeFilter;
  /** The names of rows that no search finds. */
  readonly told?: (who: Principal) => Promise<readonly unknown[]>;
};

/** The filter of the list from which a role exports; a heading that names its rows, and that name in a row. */
const LISTS: Readonly<Record<ExportKind, List>> = {
  ...recordOf(SCREEN_CLASSES, classList),
  requests: { heading: 'Request number', name: ({ data }) => read(data, 'hid') },
  customers: { heading: 'Farm', name: ({ data }) => read(data, 'staticData.name') },
  accounts: { heading: 'Name', name: ({ data }) => read(data, 'staticData.name') },
  offers: {
    heading: 'Approval',
    name: ({ data }) => APPROVALS[String(read(data, 'autApproval.status'))],
    filter: (who) =>
      who.roles.includes('AUT')
        ? { field: 'autApproval.status', comparison: 'in', value: ['pending', 'accepted'] }
        : { field: 'owner', comparison: 'eq', value: people.sup.id },
  },
  deletedRequests: {
    heading: 'Request number',
    filter: () => ({ field: 'id', comparison: 'eq', value: deleted.id }),
    told: async () => [deleted.hid],
  },
};
const APPROVALS: Readonly<Record<string, string>> = {
  none: 'Not needed',
  pending: 'Waiting for approval',
};

const read = (data: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], data);

const pairs = EXPORT_KINDS.flatMap((kind) => ROLES.map((role) => ({ kind, role })));
const isGiven = ({ kind, role }: (typeof pairs)[number]) => exportedRows[kind].who.includes(role);

/** The export of a list by a role, and the filter of that list. */
async function askedBy({ kind, role }: (typeof pairs)[number]) {
  const reader = await readerOf(role);
  const searchFilter = LISTS[kind].filter?.(reader);
  return { reader, searchFilter, input: { config: kind, ...(searchFilter && { searchFilter }) } };
}

const given = pairs.filter(isGiven);
/** Lists of screens are exported in one way: of these a run tries some. */
const ofScreens = given.filter(({ kind }) => kind in classScreens);
const others = given.filter(({ kind }) => !(kind in classScreens));
test.each([...others, ...drawn('exported screens', ofScreens)])(
  'an export of $kind by the role $role holds the rows that a list shows it',
  async ({ kind, role }) => {
    const { reader, input } = await askedBy({ kind, role });
    const rows = await rowsFor(role, input);
    expect(texts(rows, LISTS[kind].heading).toSorted()).toEqual(
      (await namesShown(kind, reader)).toSorted(),
    );
    expect(rows.length).toBeGreaterThan(0);
  },
);

/** The names of the rows that a list shows its reader. */
async function namesShown(kind: ExportKind, reader: Principal): Promise<readonly unknown[]> {
  const { name, filter, told } = LISTS[kind];
  const rows = exportedRows[kind];
  if ('list' in rows) return told?.(reader) ?? [];
  const filters = [rows.condition?.(reader), filter?.(reader)];
  const { items } = await contextFor(world, reader).rows.search({
    entityClass: rows.entityClass,
    attributeFilter: { $and: filters.filter((condition) => condition !== undefined) },
    pagination: { start: 0, limit: 100 },
    sorting: [],
  });
  return items.map((row) => name?.(row));
}

test.each(pairs.filter((pair) => !isGiven(pair)))(
  'an export of $kind does not exist for the role $role',
  async ({ kind, role }) => {
    const { reader, input } = await askedBy({ kind, role });
    const refused = { code: 'exports.unknownConfig', status: 404 };
    const begun = callExports('createJob', reader, { ...ENGLISH, ...input }, world);
    expect(await refusal(begun)).toMatchObject(refused);
    const asked = callExports('getConfig', reader, { alias: kind, language: 'en_GB' }, world);
    expect(await refusal(asked)).toMatchObject(refused);
  },
);

/** The rows of a file that somebody of this role exports. */
async function rowsFor(role: keyof typeof ACCOUNTS, input: object) {
  const job = await exported(world, await readerOf(role), input);
  expect(job).toMatchObject({ status: 'complete' });
  return readExport(world, job.id);
}

/** The row with this name. */
async function rowWith(
  role: keyof typeof ACCOUNTS,
  input: object,
  [heading, name]: [string, string],
) {
  return (await rowsFor(role, input)).find((row) => row[heading]?.text === name);
}

test('a file of customers has number, town, state and the tie to the office, days and truths in their own types', async () => {
  const { data } = people.farmer;
  await stage.put('account', people.farmer.id, {
    ...data,
    ssoUsers: ['farmer'],
    adminMemo: 'a memo',
    userData: {
      ...data.userData,
      address: { ...data.userData.address, citycode: '01234', phone: '+49 800 1' },
      insData: [{ ins: people.ins.id, agreementOn: '2026-01-05T23:30:00.000Z' }],
      certification: { active: true, since: '2026-02-01T12:00:00.000Z' },
    },
  });
  const row = await rowWith('INS', { config: 'customers' }, ['Farm', 'farmer']);
  expect(row).toMatchObject({
    'Control number': { text: 'DE-BY-006-12345-A' },
    'Postal code': { kind: 'text', text: '01234' },
    Phone: { kind: 'text', text: '+49 800 1' },
    State: { text: 'Active' },
    Certified: { kind: 'truth', text: 'true' },
    'Certificate as of': { kind: 'day', text: '2026-02-01' },
    'Agreement of': { kind: 'day', text: '2026-01-06' },
    'Control bodies': { text: 'ins' },
    Associations: { text: 'aso' },
  });
  expect(JSON.stringify(row)).not.toContain('memo');
  const member = await rowWith('ASO', { config: 'customers' }, ['Farm', 'farmer']);
  expect(member?.['Agreement of']).toBeUndefined();
});

test('the views of one user have room for all columns of all kinds', () => {
  const counts = EXPORT_KINDS.map((kind) => Object.keys(exportedRows[kind].columns).length);
  expect(Math.max(...counts)).toBeLessThanOrEqual(EXPORT_VIEW_COLUMNS);
  expect(counts.reduce((sum, count) => sum + count)).toBeLessThanOrEqual(EXPORT_VIEWS_COLUMNS);
});

/** LibreOffice, which a night's machine has, opens a file and saves it again. */
async function savedByLibreOffice(file: Buffer): Promise<Buffer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'libreoffice-'));
  try {
    const given = path.join(folder, 'given.xlsx');
    await writeFile(given, file);
    const own = `-env:UserInstallation=${pathToFileURL(path.join(folder, 'profile'))}`;
    const saves = [own, '--headless', '--convert-to', 'xlsx', '--outdir'];
    await run('soffice', [...saves, path.join(folder, 'saved'), given]);
    return await readFile(path.join(folder, 'saved', 'given.xlsx'));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** How a file is read by SheetJS, and at night what LibreOffice made of it. */
const PROGRAMS = {
  SheetJS: async (file: Buffer) => file,
  ...(isWholeRun() && { LibreOffice: savedByLibreOffice }),
};

test.each(Object.entries(PROGRAMS))(
  '%s reads a file: columns, umlauts, leading zeros, days as days, the heading in sight, no formula',
  async (_name, open) => {
    const { data } = people.farmer;
    const { controlNumber: _, ...userData } = data.userData;
    const names = ['=1+1', '+1+1', '-1+1', '@SUM(1)'];
    for (const name of names)
      await stage.put('account', testId(name), {
        ...data,
        staticData: { ...data.staticData, name },
        userData: {
          ...userData,
          address: { citycode: '01234', city: 'Größe-Ähn', phone: '+49 800 1' },
          insData: [{ ins: people.ins.id, agreementOn: '2026-01-05T12:00:00.000Z' }],
        },
      });
    const { id } = await exported(world, await readerOf('INS'), {
      config: 'customers',
      columns: ['name', 'citycode', 'city', 'phone', 'agreementOn'],
      searchFilter: { field: 'userData.address.city', comparison: 'eq', value: 'Größe-Ähn' },
    });
    const written = Buffer.from(await world.files.get(exportKey(id)));
    const book = readBySheetJs(await open(written), {
      cellDates: true,
      UTC: true,
      cellStyles: true,
    });
    const sheet: WorkSheet = book.Sheets[book.SheetNames[0] ?? ''] ?? {};
    const rows: unknown[][] = utils.sheet_to_json(sheet, { header: 1, UTC: true });
    const [head, ...body] = rows;
    expect(head).toEqual(['Farm', 'Postal code', 'Town', 'Phone', 'Agreement of']);
    expect(body.map(([name]) => name).toSorted()).toEqual(names.toSorted());
    for (const [, ...cells] of body)
      expect(cells).toEqual(['01234', 'Größe-Ähn', '+49 800 1', new Date(Date.UTC(2026, 0, 5))]);
    expect(Object.values(sheet).filter((cell) => cell?.f !== undefined)).toEqual([]);
    expect(sheet['!autofilter']).toEqual({ ref: 'A1:E5' });
    expect(sheet['!cols']?.[0]?.width).toBe(30);
    // Without a window, LibreOffice forgets how a sheet is looked at.
    const { sheets } = await readXlsx(written);
    expect(sheets[0]?.freezePane).toMatchObject({ rows: 1 });
  },
);

test('a file of accounts says role, state and duties of each', async () => {
  const authority = await rowWith('ADM', { config: 'accounts' }, ['Name', 'aut']);
  expect(authority).toMatchObject({ Role: { text: 'Authority' }, State: { text: 'Active' } });
  expect(authority?.['Responsible for']?.text).toBeDefined();
  const gone = await rowWith('ADM', { config: 'accounts' }, ['Name', 'goneSup']);
  expect(gone).toMatchObject({ Role: { text: 'Supplier' }, State: { text: 'Deactivated' } });
});

test('a file of offers has strain, weeks and a column for each further field', async () => {
  const filter = { field: 'owner', comparison: 'eq', value: people.sup.id } as const;
  const asked = { config: 'offers', searchFilter: filter };
  const row = await rowWith('SUP', asked, ['Location', 'Sunny farm']);
  expect(row).toMatchObject({
    Supplier: { text: 'sup' },
    'Postal code': { kind: 'text', text: '00123' },
    'Breed or origin': { text: 'Angus' },
    Specification: { text: 'Red Angus' },
    Sex: { text: 'female' },
    Number: { kind: 'number', text: '3' },
    Weeks: { text: '2026-W12: 2\n2026-W13: on request' },
    Horns: { text: 'Polled' },
    Approval: { text: 'Not needed' },
  });
});

test('a supplier that asks for the market takes out its own offers only', async () => {
  await stage.put(
    'offer',
    testId('of a rival'),
    requestOffer({ owner: people.otherSup.id, place: { name: 'Rival farm' } }),
  );
  const market = {
    $and: [
      { field: 'country', comparison: 'eq', value: testId('DE') },
      { field: 'animalkind', comparison: 'eq', value: testId('cattle') },
    ],
  };
  const rows = await rowsFor('SUP', { config: 'offers', searchFilter: market });
  const suppliers = new Set(texts(rows, 'Supplier'));
  expect([...suppliers]).toEqual(['sup']);
});

test('a file of breeds has their names in each language and the names of what belongs to them', async () => {
  const label = (text: string) => [{ lang: 'en_GB', label: text }];
  await stage.put('category2', testId('Dairy'), { labels: label('Dairy') });
  await stage.put('offergroup', testId('Simmental'), {
    labels: [{ lang: 'de_DE', label: 'Fleckvieh' }, ...label('Simmental')],
    animalkind: testId('cattle'),
    category2: [testId('Dairy'), testId('hardy')],
    endangered: true,
    offerSpecifications: [
      { id: 'red', labels: label('Red') },
      { id: 'polled', labels: label('Polled') },
    ],
  });
  const row = await rowWith('ADM', { config: 'offergroup' }, ['Name', 'Simmental']);
  expect(row).toMatchObject({
    'Deutsch: Name': { text: 'Fleckvieh' },
    'Categories II': { text: 'Dairy; Name' },
    'In danger of being lost': { kind: 'truth', text: 'true' },
    Specifications: { text: 'Red; Polled' },
  });
});

test('a file of countries or laws has numbers and days in their own types, and words of choices', async () => {
  const country = await rowWith('ADM', { config: 'country' }, ['Country code', 'DE']);
  expect(country).toMatchObject({
    Languages: { text: 'Deutsch' },
    'New suppliers': { text: 'Offers show at once' },
    'Suppliers confirm their offers every … days': { kind: 'number' },
  });
  const law = await rowWith('ADM', { config: 'countrylaw' }, ['Internal name', 'Law']);
  expect(law).toMatchObject({
    Country: { text: country?.Name?.text },
    'Valid from': { kind: 'day', text: '2026-01-01' },
  });
  const runParams = { language: 'en_GB', tl: false };
  const ids = await rowWith('ADM', { config: 'country', runParams }, ['Country code', 'DE']);
  expect(ids?.['New suppliers']).toEqual({ kind: 'text', text: 'immediate' });
});
