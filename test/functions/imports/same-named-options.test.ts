import { expect, test } from 'vitest';
import { exportKey } from '#functions/exports/export-key.ts';
import { incomingKey } from '#shared/entities/attached-file.ts';
import { offerClass } from '#shared/offers/offer-class.ts';
import { exported } from '#test/functions/exports/export-stage.ts';
import { makeOfferWorld } from '#test/functions/offers/offer-world.ts';
import { testId } from '#test/support/test-id.ts';
import { callImports, runImport } from './import-stage.ts';

const labels = (label: string) => [{ lang: 'de_DE', label }];

async function roundTrip(format: 'xlsx' | 'csv', prepare: (stage: Stage) => Promise<object>) {
  const stage = await makeOfferWorld();
  const { world, supplier } = stage;
  await stage.change('supplier', { ssoUsers: ['user-SUP'] });
  const offer = await stage.create((await prepare(stage)) as never);
  const before = (await world.store.latest(offerClass, offer.id, { fresh: true }))?.data;
  const asked = { config: 'offers', format, runParams: { language: 'de_DE' } };
  const bytes = await world.files.get(exportKey((await exported(world, supplier, asked)).id));
  const sent = { kind: 'offers', name: 'offers', size: bytes.length };
  const { file } = await callImports('createFile', supplier, sent, world);
  await world.files.put(
    incomingKey(supplier.account ?? '', file),
    'application/octet-stream',
    bytes,
  );
  const look = { kind: 'offers', file, language: 'de_DE' };
  const { mapping } = await callImports('lookAtFile', supplier, look, world);
  const how = { fileName: 'offers', mapping, dryRun: false, partial: true };
  const { id } = await callImports('createJob', supplier, { ...look, ...how }, world);
  await runImport(world, id);
  const job = await callImports('getJob', supplier, { id }, world);
  const { items: lines } = await world.jobs.lines(id, { limit: 10 });
  const after = (await world.store.latest(offerClass, offer.id, { fresh: true }))?.data;
  return { before, after, counts: job.counts, lines };
}
type Stage = Awaited<ReturnType<typeof makeOfferWorld>>;

test('an untouched export keeps the chosen option where two groups name one alike', async () => {
  const { before, after, counts } = await roundTrip('xlsx', async (stage) => {
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
  const { before, after, counts } = await roundTrip('xlsx', async (stage) => {
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
  const { before, after, counts } = await roundTrip('xlsx', async (stage) => {
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
  const { before, after, counts, lines } = await roundTrip('xlsx', async (stage) => {
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
  const { before, after, counts, lines } = await roundTrip('csv', async (stage) => {
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
