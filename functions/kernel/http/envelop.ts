import type { MiddlewareObj, Request } from '@middy/core';
import type { Context as LambdaContext } from 'aws-lambda';
import type { World } from '../context.ts';
import { systemLog } from '../ports/log.ts';
import { answerError, shownError } from './answer.ts';
import type { ApiEvent, ApiResult } from './api-event.ts';
import { type Call, callFacts } from './call.ts';

export type CallContext = LambdaContext & { readonly call: Call };

type CallRequest = Request<ApiEvent, ApiResult, unknown, CallContext>;

/** The one exit of every call: a failure becomes its envelope, and one log line says how the call went. */
export function envelop(
  world: () => World | Promise<World>,
): MiddlewareObj<ApiEvent, ApiResult, unknown, CallContext> {
  return {
    async after({ context, response }: CallRequest) {
      const status = response?.statusCode ?? 200;
      (await world()).log.info('call', callFacts(context.call, status, null));
    },
    async onError(request: CallRequest) {
      const { call } = request.context;
      const { log, isProduction } = await outsideOf(world);
      const { status, code } = shownError(request.error).error;
      const facts = callFacts(call, status, code);
      if (isFailure(request.error, status)) log.error('call', request.error, facts);
      else log.info('call', facts);
      request.response = answerError(call, request.error, isProduction);
    },
  };
}

/** Tells whether something is broken. An error 503 without a cause is maintenance, and no failure. */
const isFailure = (error: unknown, status: number): boolean =>
  status === 500 || (status > 500 && error instanceof Error && error.cause !== undefined);

/** Returns a log even where the world cannot be made: a missing variable still gets an envelope and a log line. */
async function outsideOf(
  world: () => World | Promise<World>,
): Promise<Pick<World, 'log'> & { readonly isProduction: boolean }> {
  try {
    const { log, config } = await world();
    return { log, isProduction: config.isProduction };
  } catch {
    return { log: systemLog, isProduction: true };
  }
}
