import { importImplementations } from '#functions/imports/handler.ts';
import { importFile } from '#functions/imports/import-file.ts';
import type { World } from '#functions/kernel/context.ts';
import { parseInput } from '#functions/kernel/http/parse-input.ts';
import { principalOf } from '#functions/kernel/http/principal-of.ts';
import { runJob } from '#functions/kernel/jobs/run-job.ts';
import type { Account } from '#shared/accounts/account.ts';
import { accountClass } from '#shared/accounts/account-class.ts';
import { normalControlNumber } from '#shared/accounts/control-number.ts';
import { incomingKey } from '#shared/entities/attached-file.ts';
import { type ImportJob, importEndpoints } from '#shared/imports/endpoints.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import type { JobLine } from '#shared/kernel/job.ts';
import type { Principal } from '#shared/kernel/principal.ts';
import { contextFor } from '#test/functions/requests/request-stage.ts';
import { type AccountFields, accountOf } from '#test/support/accounts.ts';
import { createRows } from '#test/support/create-rows.ts';
import { FARM_COLUMNS, FARM_HEADINGS, putDenmark } from '#test/support/danish-farms.ts';
import { testServices } from '#test/support/local-services.ts';
import { patientWorld } from '#test/support/patient-world.ts';
import { testId } from '#test/support/test-id.ts';

type Calls = typeof importImplementations;
type CallName = keyof Calls;

/** Asks a call of imports as its handler does. */
export async function callImports<N extends CallName>(
  name: N,
  who: Principal,
  input: object,
  world: World,
): Promise<Awaited<ReturnType<Calls[N]>>> {
  const parsed = parseInput(importEndpoints[name].input, input);
  // The table of calls loses which input belongs to which.
  const call = importImplementations[name] as unknown as (
    input: never,
    context: object,
  ) => Promise<never>;
  return call(parsed as never, contextFor(world, who));
}

const country = testId('DK');

/** An account of the stage, in Denmark: its postal codes are few, and some begin with a zero. */
const account = (role: 'AGR' | 'INS' | 'ASO' | 'ADM', name: string, more: AccountFields = {}) =>
  accountOf(role, name, {
    ssoUsers: [name],
    ...more,
    staticData: { country, agrImport: role === 'INS', ...more.staticData },
  });

export const offices = {
  ins: account('INS', 'ins'),
  rival: account('INS', 'rival'),
  aso: account('ASO', 'Dyrevelfærd', { staticData: { standardName: 'Dyr & Natur' } }),
  admin: account('ADM', 'admin'),
} as const;

/** A farm of the country that a control body has as customer, unless it says otherwise. */
export const farm = (
  controlNumber: string,
  more: AccountFields & { readonly ties?: Account['userData']['insData'] } = {},
): Entity<Account> => {
  const { ties = [{ ins: offices.ins.id }], ...fields } = more;
  return account('AGR', `farm ${controlNumber}`, {
    ssoUsers: [],
    ...fields,
    userData: {
      controlNumber,
      insData: ties,
      address: { citycode: '8000', city: 'Aarhus C' },
      ...fields.userData,
    },
  });
};

/** The real local services with one country, its places and regions, two control bodies and farms. */
export async function makeImportStage(farms: readonly Entity<Account>[] = []) {
  const { config } = await testServices();
  const time = { now: Date.parse('2026-03-02T08:00:00.000Z') };
  const clock = { now: () => new Date(time.now) };
  const world = patientWorld(config, clock);
  await putDenmark(world);
  await createRows(world, [
    ...[...Object.values(offices), ...farms].map(({ id, data }) => ({
      id,
      entityclass: 'account',
      data,
    })),
  ]);
  const whoOf = (person: keyof typeof offices) =>
    principalOf(person, { id: offices[person].id, data: offices[person].data });
  return {
    world,
    time,
    table: config.TABLE,
    who: whoOf,
    /** Another process on the same table. */
    otherWorld: () => patientWorld(config, clock),
  };
}
export type ImportStage = Awaited<ReturnType<typeof makeImportStage>>;

/** A CSV file of rows below the usual headings. */
export const csv = (
  rows: readonly (readonly string[])[],
  headings: readonly string[] = FARM_HEADINGS,
) => Buffer.from([headings, ...rows].map((cells) => cells.join(';')).join('\r\n'));

type Importing = {
  readonly as?: 'ins' | 'rival' | 'admin';
  readonly dryRun?: boolean;
  readonly partial?: boolean;
  readonly more?: object;
};

/** Sends a file as its form does. */
export async function sendFile(
  { world, who }: ImportStage,
  bytes: Uint8Array,
  as: 'ins' | 'rival' | 'admin' = 'ins',
): Promise<string> {
  const kind = as === 'admin' ? 'farmers' : 'customers';
  const asked = { kind, name: 'list.csv', size: bytes.length };
  const { file } = await callImports('createFile', who(as), asked, world);
  await world.files.put(incomingKey(offices[as].id, file), 'application/octet-stream', bytes);
  return file;
}

export const asked = (file: string, { as = 'ins', dryRun = false, partial = true }: Importing) => ({
  kind: as === 'admin' ? 'farmers' : 'customers',
  ...(as === 'admin' && { options: { controlBody: offices.ins.id } }),
  file,
  fileName: 'list.csv',
  mapping: FARM_COLUMNS,
  language: 'en_GB',
  dryRun,
  partial,
});

/** Imports a file that was sent, and runs the job to its end. */
export async function importSent(
  stage: ImportStage,
  file: string,
  how: Importing = {},
): Promise<ImportJob> {
  const { world, who } = stage;
  const caller = who(how.as ?? 'ins');
  const input = { ...asked(file, how), ...how.more };
  const { id } = await callImports('createJob', caller, input, world);
  await runImport(world, id);
  return callImports('getJob', caller, { id }, world);
}

/** Sends and imports a file. */
export const imported = async (
  stage: ImportStage,
  bytes: Uint8Array,
  how: Importing = {},
): Promise<ImportJob> => importSent(stage, await sendFile(stage, bytes, how.as), how);

export const runImport = (world: World, id: string) =>
  runJob(world, { queue: 'imports', id, kinds: { import: importFile } });

/** All lines of a report. */
export async function linesOf(stage: ImportStage, id: string): Promise<JobLine[]> {
  const { items } = await stage.world.jobs.lines(id, { limit: 1000 });
  return items;
}

/** The farm that has a control number now. */
export async function farmOf({ world }: Pick<ImportStage, 'world'>, controlNumber: string) {
  const number = normalControlNumber(controlNumber);
  const id = await world.store.claimedBy(accountClass.name, 'controlNumber', number);
  return id === undefined ? undefined : world.store.latest(accountClass, id, { fresh: true });
}
