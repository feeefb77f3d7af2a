import { expect, test } from 'vitest';
import { exportKey } from '#functions/exports/export-key.ts';
import { followClock } from '#functions/offers/following/follow-clock.ts';
import { incomingKey } from '#shared/entities/attached-file.ts';
import { DAY_MS } from '#shared/kernel/time.ts';
import { offerClass } from '#shared/offers/offer-class.ts';
import { exported } from '#test/functions/exports/export-stage.ts';
import { makeOfferWorld } from '#test/functions/offers/offer-world.ts';
import { testId } from '#test/support/test-id.ts';
import { callImports, runImport } from './import-stage.ts';

const labels = (label: string) => [{ lang: 'de_DE', label }];

type Way = {
  readonly format: 'xlsx' | 'csv';
  readonly more?: object;
  readonly edit?: (file: string) => string;
  /** The days from the export to the import. */
  readonly days?: number;
};

async function roundTrip(
  { format, more, edit, days = 0 }: Way,
  prepare: (stage: Stage) => Promise<object>,
) {
  const stage = await makeOfferWorld();
  const { world, supplier } = stage;
  await stage.change('supplier', { ssoUsers: ['user-SUP'] });
  const offer = await stage.create((await prepare(stage)) as never);
  const before = (await world.store.latest(offerClass, offer.id, { fresh: true }))?.data;
  const asked = { config: 'offers', format, runParams: { language: 'de_DE', ...more } };
  const written = await world.files.get(exportKey((await exported(world, supplier, asked)).id));
  stage.time.now += days * DAY_MS;
  await followClock(world);
  const bytes = edit === undefined ? written : Buffer.from(edit(Buffer.from(written).toString()));
  const sent = { kind: 'offers', name: 'offers', size: bytes.length };
  const { file } = await callImports('createFile', supplier, sent, world);
  await world.files.put(
    incomingKey(supplier.account ?? '', file),
    'application/octet-stream',
    bytes,
  );
  const look = { kind: 'offers', file, language: 'de_DE' };
  const { mapping, fields, headings } = await callImports('lookAtFile', supplier, look, world);
  const how = { fileName: 'offers', mapping, dryRun: false, partial: true };
  const { id } = await callImports('createJob', supplier, { ...look, ...how }, world);
  await runImport(world, id);
  const job = await callImports('getJob', supplier, { id }, world);
  const { items: lines } = await world.jobs.lines(id, { limit: 10 });
  const after = (await world.store.latest(offerClass, offer.id, { fresh: true }))?.data;
  const told = fields.map((column) => headings[column]);
  return { before, after, counts: job.counts, lines, told };
}
type Stage = Awaited<ReturnType<typeof makeOfferWorld>>;

test('an untouched export keeps the chosen option where two groups name one alike', async () => {
  const { before, after, counts } = await roundTrip({ format: 'xlsx' }, async (stage) => {
    await stage.put('offerfield', 'tested', {
      labels: labels('Getestet'),
      entryType: 'select',
      optionGroups: [
        { id: 'father', labels: labels('Vater') },
        { id: 'mother', labels: labels('Mutter') },
      ],
      options: [
        { id: 'father-yes', labels: labels('ja'), group: 'father' },
        { id: 'mother-yes', labels: labels('ja'), group: 'mother' },
      ],
    });
    return { dynamicFields: [{ field: testId('tested'), value: 'mother-yes' }] };
  });
  expect(after?.dynamicFields).toEqual(before?.dynamicFields);
  expect(counts).toEqual({ read: 1, unchanged: 1 });
});

test('an untouched export keeps two chosen options of one name', async () => {
  const { before, after, counts } = await roundTrip({ format: 'xlsx' }, async (stage) => {
    await stage.put('offerfield', 'tested', {
      labels: labels('Getestet'),
      entryType: 'multiselect',
      options: ['a', 'b', 'c'].map((id) => ({ id, labels: labels('ja') })),
    });
    return { dynamicFields: [{ field: testId('tested'), value: ['b', 'c'] }] };
  });
  expect(after?.dynamicFields).toEqual(before?.dynamicFields);
  expect(counts).toEqual({ read: 1, unchanged: 1 });
});

test('an untouched export keeps the specification where one has the name of another in some language', async () => {
  const { before, after, counts } = await roundTrip({ format: 'xlsx' }, async (stage) => {
    await stage.change('fleckvieh', {
      offerSpecifications: [
        {
          id: 'a',
          labels: [
            { lang: 'de_DE', label: 'Mast' },
            { lang: 'da_DK', label: 'Zucht' },
          ],
        },
        { id: 'b', labels: labels('Zucht') },
      ],
    });
    return { offerspecification: 'b' };
  });
  expect(after?.offerspecification).toEqual(before?.offerspecification);
  expect(counts).toEqual({ read: 1, unchanged: 1 });
});

test.each([
  ['with a no-break space', '> 2\u00a0Jahre'],
  ['with a soft hyphen', 'Nach\u00adzucht'],
  ['with two blanks', 'für  Zucht'],
  ['with a semicolon', 'Mast; Zucht'],
])('an untouched export keeps what was chosen by a name %s', async (_, name) => {
  const { before, after, counts, lines } = await roundTrip({ format: 'xlsx' }, async (stage) => {
    const options = ['a', 'b'].map((id) => ({ id, labels: labels(id === 'a' ? 'Mast' : name) }));
    await stage.put('offerfield', 'use', {
      labels: labels('Zweck'),
      entryType: 'select',
      options,
    });
    await stage.put('offerfield', 'uses', {
      labels: labels('Zwecke'),
      entryType: 'multiselect',
      options,
    });
    await stage.put('category1', 'sector', { labels: labels(name), animalkinds: [] });
    await stage.change('fleckvieh', { offerSpecifications: options });
    return {
      offerspecification: 'b',
      category1: [testId('sector')],
      dynamicFields: [
        { field: testId('use'), value: 'b' },
        { field: testId('uses'), value: ['b', 'a'] },
      ],
    };
  });
  expect(lines).toEqual([]);
  expect(after).toEqual(before);
  expect(counts).toEqual({ read: 1, unchanged: 1 });
});

test('an untouched CSV keeps a number with three decimals', async () => {
  const { before, after, counts, lines } = await roundTrip({ format: 'csv' }, async (stage) => {
    await stage.put('offerfield', 'weight', {
      labels: labels('Gewicht'),
      entryType: 'numberfield',
    });
    return { dynamicFields: [{ field: testId('weight'), value: 0.125 }] };
  });
  expect(lines).toEqual([]);
  expect(after?.dynamicFields).toEqual(before?.dynamicFields);
  expect(counts).toEqual({ read: 1, unchanged: 1 });
});

test.each([
  ['has a long name', `${'Wie die Tiere  gehalten werden, '.repeat(10)}`.trim(), {}],
  ['is named by its id', 'Haltung', { tl: false }],
])('a change in the column of a field that %s is read', async (_, name, more) => {
  const edit = (file: string) => file.replace('Weide', 'Laufstall');
  const { after, counts, told } = await roundTrip({ format: 'csv', more, edit }, async (stage) => {
    for (const [sorting, field] of ['other', 'keeping'].entries())
      await stage.put('offerfield', field, {
        labels: labels(field === 'keeping' ? name : `${name}?`),
        entryType: 'singleline-textfield',
        sorting,
      });
    return { dynamicFields: [{ field: testId('keeping'), value: 'Weide' }] };
  });
  expect(counts).toEqual({ read: 1, updated: 1 });
  expect(after?.dynamicFields).toEqual([{ field: testId('keeping'), value: 'Laufstall' }]);
  expect(told).toHaveLength(2);
});

const LATER = { status: 'later', availableFrom: '2026-03-04' };

test.each<[string, ((file: string) => string) | undefined]>([
  ['', undefined],
  [', nor without its key', (file) => file.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '')],
])(
  'an export of before the day of an offer changes nothing once that day has come%s',
  async (_, edit) => {
    const way = { format: 'csv', days: 3, ...(edit && { edit }) } as const;
    const { before, after, counts } = await roundTrip(way, async () => LATER);
    expect([before?.status, after?.status]).toEqual(['later', 'available']);
    expect(counts).toEqual({ read: 1, unchanged: 1 });
  },
);

test('what such a file puts into the archive goes there', async () => {
  const edit = (file: string) => file.replace('Später verfügbar', 'Archiviert');
  const { after } = await roundTrip({ format: 'csv', days: 3, edit }, async () => LATER);
  expect(after?.status).toBe('archived');
});
