import * as z from 'zod';
import type { LambdaContext } from './lambda-context.ts';

export type LambdaHandler = (event: unknown, context: LambdaContext) => unknown;

const EntryPoint = z.looseObject({
  handler: z.custom<LambdaHandler>((value) => typeof value === 'function', 'exports no handler'),
});

/** The `handler` of a file below `functions/`, loaded when it is first needed, as Lambda does. */
export async function loadEntryPoint(file: string): Promise<LambdaHandler> {
  const loaded: unknown = await import(new URL(`../../../functions/${file}`, import.meta.url).href);
  return EntryPoint.parse(loaded).handler;
}
