import { beforeAll, describe, expect, test } from 'vitest';
import { linkHash } from '#functions/kernel/tokens/link-secret.ts';
import { refusal } from '#test/functions/requests/request-stage.ts';
import { accountOf } from '#test/support/accounts.ts';
import { createRows } from '#test/support/create-rows.ts';
import { FARM_COLUMNS, FARM_HEADINGS } from '#test/support/danish-farms.ts';
import { outboxMails } from '#test/support/outbox-messages.ts';
import { xlsxOf as rawXlsxOf } from '#test/support/sheet-files.ts';
import { testId } from '#test/support/test-id.ts';
import { xlsxOf } from '#test/support/xlsx-of.ts';
import {
  asked,
  callImports,
  csv,
  farm,
  farmOf,
  type ImportStage,
  imported,
  importSent,
  linesOf,
  makeImportStage,
  offices,
  runImport,
  sendFile,
} from './import-stage.ts';

const row = (number: string, more: Partial<Record<number, string>> = {}) =>
  [number, `Gård ${number}`, 'Vej 1', '8000', 'Aarhus C', 'Ane', '+45 12345678', '', '', ''].map(
    (cell, at) => more[at] ?? cell,
  );

/** An XLSX file with characters that our own writer never writes. */
const sheetOf = (rows: readonly (readonly string[])[]) => {
  const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
  const xml = [FARM_HEADINGS, ...rows].map((cells) => `<row>${cells.map(cell).join('')}</row>`);
  return rawXlsxOf({ rows: xml.join('') });
};

const endedOn = '2026-01-01T00:00:00.000Z';
let stage: ImportStage;
beforeAll(async () => {
  stage = await makeImportStage([
    farm('200001'),
    farm('200002', { ties: [{ ins: offices.rival.id }] }),
    farm('200003', { ties: [{ ins: offices.rival.id, deactivatedOn: endedOn }] }),
    farm('200004', { ties: [{ ins: offices.rival.id, deactivatedOn: endedOn }] }),
    farm('200005', {
      ties: [{ ins: offices.ins.id, deactivatedOn: endedOn }],
      userData: { deactivatedOn: endedOn },
    }),
    farm('200006', { active: false }),
    farm('200007', {
      ssoUsers: ['ulla'],
      userData: {
        address: { citycode: '8000', city: 'Aarhus C', phone: '+45 99999999' },
        contact: 'Ulla',
      },
    }),
    farm('200008', {
      userData: { address: { citycode: '8000', city: 'Aarhus C', email: 'gard@example.org' } },
      invites: ['gard@example.org', 'ane@example.org'].map((email) => ({
        id: testId(email),
        hash: linkHash(email),
        createdOn: endedOn,
        createdBy: offices.ins.id,
        email,
        expires: '2026-12-31T00:00:00.000Z',
      })),
    }),
  ]);
});

describe('a row of customers', () => {
  test('makes a farm with its tie, its agreement, its associations and its place', async () => {
    const file = csv([
      row('100001', { 7: 'gaard@example.org', 8: '05.02.2026', 9: 'dyr og natur; Dyr & Natur' }),
      row('100002', { 8: 'ja', 9: 'Dyrevelfærd' }),
    ]);
    const job = await imported(stage, file);
    expect(job).toMatchObject({
      status: 'complete',
      counts: { read: 2, created: 1, failed: 1 },
      progress: { done: 2, total: 2 },
    });
    expect(await linesOf(stage, job.id)).toEqual([
      { row: 2, column: 'Associations', value: 'dyr og natur', code: 'unknownName' },
    ]);
    expect((await farmOf(stage, '100002'))?.data).toMatchObject({
      staticData: { name: 'Gård 100002', role: 'AGR', canRequest: true },
      active: true,
      ssoUsers: [],
      userData: {
        controlNumber: '100002',
        contact: 'Ane',
        insData: [
          {
            ins: offices.ins.id,
            firstImportedOn: '2026-03-02T08:00:00.000Z',
            lastImportedOn: '2026-03-02T08:00:00.000Z',
            agreementOn: '2026-03-02T08:00:00.000Z',
          },
        ],
        asoData: [{ aso: offices.aso.id }],
        address: { street: 'Vej 1', city: 'Aarhus C', region: testId('Midtjylland') },
        supData: [{ locationsOfSale: [{ internalName: 'Aarhus C', isDefault: true }] }],
      },
    });
    expect((await farmOf(stage, '100002'))?.data.userData.address.geoPosition?.lat).toBeCloseTo(
      56.15,
      1,
    );
  });

  test('names an association by a name that no other has, so that no wrong one reads the farm', async () => {
    const standardName = 'Økologi';
    const both = ['Økologi Nord', 'Økologi Syd'].map((name) =>
      accountOf('ASO', name, { staticData: { country: testId('DK'), standardName } }),
    );
    await createRows(
      stage.world,
      both.map(({ id, data }) => ({ id, entityclass: 'account', data })),
    );
    const rows = ['Økologi', 'Økologi Syd'].map((name, at) => row(`10010${at}`, { 9: name }));
    const job = await imported(stage, csv(rows));
    expect(job.counts).toMatchObject({ created: 1, failed: 1 });
    expect(await linesOf(stage, job.id)).toEqual([
      { row: 2, column: 'Associations', value: 'Økologi', code: 'unknownName' },
    ]);
    expect((await farmOf(stage, '100101'))?.data.userData.asoData).toEqual([{ aso: both[1]?.id }]);
  });

  test('moves the points of a farm with its postal code', async () => {
    await imported(stage, csv([row('100010')]));
    await imported(stage, csv([row('100010', { 3: '8900', 4: 'Randers C' })]));
    const { address, supData } = (await farmOf(stage, '100010'))?.data.userData ?? {};
    expect(address?.geoPosition?.lat).toBeCloseTo(56.46, 1);
    expect(supData?.[0]?.locationsOfSale[0]?.address).toMatchObject({
      citycode: '8900',
      geoPosition: address?.geoPosition,
    });
  });

  test('changes a customer where it says something else, and only then', async () => {
    const changed = await imported(stage, csv([row('200001')]));
    expect(changed.counts).toMatchObject({ updated: 1 });
    expect((await farmOf(stage, '200001'))?.data).toMatchObject({
      staticData: { name: 'Gård 200001' },
      userData: { address: { phone: '+45 12345678' } },
    });
    const again = await imported(stage, csv([row('200001')]));
    expect(again.counts).toMatchObject({ unchanged: 1 });
    const before = await farmOf(stage, '200001');
    stage.time.now += 25 * 3_600_000;
    const later = await imported(stage, csv([row('200001', { 5: '', 6: '' })]));
    expect(later.counts).toMatchObject({ unchanged: 1 });
    const after = await farmOf(stage, '200001');
    expect(after?.rev).toBe((before?.rev ?? 0) + 1);
    expect(after?.data.userData.insData[0]).toMatchObject({
      firstImportedOn: '2026-03-02T08:00:00.000Z',
      lastImportedOn: '2026-03-03T09:00:00.000Z',
    });
  });

  test('ends the invitation that waits at the address which it puts right, and no other', async () => {
    await imported(stage, csv([row('200008', { 7: 'gaard@example.org' })]));
    const invited = (await farmOf(stage, '200008'))?.data.invites?.map(({ email }) => email);
    expect(invited).toEqual(['ane@example.org']);
  });

  test('leaves what a farm in use says of itself, and brings a former customer back', async () => {
    await imported(stage, csv([row('200007'), row('200005')]));
    expect((await farmOf(stage, '200007'))?.data).toMatchObject({
      staticData: { name: 'Gård 200007' },
      userData: { contact: 'Ulla', address: { phone: '+45 99999999', street: 'Vej 1' } },
    });
    const back = (await farmOf(stage, '200005'))?.data.userData;
    expect(back?.deactivatedOn).toBeUndefined();
    expect(back?.insData[0]?.deactivatedOn).toBeUndefined();
  });

  test('never touches the farm of a rival, nor one whose number alone is known', async () => {
    const before = await farmOf(stage, '200002');
    const job = await imported(
      stage,
      csv([
        row('200002'),
        row('200003', { 3: '5000', 4: 'Odense C' }),
        row('200004'),
        row('200006'),
      ]),
    );
    expect(job.counts).toMatchObject({ failed: 3, updated: 1 });
    expect((await linesOf(stage, job.id)).map(({ row, code }) => [row, code])).toEqual([
      [2, 'otherControlBody'],
      [3, 'otherControlBody'],
      [5, 'deactivated'],
    ]);
    expect(await farmOf(stage, '200002')).toEqual(before);
    expect((await farmOf(stage, '200004'))?.data.userData.insData).toMatchObject([
      { ins: offices.rival.id, deactivatedOn: endedOn },
      { ins: offices.ins.id },
    ]);
  });

  test('is said to be faulty with its place, its value and its reason, and handed back as a file', async () => {
    const { associations: _, ...mapping } = FARM_COLUMNS;
    const job = await imported(
      stage,
      xlsxOf([
        row('300001', { 3: '800', 4: 'København C', 6: 'call me' }),
        row('=1+1', { 1: '' }),
        row('300001'),
        row('300002', { 3: '9999', 4: 'Ingensteds' }),
        row('300003', { 8: '2027-01-01' }),
        row('300004', { 3: '5000', 4: 'Odense C' }),
      ]),
      { more: { mapping } },
    );
    expect(job.counts).toMatchObject({
      read: 6,
      failed: 4,
      created: 2,
      notLocated: 1,
      noRegion: 1,
    });
    expect(await linesOf(stage, job.id)).toEqual([
      { row: 2, column: 'Phone', value: 'call me', code: 'wrongPhone' },
      {
        row: 3,
        column: 'Control number',
        value: '=1+1',
        code: 'wrongControlNumber',
        detail: '712345',
      },
      { row: 3, column: 'Name of the farm', value: '', code: 'fields.required' },
      { row: 4, column: 'Control number', value: '300001', code: 'listedTwice', detail: '2' },
      { row: 5, column: 'Postal code', value: '9999 Ingensteds', code: 'notLocated' },
      { row: 6, column: 'Agreed on', value: '2027-01-01', code: 'agreementAhead' },
      { row: 7, column: 'Postal code', value: '5000 Odense C', code: 'noRegion' },
    ]);
    const { url } = await callImports(
      'downloadFaulty',
      stage.who('ins'),
      { id: job.id },
      stage.world,
    );
    const faulty = Buffer.from(await (await fetch(url)).arrayBuffer());
    const file = await sendFile(stage, faulty);
    const look = await callImports(
      'lookAtFile',
      stage.who('ins'),
      { kind: 'customers', file, language: 'en_GB' },
      stage.world,
    );
    expect(look).toMatchObject({ format: 'xlsx', headerRow: 1, isKept: true });
    expect(look.mapping).not.toHaveProperty('associations');
    expect(look.headings.slice(0, 3)).toEqual(['Reason', 'Row', 'Control number']);
    expect(look.rows.map(({ cells }) => cells.slice(0, 3))).toEqual([
      [expect.stringMatching(/^Phone: This is not a phone number/), '2', '300001'],
      [expect.stringMatching(/712345 is expected\. · Nam/), '3', '=1+1'],
      [expect.stringMatching(/row 2/), '4', '300001'],
      [expect.stringMatching(/future/), '6', '300003'],
    ]);
  });

  test.each([
    ['XLSX', sheetOf([row('300021', { 1: 'a_x0000_b' }), row('300022', { 2: 'a&#xD800;b' })])],
    ['CSV', csv([row('300021', { 1: 'a\u0000b' }), row('300022', { 2: 'a\ufffdb' })])],
  ])('of %s with characters that are no text is told by row and column', async (_, file) => {
    const job = await imported(stage, file, { dryRun: true });
    expect(job.counts).toMatchObject({ read: 2, failed: 2 });
    expect(
      (await linesOf(stage, job.id)).map((line) => [line.row, line.column, line.code]),
    ).toEqual([
      [2, 'Name of the farm', 'wrongText'],
      [3, 'Street and number', 'wrongText'],
    ]);
  });

  test('from a spreadsheet of its country has its letters: in Lithuania those of Windows 1257', async () => {
    const text = Buffer.from('Control number;Name of the farm\n300031;\xdealgiris \xe0', 'latin1');
    const asked = { kind: 'customers', file: await sendFile(stage, text), language: 'lt_LT' };
    const look = await callImports('lookAtFile', stage.who('ins'), asked, stage.world);
    expect(look.encoding).toBe('windows-1257');
    expect(look.rows.map(({ cells }) => cells)).toEqual([['300031', 'Žalgiris ą']]);
  });

  test('has the postal code that was meant, where a spreadsheet has dropped its zeros', async () => {
    await imported(stage, csv([row('300010', { 3: '800', 4: 'Høje Taastrup' })]));
    expect((await farmOf(stage, '300010'))?.data.userData.address.citycode).toBe('0800');
  });
});

describe('an import', () => {
  test('is refused before anybody waits', async () => {
    const file = await sendFile(stage, csv([row('400001')]));
    const begin = (more: object, as: 'ins' | 'rival' = 'ins') =>
      refusal(
        callImports('createJob', stage.who(as), { ...asked(file, {}), ...more }, stage.world),
      );
    expect(await begin({ mapping: { name: 1 } })).toMatchObject({
      code: 'imports.missingColumn',
      fields: [
        ['mapping.controlNumber', 'imports.missingColumn'],
        ['mapping.citycode', 'imports.missingColumn'],
        ['mapping.city', 'imports.missingColumn'],
      ],
    });
    expect(
      await begin({ mapping: { controlNumber: 0, name: 0, citycode: 3, city: 40 } }),
    ).toMatchObject({
      code: 'imports.wrongColumn',
      fields: [
        ['mapping.name', 'imports.wrongColumn'],
        ['mapping.city', 'imports.wrongColumn'],
      ],
    });
    expect(await begin({ partial: false })).toMatchObject({ code: 'imports.notConfirmed' });
    expect(await begin({ kind: 'farmers' })).toMatchObject({ code: 'imports.notAllowed' });
    // The file of somebody else is none.
    expect(await begin({}, 'rival')).toMatchObject({ code: 'imports.fileNotFound' });
    const without = { ...stage.who('ins'), findsFarmers: false };
    expect(
      await refusal(callImports('createJob', without, asked(file, {}), stage.world)),
    ).toMatchObject({ code: 'imports.notAllowed' });
  });

  test('of a file with a quote that never closes fails with its line', async () => {
    const rows = Array.from({ length: 40 }, (_, index) => row(String(410_000 + index)));
    const job = await imported(stage, csv([...rows, row('410040', { 1: '"Gård' })]));
    expect(job).toMatchObject({ status: 'failed', error: 'sheets.openQuote', errorLimit: 42 });
  });

  test('of an administrator is for a control body, and ties farms to it that others have', async () => {
    const job = await imported(stage, csv([row('200002')]), { as: 'admin' });
    expect(job.counts).toMatchObject({ updated: 1 });
    expect((await farmOf(stage, '200002'))?.data.userData.insData).toMatchObject([
      { ins: offices.rival.id },
      { ins: offices.ins.id },
    ]);
    const file = await sendFile(stage, csv([row('200002')]), 'admin');
    const none = importSent(stage, file, { as: 'admin', more: { options: {} } });
    expect(await refusal(none)).toMatchObject({ code: 'imports.invalidRun' });
  });

  test('is listed for the account that began it', async () => {
    const { id } = await imported(stage, csv([row('400002')]), { dryRun: true });
    const { jobs } = await callImports('listJobs', stage.who('ins'), {}, stage.world);
    expect(jobs[0]).toMatchObject({ id, dryRun: true, fileName: 'list.csv' });
  });

  test('is one at a time for each account; a further one, or a taking back, is led to the first', async () => {
    const { world, who } = stage;
    const done = await imported(stage, csv([row('400004')]));
    const file = await sendFile(stage, csv([row('400005')]));
    const begin = (more: object = {}) =>
      callImports('createJob', who('ins'), { ...asked(file, {}), ...more }, world);
    const takeBack = () => callImports('takeBack', who('ins'), { id: done.id }, world);
    const first = await begin();
    const refused = {
      error: { code: 'imports.alreadyRunning', status: 409 },
      details: [{ id: first.id, code: 'imports.alreadyRunning' }],
    };
    await expect(begin({ dryRun: true })).rejects.toMatchObject(refused);
    await expect(takeBack()).rejects.toMatchObject(refused);
    const others = await imported(stage, csv([row('400006')]), { as: 'admin' });
    expect(others.status).toBe('complete');
    await runImport(world, first.id);
    // The refusal has not marked it as taken back.
    await runImport(world, (await takeBack()).id);
    expect(await farmOf(stage, '400004')).toBeUndefined();
  });

  test('whose answer was lost is answered again, until it is taken back', async () => {
    const file = await sendFile(stage, csv([row('400007')]));
    const job = await importSent(stage, file);
    const again = (how: { dryRun?: boolean } = {}, more: object = {}) =>
      callImports('createJob', stage.who('ins'), { ...asked(file, how), ...more }, stage.world);
    expect(await again()).toEqual(job);
    const gone = { code: 'imports.fileNotFound' };
    const { associations: _, ...mapping } = FARM_COLUMNS;
    expect(await refusal(again({ dryRun: true }))).toMatchObject(gone);
    expect(await refusal(again({}, { mapping }))).toMatchObject(gone);
    const back = await callImports('takeBack', stage.who('ins'), { id: job.id }, stage.world);
    await runImport(stage.world, back.id);
    expect(await refusal(again())).toMatchObject(gone);
  });

  test('that takes long ends with a mail, in which the name of its file leads nowhere', async () => {
    const file = await sendFile(stage, csv([row('400003')]));
    const named = { ...asked(file, {}), fileName: 'Konto evil.example.csv' };
    const { id } = await callImports('createJob', stage.who('ins'), named, stage.world);
    const { files } = stage.world;
    const put: typeof files.put = (...given) => {
      stage.time.now += 61_000;
      return files.put(...given);
    };
    await runImport({ ...stage.world, files: { ...files, put } }, id);
    await runImport(stage.otherWorld(), id);
    expect(await outboxMails(stage.table)).toMatchObject([
      {
        template: 'importFinished',
        to: offices.ins.id,
        params: {
          fileName: 'Konto ….csv',
          does: 'imported',
          rows: 1,
          failed: 0,
          link: `/customer-import?job=${id}`,
        },
      },
    ]);
  });
});
