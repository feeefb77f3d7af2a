import type { Endpoint } from '#shared/kernel/endpoint.ts';
import { GUEST, type Principal } from '#shared/kernel/principal.ts';
import type { ApiEvent } from './api-event.ts';

/** The facts known so far about one call, for its answer and its log line. */
export type Call = {
  readonly domain: string;
  readonly requestId: string;
  readonly startedAt: number;
  /**
   * The mark of the answer that the caller has kept (`If-None-Match`). The distribution makes it weak, `W/"…"`, where
   * it compresses the answer.
   */
  readonly keptMark: string | undefined;
  endpointName: string | null;
  endpoint: Endpoint | undefined;
  who: Principal;
};

export function beginCall(domain: string, event: ApiEvent): Call {
  return {
    domain,
    requestId: event.requestContext.requestId,
    startedAt: performance.now(),
    keptMark: event.headers['if-none-match']?.replace(/^W\//, ''),
    endpointName: null,
    endpoint: undefined,
    who: GUEST,
  };
}

/** Returns the facts of a call for the log: never a path, payload, host or address. */
export function callFacts(call: Call, status: number, code: string | null) {
  return {
    requestId: call.requestId,
    domain: call.domain,
    endpoint: call.endpointName,
    status,
    code,
    ms: Math.round(performance.now() - call.startedAt),
    role: call.who.roles.join('+'),
  };
}
