import { exportFile } from '#functions/exports/export-file.ts';
import { exportKey } from '#functions/exports/export-key.ts';
import { exportImplementations } from '#functions/exports/handler.ts';
import type { World } from '#functions/kernel/context.ts';
import { parseInput } from '#functions/kernel/http/parse-input.ts';
import { readPrincipal } from '#functions/kernel/http/principal-of.ts';
import { runJob } from '#functions/kernel/jobs/run-job.ts';
import { readSheet } from '#functions/kernel/sheets/read-sheet.ts';
import { deleteRequests } from '#functions/requests/removing/delete-requests.ts';
import { type ExportJob, exportEndpoints } from '#shared/exports/endpoints.ts';
import type { Principal } from '#shared/kernel/principal.ts';
import type { SheetCell } from '#shared/kernel/sheet.ts';
import { RequestProcess } from '#shared/requests/entities/request-process.ts';
import { contextFor, type RequestStage } from '#test/functions/requests/request-stage.ts';

type Calls = typeof exportImplementations;
export type CallName = keyof Calls;

/** Asks a call of exports as its handler does. */
export async function callExports<N extends CallName>(
  name: N,
  who: Principal,
  input: object,
  world: World,
): Promise<Awaited<ReturnType<Calls[N]>>> {
  const parsed = parseInput(exportEndpoints[name].input, input);
  // The table of calls loses which input belongs to which.
  const call = exportImplementations[name] as unknown as (
    input: never,
    context: object,
  ) => Promise<never>;
  return call(parsed as never, contextFor(world, who));
}

/** The caller of a stored account. */
export async function callerOf(
  { world }: Pick<RequestStage, 'world'>,
  used: { readonly user: string; readonly account: string },
): Promise<Principal> {
  const who = await readPrincipal(used, world, { fresh: true });
  if (who === undefined) throw new Error(`${used.user} uses no account.`);
  return who;
}

export const ENGLISH = { runParams: { language: 'en_GB' } } as const;

/** Runs an export as the worker does; in small portions, so that there are several. */
export const runExport = (world: World, id: string, size = { pages: 1, pageRows: 3 }) =>
  runJob(world, { queue: 'exports', id, kinds: { export: exportFile(size) } });

/** Begins an export and runs it to its end. */
export async function exported(world: World, who: Principal, input: object): Promise<ExportJob> {
  const { id } = await callExports('createJob', who, { ...ENGLISH, ...input }, world);
  await runExport(world, id);
  return callExports('getJob', who, { id }, world);
}

/** Deletes a request as an administrator does; returns its line of the protocol. */
export async function deleteRequest({ world, reach }: RequestStage, who: Principal) {
  const { id, data } = await reach.send();
  const asked = {
    processes: [id],
    confirm: RequestProcess.parse(data).hid ?? '',
    reason: 'filed twice',
  };
  const { deleted } = await deleteRequests(asked, contextFor(world, who));
  const [line] = deleted;
  if (line === undefined) throw new Error('The request was not deleted.');
  return line;
}

/** The rows of a file, each cell under the heading of its column. */
export async function readExport(
  { files }: Pick<World, 'files'>,
  id: string,
): Promise<Record<string, SheetCell | undefined>[]> {
  const { rows } = await readSheet(Buffer.from(await files.get(exportKey(id))));
  const all = [];
  for await (const { cells } of rows) all.push(cells);
  const [head = [], ...body] = all;
  return body.map((cells) =>
    Object.fromEntries(head.map((heading, index) => [heading?.text ?? '', cells[index]])),
  );
}

export const texts = (rows: readonly Record<string, SheetCell | undefined>[], column: string) =>
  rows.map((row) => row[column]?.text);
