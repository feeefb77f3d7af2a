import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { World } from '#functions/kernel/context.ts';

export type LambdaHandler = (event: unknown, context: LambdaContext) => unknown;

const EntryPoint = z.looseObject({
  handler: z.custom<LambdaHandler>((value) => typeof value === 'function', 'exports no handler'),
});

/** The timer of a domain, which runs in the given world. */
export type Sweep = (here: World) => Promise<void>;

const Schedule = z.looseObject({
  sweep: z.custom<Sweep>((value) => typeof value === 'function', 'exports no sweep'),
});

/** Returns the `handler` of a file below `functions/`, loaded on its first use, as Lambda does. */
export async function loadEntryPoint(file: string): Promise<LambdaHandler> {
  return EntryPoint.parse(await load(file)).handler;
}

export async function loadSweep(domain: string): Promise<Sweep> {
  return Schedule.parse(await load(`${domain}/schedule.ts`)).sweep;
}

function load(file: string): Promise<unknown> {
  return import(new URL(`../../../functions/${file}`, import.meta.url).href);
}

/** Lambda's facts about a run, for its handler. */
export type LambdaContext = {
  readonly functionName: string;
  readonly awsRequestId: string;
  readonly callbackWaitsForEmptyEventLoop: boolean;
  readonly getRemainingTimeInMillis: () => number;
};

export function lambdaContext(functionName: string, timeoutSeconds: number): LambdaContext {
  const ends = Date.now() + timeoutSeconds * 1000;
  return {
    functionName,
    awsRequestId: randomUUID(),
    callbackWaitsForEmptyEventLoop: false,
    getRemainingTimeInMillis: () => Math.max(0, ends - Date.now()),
  };
}
