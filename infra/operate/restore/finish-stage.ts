import { randomBytes } from 'node:crypto';
import { redactAgain, unlinkAgain } from '#functions/accounts/public.ts';
import { makeFilesOnDemand } from '#functions/kernel/adapters/files-on-demand.ts';
import { makeSqsQueue } from '#functions/kernel/adapters/sqs-queue.ts';
import { makeKeyedValues } from '#functions/kernel/adapters/table-keyed-values.ts';
import { makeTallies } from '#functions/kernel/adapters/table-tallies.ts';
import { relayOutbox } from '#functions/kernel/jobs/relay-outbox.ts';
import { makeNewId } from '#functions/kernel/ports/ids.ts';
import { systemLog } from '#functions/kernel/ports/log.ts';
import { perQueue, queueUrlsIn } from '#functions/kernel/ports/queues.ts';
import { compactShard } from '#functions/kernel/search/compaction/compact-shard.ts';
import { makeSearch } from '#functions/kernel/search/make-search.ts';
import { layoutOfShard } from '#functions/kernel/search/shards/shard-layout.ts';
import { makeEntityStore } from '#functions/kernel/store/make-entity-store.ts';
import { makeUlids } from '#functions/kernel/store/ulid.ts';
import { StartupError } from '#infra/deploy/program/startup-error.ts';
import { entityClasses } from '#shared/entity-classes.ts';
import { readParameter } from './ask-stage.ts';
import { attachTable } from './attach-table.ts';
import { bringBackFiles } from './bring-back-files.ts';
import type { Since } from './changes-since.ts';
import { environmentOf, releaseJobs, switchMaintenance } from './hold-stage.ts';
import { dropNotes, keepNotes, type Notes } from './notes.ts';
import { type Parts, resourceNames } from './parts.ts';
import { comparePeople } from './people-of-sign-on.ts';
import { type Survey, surveyTable } from './survey-table.ts';
import { dropCopy } from './table-copies.ts';

const TOLD_AT_MOST = 20;

/** Brings everything in line with the restored table, and opens the stage again. */
export async function finishStage(parts: Parts, notes: Notes & { since: Since }): Promise<void> {
  const { client, say } = parts;
  const { table } = resourceNames(parts);
  const { since } = notes;
  say(`Files: ${await bringBackFilesOf(parts)}`);
  for (const redaction of since.redacted) await redactAgain(worldOf(parts), redaction);
  for (const departure of since.left) await unlinkAgain(worldOf(parts), departure);
  say(`Done again: ${since.redacted.length} redactions, ${since.left.length} departures`);
  await agreed(parts, 'Let jobs go on, with the stream of this table, in new processes?');
  const isNew = await attachTable(parts);
  say(`Stream: ${isNew ? 'another one, which the jobs stack was deployed for' : 'as before'}`);
  await releaseJobs(parts);
  const survey = await surveyTable({ client, table });
  say(`Outbox: ${await sendWaiting(parts, survey)}`);
  await tellPeople(parts, survey);
  await agreed(parts, OPENING);
  await keepNotes(parts, { ...notes, reached: 'open' });
  await switchMaintenance(parts, 'off');
  await dropRest(parts);
}

const OPENING = 'Maintenance off?';

/** Ends a restore that was broken off when people worked again, or were about to. */
export async function endRestore(parts: Parts): Promise<void> {
  if ((await readParameter(parts, resourceNames(parts).maintenance)) === 'on') {
    await agreed(parts, OPENING);
    await switchMaintenance(parts, 'off');
  }
  await dropRest(parts);
}

async function dropRest(parts: Parts): Promise<void> {
  await agreed(parts, `Delete ${resourceNames(parts).copy}, and the notes of this restore?`);
  await dropCopy(parts);
  await dropNotes(parts);
  parts.say('The restore is complete. Delete the backup of before when nobody misses anything.');
}

/** Brings back the files of people, and those of large search shards. */
async function bringBackFilesOf(parts: Parts): Promise<string> {
  const { client, s3, say } = parts;
  const { table, files, derived } = resourceNames(parts);
  const survey = await surveyTable({ client, table });
  const given = await bringBackFiles({ s3, bucket: files, prefix: 'attachments/' }, survey.files);
  for (const key of given.missing.slice(0, TOLD_AT_MOST)) say(`File without any version: ${key}`);
  const keys = new Set(survey.shardFiles.keys());
  const made = await bringBackFiles({ s3, bucket: derived, prefix: 'shards/' }, keys);
  for (const key of made.missing) await rebuild(parts, survey.shardFiles.get(key) ?? '');
  return `${survey.files.size} referred to, ${given.back} brought back, ${given.missing.length} without any version; of search shards ${made.back} brought back, ${made.missing.length} rebuilt`;
}

/** Makes the rows of a search shard from the newest revisions, as the stream worker would for its first reader. */
async function rebuild(parts: Parts, shard: string): Promise<void> {
  const layout = layoutOfShard(entityClasses, shard);
  if (layout === undefined) return;
  const { client, clock } = parts;
  const newGen = makeUlids(clock, randomBytes);
  const compaction = {
    client,
    table: resourceNames(parts).table,
    files: filesOf(parts),
    clock,
    newGen,
  };
  while ((await compactShard(compaction, shard, layout)) === 'goesOn');
}

function filesOf(parts: Parts) {
  const { files: bucket, derived: derivedBucket } = resourceNames(parts);
  return makeFilesOnDemand({ bucket, derivedBucket, pathStyle: false });
}

/** Returns the product's own world, with an empty memory. */
function worldOf(parts: Parts) {
  const { client, clock } = parts;
  const { table } = resourceNames(parts);
  const random = randomBytes;
  const newId = makeNewId(clock, random);
  const files = filesOf(parts);
  return {
    clock,
    files,
    store: makeEntityStore({ client, table, entityClasses, clock, newId }),
    search: makeSearch({ client, table, files, entityClasses, clock }),
    values: makeKeyedValues({ client, table }),
    tallies: makeTallies({ client, table, clock, newId, random }),
  };
}

/** Sends messages that the stream of this table never told of; a receiver recognises one that comes twice. */
async function sendWaiting(parts: Parts, { messages }: Survey): Promise<string> {
  const { client } = parts;
  const { table } = resourceNames(parts);
  const variables = await environmentOf(parts, 'kernel/stream-worker');
  const urls = queueUrlsIn(variables);
  const queues = perQueue((name) => makeSqsQueue(urls[name]));
  const outbox = { client, table, queues, log: systemLog };
  const refused = await relayOutbox(messages, outbox);
  if (refused.length > 0) {
    throw new StartupError(`${refused.length} messages could not be sent: run the command again.`);
  }
  return `${messages.length} messages taken up; those that cannot be read are named above`;
}

async function tellPeople(parts: Parts, { users }: Survey): Promise<void> {
  const { unknown, without } = await comparePeople(parts, users);
  parts.say(
    `People: ${unknown.length} use accounts but are not in the user pool (they sign up again and are invited again: ${listOf(unknown)})`,
  );
  parts.say(
    `People: ${without.length} are in the user pool but use no account (they register again, or are invited: ${listOf(without)})`,
  );
}

const listOf = (names: readonly string[]): string =>
  names.length === 0
    ? 'none'
    : `${names.slice(0, TOLD_AT_MOST).join(', ')}${names.length > TOLD_AT_MOST ? ' …' : ''}`;

async function agreed({ agree }: Parts, question: string): Promise<void> {
  if (!(await agree(question)))
    throw new StartupError('Stopped; the same command goes on from here.');
}
