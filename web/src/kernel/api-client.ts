import type { Envelope } from '#shared/kernel/envelope.ts';
import { RATE_LIMIT_RETRIES, RATE_LIMIT_STEP_MS } from '#shared/kernel/limits.ts';
import { ApiError, errorCodeOf, isUnreachable, unreachableError } from './api-error.ts';
import type { CallInput, CallName, CallOutput } from './contract.ts';
import { createEmitter, type Listener } from './emitter.ts';

export type ApiEvent =
  | { type: 'start' }
  | { type: 'end' }
  /** A failure that the whole page is told, unless the call was `quiet`. */
  | { type: 'failed'; error: ApiError }
  | { type: 'unavailable' }
  /** Nothing answered: the page stays as it is. */
  | { type: 'unreachable' }
  | { type: 'sessionEnded' };

export type CallOptions = {
  readonly signal?: AbortSignal;
  /** The caller shows the failure itself. */
  readonly quiet?: boolean;
  /** The call goes on when the page is left. */
  readonly keepalive?: boolean;
  /** The caller waits for the network and tries again itself: nobody is told. */
  readonly patient?: boolean;
};

export type ApiClient = {
  readonly call: <N extends CallName>(
    name: N,
    input: CallInput<N>,
    options?: CallOptions,
  ) => Promise<CallOutput<N>>;
  readonly on: (listener: Listener<ApiEvent>) => () => void;
  /** Says whether the page tells by itself that there is no signal: no call does then. */
  readonly stay: (stays: boolean) => void;
};

export type ApiWorld = {
  readonly fetch: typeof fetch;
  /** The beginning of all addresses: `/api/`. */
  readonly base: string;
  /** Returns the app token for a call, null for a guest. */
  readonly token: (name: CallName) => Promise<string | null>;
  /** Returns another token in place of a refused one, if there is any. */
  readonly renewed: (refused: string) => Promise<string | null>;
  readonly wait: (ms: number) => Promise<void>;
};

const INVALID_AUTH = 'sessions.invalidAuth';
const TOO_MANY = 429;
const THROTTLED = 503;
/** Seconds that all retries together wait: who must wait longer is told so at once. */
const LONGEST_WAIT_SECONDS =
  (RATE_LIMIT_STEP_MS * RATE_LIMIT_RETRIES * (RATE_LIMIT_RETRIES + 1)) / 2000;
/** The calls that may be made twice, though nobody knows whether the first one was worked on. */
const READS = /^(GET|POST search)/;
const UNAVAILABLE = 'service is currently not available. check back later';

/**
 * Returns the one way to the API: it decides about envelope, retries, maintenance and ended sessions (specification
 * section 8).
 */
export function createApiClient(world: ApiWorld): ApiClient {
  const events = createEmitter<ApiEvent>();
  let stays = false;

  async function call(name: CallName, input: unknown, options: CallOptions = {}): Promise<unknown> {
    const send = (token: string | null) => {
      const request = requestOf({ base: world.base, name, input, token }, options);
      return answerOf(name, () => world.fetch(...request), world.wait);
    };
    let token: string | null = null;
    events.emit({ type: 'start' });
    try {
      token = await world.token(name);
      return await send(token).catch(async (error: unknown) => {
        // A laptop that slept does not know how old its token is.
        const next = isRefused(error) && token !== null ? await world.renewed(token) : null;
        if (next === null) throw error;
        return send(next);
      });
    } catch (error) {
      if (options.signal?.aborted) throw error;
      const failure = toApiError(error);
      if (token !== null && isRefused(failure)) events.emit({ type: 'sessionEnded' });
      else {
        const told = eventsOf(name, failure, stays ? { ...options, patient: stays } : options);
        for (const event of told) events.emit(event);
      }
      throw failure;
    } finally {
      events.emit({ type: 'end' });
    }
  }

  // The server has checked the answer against the same contract that types it.
  return {
    call: call as ApiClient['call'],
    on: events.on,
    stay: (next) => {
      stays = next;
    },
  };
}

const isRefused = (error: unknown) => errorCodeOf(error) === INVALID_AUTH;

function eventsOf(name: CallName, error: ApiError, { quiet, patient }: CallOptions): ApiEvent[] {
  if (error.message.includes(UNAVAILABLE)) return [{ type: 'unavailable' }];
  const failed: ApiEvent[] = quiet ? [] : [{ type: 'failed', error }];
  if (!isUnreachable(error)) return failed;
  if (patient) return [];
  // A page shows what it could not read in its place.
  return [{ type: 'unreachable' }, ...(READS.test(name) ? [] : failed)];
}

async function answerOf(
  name: CallName,
  send: () => Promise<Response>,
  wait: ApiWorld['wait'],
): Promise<unknown> {
  for (let retry = 0; ; retry += 1) {
    const response = await send();
    const { status } = response;
    if (status !== TOO_MANY && !(await isThrottled(name, response))) return dataOf(response);
    if (secondsToWait(response) > LONGEST_WAIT_SECONDS) throw spentError(secondsToWait(response));
    if (retry === RATE_LIMIT_RETRIES) {
      const message = `failed after ${RATE_LIMIT_RETRIES} retries`;
      throw new ApiError({ code: 'client.failedAfterRetries', message, status });
    }
    await wait((retry + 1) * RATE_LIMIT_STEP_MS);
  }
}

const secondsToWait = ({ status, headers }: Response): number =>
  status === TOO_MANY ? Number(headers.get('retry-after') ?? 0) : 0;

/** Returns the failure of a call that is allowed again only after minutes or hours. */
function spentError(seconds: number): ApiError {
  const minutes = Math.ceil(seconds / 60);
  const [code, limit] =
    minutes < 60
      ? (['client.waitMinutes', minutes] as const)
      : (['client.waitHours', Math.ceil(minutes / 60)] as const);
  const message = `too many requests, wait ${seconds} s`;
  return new ApiError({
    code,
    message,
    status: TOO_MANY,
    details: [{ path: '', code, message, limit }],
  });
}

/**
 * Tells whether the gateway refused the call because too many functions run: it answers without the product's
 * envelope, in which maintenance comes.
 */
const isThrottled = async (name: CallName, response: Response): Promise<boolean> =>
  response.status === THROTTLED &&
  READS.test(name) &&
  !(await response.clone().text()).includes('"ok":');

async function dataOf(response: Response): Promise<unknown> {
  const { status } = response;
  if (!response.headers.get('content-type')?.includes('application/json')) {
    const message = 'invalid content-type was returned';
    throw new ApiError({ code: 'client.invalidContentType', message, status });
  }
  const envelope: Partial<Envelope> = await response.json();
  if (envelope.ok) return envelope.data;
  throw new ApiError({
    code: envelope.code ?? 'client.unknown',
    message: envelope.message ?? 'unknown error',
    details: envelope.details ?? [],
    id: envelope.id ?? null,
    status,
  });
}

/**
 * Returns an error with the specification's words: each browser words the one of `fetch` differently when nothing
 * answers.
 */
function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  return error instanceof TypeError
    ? unreachableError(error)
    : unreachableError(error, String(error));
}

type Asked = {
  readonly base: string;
  readonly name: CallName;
  readonly input: unknown;
  readonly token: string | null;
};

function requestOf(
  { base, name, input, token }: Asked,
  { signal, keepalive }: CallOptions,
): [string, RequestInit] {
  const [method = 'POST', template = ''] = name.split(' ', 2);
  const { path, rest } = fillPath(template, input);
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const payload = JSON.stringify(rest ?? {});
  const shared = {
    method,
    headers,
    ...(signal ? { signal } : {}),
    ...(keepalive ? { keepalive } : {}),
  };
  if (method === 'GET') {
    return [`${base}${path}?payload=${encodeURIComponent(payload)}`, shared];
  }
  headers['content-type'] = 'application/json';
  return [`${base}${path}`, { ...shared, body: payload }];
}

/** Puts `{name}` fields of the input into the path and leaves the others. */
function fillPath(template: string, input: unknown): { path: string; rest: unknown } {
  if (!template.includes('{')) return { path: template, rest: input };
  const rest: Record<string, unknown> = { ...Object(input) };
  const path = template.replace(/\{(\w+)\}/g, (_, field: string) => {
    const value = encodeURIComponent(String(rest[field]));
    delete rest[field];
    return value;
  });
  return { path, rest };
}
