import { beforeAll, describe, expect, test } from 'vitest';
import type { Account } from '#shared/accounts/account.ts';
import { accountClass } from '#shared/accounts/account-class.ts';
import { importErrors } from '#shared/imports/errors.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import { refusal } from '#test/functions/requests/request-stage.ts';
import { runSeed, sized } from '#test/support/campaign.ts';
import { supplierData } from '#test/support/offers.ts';
import { worldKilledAt } from '#test/support/patient-world.ts';
import { seededRandom } from '#test/support/seeded-random.ts';
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
  [number, `Gård ${number}`, 'Vej 1', '8000', 'Aarhus C', '', '', '', '', ''].map(
    (cell, at) => more[at] ?? cell,
  );

/** More than one save takes. */
const NUMBERS = Array.from({ length: 30 }, (_, index) => String(500_000 + index));

let stage: ImportStage;
beforeAll(async () => {
  stage = await makeImportStage(NUMBERS.map((number) => farm(number)));
});

const live = async (number: string): Promise<boolean> => {
  const ties = (await farmOf(stage, number))?.data.userData.insData ?? [];
  return ties.some(({ ins, deactivatedOn }) => ins === offices.ins.id && !deactivatedOn);
};

/** What an import has found, whatever its id and times are. */
const resultOf = async (id: string) => {
  const { counts } = await callImports('getJob', stage.who('ins'), { id }, stage.world);
  return { counts, lines: await linesOf(stage, id) };
};

describe('a full import', () => {
  test('names whom it ends, asks for their number, and ends these and no others', async () => {
    // A farm with a faulty row is listed all the same; two are in no row.
    const listed = NUMBERS.slice(2).map((number) => row(number));
    listed[0] = row(NUMBERS[2] ?? '', { 6: 'none' });
    const file = await sendFile(stage, csv(listed));
    const dryRun = await importSent(stage, file, { dryRun: true, partial: false });
    expect(dryRun.counts).toMatchObject({ updated: 27, failed: 1, deactivated: 2 });
    const named = (await linesOf(stage, dryRun.id)).filter(({ code }) => code === 'ended');
    expect(named.map(({ value }) => value).toSorted()).toEqual([
      'farm 500000 (500000)',
      'farm 500001 (500001)',
    ]);
    expect(await live('500000')).toBe(true);
    const begin = (confirmed: object, more: object = {}) =>
      callImports(
        'createJob',
        stage.who('ins'),
        { ...asked(file, { partial: false }), confirmed, ...more },
        stage.world,
      );
    const right = { dryRun: dryRun.id, deactivated: 2 };
    expect(await refusal(begin({ ...right, deactivated: 3 }))).toMatchObject({
      code: 'imports.notConfirmed',
    });
    const other = await sendFile(stage, csv([row('500029')]));
    expect(await refusal(begin(right, { file: other }))).toMatchObject({
      code: 'imports.notConfirmed',
    });
    // Names and encodings depend on the language in which a file is read.
    expect(await refusal(begin(right, { language: 'da_DK' }))).toMatchObject({
      code: 'imports.notConfirmed',
    });
    // Somebody else becomes a customer meanwhile: nobody was asked about that farm.
    await imported(stage, csv([row('500099')]));
    const { id } = await begin(right);
    await runImport(stage.world, id);
    expect((await resultOf(id)).counts).toMatchObject({ updated: 27, failed: 1, deactivated: 2 });
    expect(await live('500000')).toBe(false);
    expect((await farmOf(stage, '500000'))?.data.userData.deactivatedOn).toBeDefined();
    for (const number of ['500002', '500003', '500099']) expect(await live(number)).toBe(true);
  });

  test('leaves a farm alone whose number, of an older form, a faulty row lists', async () => {
    const here = await makeImportStage(
      ['570001', '57-002', '57-003'].map((number) => farm(number)),
    );
    const file = await sendFile(here, csv([row('570001'), row(' 57 002')]));
    const dryRun = await importSent(here, file, { dryRun: true, partial: false });
    expect(dryRun.counts).toMatchObject({ failed: 1, deactivated: 1 });
    const ended = (await linesOf(here, dryRun.id)).filter(({ code }) => code === 'ended');
    expect(ended.map(({ value }) => value)).toEqual(['farm 57-003 (57-003)']);
  });

  test('ends a farm of the longest name, whose line of the report is cut', async () => {
    const name = 'Å'.repeat(200);
    const here = await makeImportStage([farm('530001'), farm('530002', { staticData: { name } })]);
    const file = await sendFile(here, csv([row('530001')]));
    const dryRun = await importSent(here, file, { dryRun: true, partial: false });
    expect(await linesOf(here, dryRun.id)).toMatchObject([{ code: 'ended', value: name }]);
    const confirmed = { dryRun: dryRun.id, deactivated: 1 };
    const job = await importSent(here, file, { partial: false, more: { confirmed } });
    expect(job).toMatchObject({ status: 'complete', counts: { deactivated: 1 } });
  });

  test('ends farms that sell and have users and an association, more than one save takes', async () => {
    const { country } = farm('580000').data.staticData;
    const sellers = Array.from({ length: 13 }, (_, index) =>
      farm(String(580_001 + index), {
        ssoUsers: [`seller ${index}`],
        supExtra: { tosAcceptedOn: '2026-01-01T00:00:00.000Z' },
        userData: {
          asoData: [{ aso: offices.aso.id }],
          supData: [supplierData({ country, locationsOfSale: [] })],
        },
      }),
    );
    const here = await makeImportStage([farm('580000'), ...sellers]);
    const file = await sendFile(here, csv([row('580000')]));
    const { id } = await importSent(here, file, { dryRun: true, partial: false });
    const confirmed = { dryRun: id, deactivated: 13 };
    const job = await importSent(here, file, { partial: false, more: { confirmed } });
    expect(job).toMatchObject({ status: 'complete', counts: { deactivated: 13 } });
  });

  test('of a file without a number that can be read would end everything, and is refused', async () => {
    const file = await sendFile(stage, csv([row('none'), row('nobody')]));
    const job = await importSent(stage, file, { dryRun: true, partial: false });
    expect(job).toMatchObject({ status: 'failed', error: 'imports.nothingListed' });
  });
});

describe('an import is taken back', () => {
  test('as a whole: what it made is gone, what it changed and ended is as before', async () => {
    const before = await Promise.all(NUMBERS.map((number) => farmOf(stage, number)));
    const file = await sendFile(
      stage,
      csv([...NUMBERS.slice(6), '510000', '510001'].map((number) => row(number, { 2: 'Ny Vej' }))),
    );
    const dryRun = await importSent(stage, file, { dryRun: true, partial: false });
    const { deactivated = 0 } = dryRun.counts;
    expect(deactivated).toBeGreaterThanOrEqual(5);
    const job = await importSent(stage, file, {
      partial: false,
      more: { confirmed: { dryRun: dryRun.id, deactivated } },
    });
    expect(job.takeBackUntil).toBeDefined();
    const back = await takenBack(job.id);
    expect(back).toMatchObject({
      status: 'complete',
      counts: { removed: 2, restored: 24 + deactivated, kept: 0 },
    });
    const after = await Promise.all(NUMBERS.map((number) => farmOf(stage, number)));
    expect(after.map((entity) => entity?.data)).toEqual(before.map((entity) => entity?.data));
    expect(await farmOf(stage, '510000')).toBeUndefined();
    expect(await refusal(takenBack(job.id))).toMatchObject({ code: 'imports.notToTakeBack' });
    // Their numbers are free again.
    expect((await imported(stage, csv([row('510000')]))).counts).toMatchObject({ created: 1 });
  });

  test('but for what somebody changed or refers to since, which is named', async () => {
    const job = await imported(
      stage,
      csv(['520000', '520001', '520002'].map((number) => row(number))),
    );
    const changed = await farmOf(stage, '520000');
    const used = await farmOf(stage, '520001');
    if (changed === undefined || used === undefined) throw new Error('Nothing was imported.');
    const data: Account = { ...changed.data, adminMemo: 'called' };
    // Whatever refers to a farm keeps it.
    const refers = farm('520009').data;
    await stage.world.store.save({
      by: 'system',
      changeset: 'test',
      changes: [
        { kind: 'update', before: changed, data },
        {
          kind: 'create',
          id: stage.world.newId(),
          entityclass: 'account',
          data: { ...refers, userData: { ...refers.userData, asoData: [{ aso: used.id }] } },
        },
      ],
    });
    const back = await takenBack(job.id);
    expect(back.counts).toMatchObject({ removed: 1, restored: 0, kept: 2 });
    expect(
      (await linesOf(stage, back.id)).map(({ row, code, value }) => [row, code, value]),
    ).toEqual([
      [2, 'changedSince', 'Gård 520000 (520000)'],
      [3, 'usedSince', 'Gård 520001 (520001)'],
    ]);
    expect((await farmOf(stage, '520000'))?.data.adminMemo).toBe('called');
    expect(await farmOf(stage, '520002')).toBeUndefined();
  });

  test('where the register of certifications has answered since: its answer stays', async () => {
    const before = await farmOf(stage, '500000');
    const job = await imported(stage, csv([row('500000', { 2: 'Anden Vej' }), row('525000')]));
    for (const number of ['500000', '525000']) await answered(number);
    expect((await takenBack(job.id)).counts).toMatchObject({ removed: 1, restored: 1, kept: 0 });
    const after = await farmOf(stage, '500000');
    expect(after?.data.userData).toEqual({ ...before?.data.userData, ...ANSWER });
    expect(await farmOf(stage, '525000')).toBeUndefined();
  });

  test.each(['cancelled', 'failed'] as const)(
    'to its end by a second taking back, after one that is %s',
    async (status) => {
      const { world, who } = stage;
      const numbers = Array.from({ length: 30 }, (_, index) => String(550_000 + index));
      const job = await imported(stage, csv(numbers.map((number) => row(number))));
      const first = await callImports('takeBack', who('ins'), { id: job.id }, world);
      const kept: typeof world.jobs.kept = async (id, page) => {
        if (page.cursor !== undefined && status === 'failed')
          throw new AppError(importErrors.notAllowed);
        if (page.cursor !== undefined)
          await callImports('cancelJob', who('ins'), { id: first.id }, world);
        return world.jobs.kept(id, page);
      };
      await runImport({ ...world, jobs: { ...world.jobs, kept } }, first.id);
      const broken = await callImports('getJob', who('ins'), { id: first.id }, world);
      expect(broken.status).toBe(status);
      const { removed = 0 } = broken.counts;
      expect(removed).toBeGreaterThan(0);
      expect(await takenBack(job.id)).toMatchObject({
        status: 'complete',
        counts: { removed: numbers.length - removed, kept: 0 },
        lines: 0,
      });
      const left = await Promise.all(numbers.map((number) => farmOf(stage, number)));
      expect(left.filter((farm) => farm !== undefined)).toEqual([]);
      expect(await refusal(takenBack(job.id))).toMatchObject({ code: 'imports.notToTakeBack' });
    },
  );

  test('by an administrator who has deactivated the control body since', async () => {
    const here = await makeImportStage();
    const { world, who } = here;
    const job = await imported(here, csv([row('560000')]), { as: 'admin' });
    const before = await world.store.latest(accountClass, offices.ins.id, { fresh: true });
    if (before === undefined) throw new Error('There is no control body.');
    const data: Account = { ...before.data, active: false };
    const changes = [{ kind: 'update', before, data } as const];
    await world.store.save({ by: 'system', changeset: 'test', changes });
    const { id } = await callImports('takeBack', who('admin'), { id: job.id }, world);
    await runImport(here.otherWorld(), id);
    expect(await callImports('getJob', who('admin'), { id }, world)).toMatchObject({
      status: 'complete',
      counts: { removed: 1 },
    });
    expect(await farmOf(here, '560000')).toBeUndefined();
  });

  test('within a week, and a dry run never', async () => {
    const dryRun = await imported(stage, csv([row('530000')]), { dryRun: true });
    expect(await refusal(takenBack(dryRun.id))).toMatchObject({ code: 'imports.notToTakeBack' });
    const job = await imported(stage, csv([row('530000')]));
    stage.time.now += 7 * 86_400_000 + 1000;
    expect(await refusal(takenBack(job.id))).toMatchObject({ code: 'imports.notToTakeBack' });
  });
});

const ANSWER = {
  certification: { active: true, since: '2026-03-05T02:00:00.000Z' },
  lastApiCheck: '2026-03-05T02:00:00.000Z',
};

/** Keeps an answer of the register, as a night's check does. */
async function answered(number: string) {
  const before = await farmOf(stage, number);
  if (before === undefined) throw new Error(`There is no farm ${number}.`);
  const data: Account = { ...before.data, userData: { ...before.data.userData, ...ANSWER } };
  const changes = [{ kind: 'update', before, data } as const];
  await stage.world.store.save({ by: 'system', changeset: 'certification active', changes });
}

async function takenBack(id: string) {
  const job = await callImports('takeBack', stage.who('ins'), { id }, stage.world);
  await runImport(stage.world, job.id);
  return callImports('getJob', stage.who('ins'), { id: job.id }, stage.world);
}

/** A file of farms that are there, new, moved, faulty, listed twice, as chance has it. */
function randomFile(name: string): Buffer {
  const random = seededRandom(runSeed(name));
  const cells = () =>
    row(String((random.chance(0.5) ? 500_000 : 540_000) + random.below(30)), {
      ...(random.chance(0.1) && { 0: 'what' }),
      ...(random.chance(0.1) && { 6: 'none' }),
      ...(random.chance(0.2) && { 3: '5000', 4: 'Odense C' }),
      ...(random.chance(0.2) && { 8: random.pick(['ja', 'nej', '1.2.2026', '1.2.2036', 'vist']) }),
      ...(random.chance(0.2) && { 9: random.pick(['Dyr & Natur', 'Nobody']) }),
    });
  return csv(Array.from({ length: 60 }, cells));
}

const files = Array.from({ length: sized(2) }, (_, index) => index + 1);

describe.each([true, false])('a dry run is the truth (partial: %s)', (partial) => {
  test.each(files)('a real run right after does exactly what it said (%i)', async (number) => {
    const file = await sendFile(stage, randomFile(`file ${number} ${partial}`));
    const table = () => Promise.all(NUMBERS.map((number) => farmOf(stage, number)));
    const before = await table();
    const dryRun = await importSent(stage, file, { dryRun: true, partial });
    expect(await table()).toEqual(before);
    const { deactivated = 0 } = dryRun.counts;
    const confirmed = { dryRun: dryRun.id, deactivated };
    const job = await importSent(stage, file, { partial, more: partial ? {} : { confirmed } });
    expect(await resultOf(job.id)).toEqual(await resultOf(dryRun.id));
  });
});

const ROUNDS = sized(6);
test('an import that is killed wherever it saves loses nothing and doubles nothing', async () => {
  const random = seededRandom(runSeed('killed imports'));
  for (let round = 0; round < ROUNDS; round++) {
    const begin = 600_000 + round * 100;
    const numbers = Array.from({ length: 30 }, (_, index) => String(begin + index));
    const rows = numbers.map((number, at) => row(number, at % 10 === 3 ? { 6: 'none' } : {}));
    const file = await sendFile(stage, csv(rows));
    const { id } = await callImports('createJob', stage.who('ins'), asked(file, {}), stage.world);
    for (let left = 1 + random.below(4); ; left += 2) {
      const killed = worldKilledAt(stage.otherWorld(), left);
      await runImport(killed.world, id).catch((error: unknown) => {
        if (!String(error).includes('killed')) throw error;
      });
      // The lease of the dead one ends.
      stage.time.now += 2 * 60_000;
      if (!killed.isDead()) break;
    }
    const job = await callImports('getJob', stage.who('ins'), { id }, stage.world);
    expect(job).toMatchObject({
      status: 'complete',
      progress: { done: 30, total: 30 },
      counts: { read: 30, created: 27, failed: 3 },
    });
    expect(await linesOf(stage, id)).toHaveLength(3);
    const made = await Promise.all(numbers.map((number) => farmOf(stage, number)));
    expect(made.map((entity) => entity?.rev)).toEqual(
      numbers.map((_, index) => (index % 10 === 3 ? undefined : 1)),
    );
    // What was planned before a kill left no second farm of the same name.
    const customers = { entityClass: 'account', group: 'customer', keys: [offices.ins.id] };
    const filter = { field: 'controlNumberKey', comparison: 'in' as const, value: numbers };
    expect(await stage.world.search.count({ ...customers, filter })).toBe(27);
  }
});
