import { randomUUID } from 'node:crypto';

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
