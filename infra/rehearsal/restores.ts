import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import { requestCompaction } from '#functions/kernel/search/shards/compaction-request.ts';
import { changeManifest, readManifest } from '#functions/kernel/search/shards/shard-manifest.ts';
import type { Deployment } from '#infra/deploy/configuration/read-configuration.ts';
import { prefixOf } from '#infra/deploy/constructs/stage-settings.ts';
import { eachPage } from '#infra/operate/restore/compare-tables.ts';
import { makeParts } from '#infra/operate/restore/make-parts.ts';
import type { Parts } from '#infra/operate/restore/parts.ts';
import { restoreTable } from '#infra/operate/restore/restore-table.ts';
import type { Wanted } from '#infra/operate/restore/wanted.ts';
import { accountEndpoints } from '#shared/accounts/endpoints.ts';
import { countryEndpoints } from '#shared/countries/endpoints.ts';
import { attachmentKey } from '#shared/entities/attached-file.ts';
import { entityEndpoints } from '#shared/entities/endpoints.ts';
import type { Endpoint } from '#shared/kernel/endpoint.ts';
import { searchEndpoints } from '#shared/search/endpoints.ts';
import { Upload, uploadClass } from '#shared/uploads/upload.ts';
import { askStandIn } from './ask-stand-in.ts';
import { type DeployedApi, makeDeployedApi } from './deployed-api.ts';
import { mailedAddresses } from './mailed-addresses.ts';
import { type RehearsedStage, worldOf } from './rehearsed-stage.ts';
import { ACCOUNT, ENDPOINT } from './stand-in.ts';
import { waitUntil } from './wait-until.ts';

type Rehearsed = {
  readonly deployment: Deployment;
  readonly stage: RehearsedStage;
  /** The token of an administrator. */
  readonly token: string;
  readonly deployJobs: () => Promise<void>;
};

const Identified = z.object({ id: z.uuid() });
const Found = z.object({ items: z.array(Identified) });
const MadeBackup = z.object({ BackupDetails: z.object({ BackupArn: z.string() }) });
const STREAM_WORKER = 'kernel-stream-worker';
/** The longest pause: nothing else on this machine would have to end first. */
const LONGEST_PAUSE_MS = 300;

/**
 * Deletes the table while the product runs and a mail waits in it, and brings it back: every row is there, the mail
 * is sent, and later saves go their way by the stream of the new table.
 */
export async function rehearseLostTable(rehearsed: Rehearsed): Promise<string> {
  const { deployment } = rehearsed;
  const product = productOf(rehearsed);
  const kinds = await product.kinds();
  const before = await tableOf(rehearsed);
  await stopStream(deployment);
  await product.invite('waiting@livestock.example');
  const TableName = prefixOf(deployment);
  await askTable(deployment, 'DeleteTable', { TableName });
  // Guests are answered from memory for half a second.
  await waitUntil('the product fails without its table', async () => {
    const { status } = await product.api(searchEndpoints.count, COUNT_KINDS);
    return status >= 500;
  });

  await bringBack(rehearsed, { kind: 'last' });
  const after = await tableOf(rehearsed);
  if (!isDeepStrictEqual(after, before)) {
    throw new Error(`The table was ${JSON.stringify(before)} and is ${JSON.stringify(after)}.`);
  }
  const count = (await product.kinds()).length;
  if (count !== kinds.length) throw new Error(`Of ${kinds.length} animal kinds ${count} are left.`);
  await waitUntil('the waiting mail is sent', () => isMailed('waiting@livestock.example'));
  await product.invite('later@livestock.example');
  await waitUntil('the new stream is read', () => isMailed('later@livestock.example'));
  return `${kinds.length} kinds are there, the waiting mail was sent, the new stream is read`;
}

/** Brings the table back to a moment between two saves. */
export async function rehearseRestore(rehearsed: Rehearsed): Promise<string> {
  const product = productOf(rehearsed);
  const kept = await product.save('Kept');
  const farmer = await product.account('redacted@livestock.example');
  const file = await attachFile(rehearsed);
  await sleep(SECOND_MS);
  const moment = new Date();
  await sleep(SECOND_MS);
  const lost = await product.save('Lost');
  await product.call(accountEndpoints.redactAccount, { account: farmer, reason: 'asked for it' });
  const { files } = worldOf(rehearsed.stage);
  await files.remove(file);
  const report = await bringBack(rehearsed, { kind: 'moment', moment });

  const ids = await product.kinds();
  if (!ids.includes(kept)) throw new Error('What was saved before is not found.');
  if (ids.includes(lost)) throw new Error('What was saved since is found.');
  if (!report.includes(lost)) throw new Error('What was saved since is not told.');
  const { data } = await product.call(entityEndpoints.get, { id: farmer });
  if (!JSON.stringify(data).includes('redactedOn')) throw new Error('Personal data is back.');
  if ((await files.head(file)) === undefined) throw new Error('A file that rows name is not back.');
  await product.invite('again@livestock.example');
  await waitUntil('the stream goes on', () => isMailed('again@livestock.example'));
  await compactAgain(rehearsed);
  return 'saved before: found; since: gone and told; a file back; a redaction again; mails, compaction go on';
}

/** Goes back to a named backup, then to a copy that was restored beside the table by hand. */
export async function rehearseBackups(rehearsed: Rehearsed): Promise<string> {
  const { deployment } = rehearsed;
  const product = productOf(rehearsed);
  const TableName = prefixOf(deployment);
  const kept = await product.save('In the backup');
  const backup = { TableName, BackupName: 'rehearsed' };
  const made = await askTable(deployment, 'CreateBackup', backup);
  const { BackupArn: arn } = MadeBackup.parse(JSON.parse(made.text)).BackupDetails;
  const isGoneAfter = async (restore: () => Promise<Wanted>) => {
    const lost = await product.save('After the backup');
    const wanted = await restore();
    const report = await bringBack(rehearsed, wanted);
    const ids = await product.kinds();
    if (!ids.includes(kept) || ids.includes(lost) || !report.includes(lost)) {
      throw new Error(`The table is not as the ${wanted.kind} has it.`);
    }
  };
  await isGoneAfter(async () => ({ kind: 'backup', arn }));
  await isGoneAfter(async () => {
    const TargetTableName = `${TableName}-restored`;
    await askTable(deployment, 'RestoreTableFromBackup', { BackupArn: arn, TargetTableName });
    return { kind: 'copy' };
  });
  return 'a named backup and a copy beside the table: saved before: found; since: gone and told';
}

/** Attaches a file as an upload does; returns its key. */
async function attachFile({ stage }: Rehearsed): Promise<string> {
  const { store, files, newId } = worldOf(stage);
  const [id, fileId] = [newId(), newId()];
  const file = { id: fileId, name: 'Kept.pdf', contentType: 'application/pdf', size: 3 };
  const data = Upload.parse({ name: 'Kept', category: 'request', owner: newId(), file });
  const changes = [{ kind: 'create', id, entityclass: uploadClass.name, data } as const];
  await store.save({ changes, by: 'system', changeset: 'rehearsal' });
  const key = attachmentKey(id, fileId);
  await files.put(key, file.contentType, new Uint8Array([1, 2, 3]));
  return key;
}

const SECOND_MS = 1_000;
const COUNT_KINDS = { input: { entityClass: 'animalkind' } };

/** Runs the restore as its command does; returns the lines that it kept of lost entities. */
async function bringBack(rehearsed: Rehearsed, wanted: Wanted): Promise<string> {
  const lost: string[] = [];
  const said: string[] = [];
  const parts = partsOf(rehearsed, { say: (line) => said.push(line), lost });
  await restoreTable(parts, wanted).catch((error: unknown) => {
    throw new Error(`After: ${said.join('; ')}`, { cause: error });
  });
  return lost.join('\n');
}

function partsOf(
  { deployment, deployJobs }: Rehearsed,
  { say, lost }: { say: (line: string) => void; lost: string[] },
): Parts {
  return makeParts({
    deployment,
    account: ACCOUNT,
    endpoint: ENDPOINT,
    deployJobs,
    say,
    pause: (ms) => sleep(Math.min(ms, LONGEST_PAUSE_MS)),
    agree: async () => true,
    keepLost: async (lines) => {
      lost.push(...lines);
      return 'the memory of the rehearsal';
    },
  });
}

/** Makes the acts of people in the product. */
function productOf({ stage, token }: Rehearsed) {
  const api: DeployedApi = makeDeployedApi(stage);
  const call = async (endpoint: Pick<Endpoint, 'method' | 'path'>, input: unknown) => {
    const answer = await api(endpoint, { token, input });
    if (answer.status !== 200) {
      throw new Error(`${endpoint.path} answered ${answer.status} ${answer.code ?? ''}`);
    }
    return answer;
  };
  const account = async (email: string) => {
    const input = {
      staticData: { name: email, role: 'ADM', country: await homeOf(stage) },
      userData: { address: { email } },
    };
    return Identified.parse((await call(accountEndpoints.createAccount, input)).data).id;
  };
  return {
    api,
    call,
    account,
    save: async (label: string) => {
      const data = { labels: [{ lang: 'en_GB', label }] };
      const made = await call(entityEndpoints.create, { entityclass: 'animalkind', data });
      return Identified.parse(made.data).id;
    },
    kinds: async (): Promise<readonly string[]> => {
      const query = { ...COUNT_KINDS.input, pagination: { start: 0, limit: 100 } };
      const { data } = await call(searchEndpoints.execute, query);
      return Found.parse(data).items.map(({ id }) => id);
    },
    invite: async (email: string) => {
      await call(accountEndpoints.createAccountInvite, { account: await account(email) });
    },
  };
}

async function homeOf(stage: RehearsedStage): Promise<string> {
  const input = { url: `https://${stage.host}/` };
  const { data } = await makeDeployedApi(stage)(countryEndpoints.getByUrl, { input });
  return countryEndpoints.getByUrl.output.options[0].parse(data).country.id;
}

const isMailed = async (email: string): Promise<boolean> =>
  (await mailedAddresses()).includes(email);

/** Stops the stream, as if the worker could not be called for a while. */
async function stopStream(deployment: Deployment): Promise<void> {
  const { region } = deployment.stage;
  const FunctionName = `${prefixOf(deployment)}-${STREAM_WORKER}`;
  const path = '/2015-03-31/event-source-mappings/';
  const listed = await askStandIn({
    service: 'lambda',
    region,
    path: `${path}?FunctionName=${FunctionName}`,
  });
  const { EventSourceMappings } = z
    .object({ EventSourceMappings: z.array(z.object({ UUID: z.string() })) })
    .parse(JSON.parse(listed.text));
  for (const { UUID } of EventSourceMappings) {
    const body = JSON.stringify({ Enabled: false });
    await askStandIn({ service: 'lambda', region, path: `${path}${UUID}`, method: 'PUT', body });
  }
}

/** Returns the properties that a restore has to give back to a table besides its rows. */
async function tableOf({ deployment }: Rehearsed): Promise<object> {
  const TableName = prefixOf(deployment);
  const ask = async (operation: string) =>
    JSON.parse((await askTable(deployment, operation, { TableName })).text);
  const { Table } = await ask('DescribeTable');
  const { TimeToLiveDescription } = await ask('DescribeTimeToLive');
  const { ContinuousBackupsDescription: recovery } = await ask('DescribeContinuousBackups');
  const { StreamSpecification, DeletionProtectionEnabled, KeySchema, BillingModeSummary } = Table;
  return {
    StreamSpecification,
    DeletionProtectionEnabled,
    KeySchema,
    TimeToLiveDescription,
    billing: BillingModeSummary.BillingMode,
    recovery: recovery.PointInTimeRecoveryDescription.PointInTimeRecoveryStatus,
  };
}

const askTable = ({ stage: { region } }: Deployment, operation: string, body: object) =>
  askStandIn({
    service: 'dynamodb',
    region,
    target: `DynamoDB_20120810.${operation}`,
    body: JSON.stringify(body),
  });

/** Has the deployed worker make the rows of a shard again, by a manifest that says that this was begun. */
async function compactAgain(rehearsed: Rehearsed): Promise<void> {
  const { client } = partsOf(rehearsed, { say: () => {}, lost: [] });
  const table = { client, table: prefixOf(rehearsed.deployment) };
  const shards: string[] = [];
  await eachPage(table, (items) => {
    const names = items.map(({ pk }) => String(pk)).filter((pk) => pk.startsWith(SHARD_PREFIX));
    shards.push(...names.map((pk) => pk.slice(SHARD_PREFIX.length)));
  });
  const shard = shards.find((name) => name.startsWith('animalkind.')) ?? '';
  const now = new Date();
  const before = await readManifest(table, shard);
  const rebuilding = { layout: 'of other code', since: now.getTime() };
  const changed = await changeManifest(table, shard, before, { rebuilding });
  if (changed === undefined) throw new Error(`Somebody else compacts ${shard}.`);
  await requestCompaction(table, shard, now);
  await waitUntil('compaction goes on', async () => {
    const { current } = await readManifest(table, shard);
    return current !== undefined && current.gen !== before.current?.gen;
  });
}

const SHARD_PREFIX = 'S#';
