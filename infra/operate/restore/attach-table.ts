import { readParameter, writeParameter } from './ask-stage.ts';
import { mappingsOf } from './hold-stage.ts';
import { type Parts, resourceNames } from './parts.ts';
import { completeTable, describeTable } from './table-copies.ts';

const STREAM_WORKER = 'kernel/stream-worker';

/** Tells whether the stream worker reads the stream of the present table. */
export async function isAttached(parts: Parts): Promise<boolean> {
  const table = await describeTable(parts, resourceNames(parts).table);
  const stream = table?.StreamSpecification?.StreamEnabled ? table.LatestStreamArn : undefined;
  return stream !== undefined && (await isRead(parts, stream));
}

async function isRead(parts: Parts, stream: string): Promise<boolean> {
  const mappings = await mappingsOf(parts, STREAM_WORKER);
  return mappings.some(({ EventSourceArn }) => EventSourceArn === stream);
}

/**
 * Completes the table, and lets the stream worker read its stream: by the parameter of the stack of jobs, so that
 * CloudFormation knows of it. Returns whether that was needed.
 * @throws Error when the worker still reads another stream
 */
export async function attachTable(parts: Parts): Promise<boolean> {
  const stream = await completeTable(parts);
  const { stream: parameter } = resourceNames(parts);
  if ((await readParameter(parts, parameter)) !== stream) {
    await writeParameter(parts, parameter, stream);
  }
  if (await isRead(parts, stream)) return false;
  await parts.deployJobs();
  if (!(await isRead(parts, stream))) throw new Error(`Nothing reads ${stream}.`);
  return true;
}
