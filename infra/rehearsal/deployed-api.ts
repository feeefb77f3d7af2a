import * as z from 'zod';
import { retryUntilResult } from '#functions/kernel/store/retry.ts';
import {
  ORIGIN_SECRET_HEADER,
  VIEWER_ADDRESS_HEADER,
  VIEWER_HOST_HEADER,
} from '#infra/handler-environment.ts';
import { type LocalAnswer, localFetch } from '#infra/local/local-fetch.ts';
import type { Endpoint } from '#shared/kernel/endpoint.ts';
import type { RehearsedStage } from './rehearsed-stage.ts';

const Envelope = z.object({
  data: z.unknown().optional(),
  code: z.string().nullish(),
  details: z.unknown().optional(),
});

export type Answer = {
  readonly status: number;
  readonly code: string | null;
  readonly data: unknown;
  /** The problems of single fields. */
  readonly details: unknown;
};
export type DeployedApi = (
  endpoint: Pick<Endpoint, 'method' | 'path'>,
  call?: { readonly input?: unknown; readonly token?: string; readonly says?: Said },
) => Promise<Answer>;
/** Headers beside, or instead of, those of the distribution. */
type Said = Readonly<Record<string, string>>;

type Where = Pick<RehearsedStage, 'address' | 'host' | 'originSecret'>;
type Asked = {
  readonly method: string;
  /** Below `/api/`. */
  readonly path: string;
  readonly input?: unknown;
  readonly token?: string;
  readonly says?: Said;
};

/** The gateway's own answer where a function gave none. The product answers in its envelope, errors too. */
const NoAnswer = z.strictObject({ message: z.literal('Internal Server Error') });
const PAUSES = { attempts: 3, firstPauseMs: 1_000 };

/**
 * Calls the HTTP API as the distribution of a country does. The stand-in sometimes loses the process of a function that
 * it has just started: then the call is printed and made again. A function that fails each time is not hidden by that.
 */
export async function askDeployed(where: Where, asked: Asked): Promise<LocalAnswer> {
  let last: LocalAnswer | undefined;
  await retryUntilResult(async () => {
    last = await askOnce(where, asked);
    if (!isWithoutAnswer(last)) return last;
    process.stdout.write(`No answer of a function to ${asked.method} ${asked.path}.\n`);
    return undefined;
  }, PAUSES);
  if (last === undefined) throw new Error('Nothing was asked.');
  return last;
}

function isWithoutAnswer({ status, text }: LocalAnswer): boolean {
  if (status !== 500) return false;
  try {
    return NoAnswer.safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
}

function askOnce({ address, host, originSecret }: Where, asked: Asked): Promise<LocalAnswer> {
  const { method, path, input, token, says } = asked;
  const url = new URL(`/api/${path}`, address);
  const isPost = method === 'POST';
  const json = JSON.stringify(input ?? {});
  if (!isPost) url.searchParams.set('payload', json);
  return localFetch(url, {
    method,
    headers: {
      [VIEWER_HOST_HEADER]: host,
      [VIEWER_ADDRESS_HEADER]: nextAddress(),
      [ORIGIN_SECRET_HEADER]: originSecret,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(isPost ? { 'content-type': 'application/json' } : {}),
      ...says,
    },
    ...(isPost ? { body: json } : {}),
  });
}

/** Its calls, with their answers taken out of the envelope. */
export function makeDeployedApi(where: Where): DeployedApi {
  return async ({ method, path }, call = {}) => {
    // A caller who is refused at the door is refused whatever the row.
    const filled = path.replaceAll(/\{\w+\}/g, '1');
    return answerOf(await askDeployed(where, { method, path: filled, ...call }));
  };
}

function answerOf({ status, text }: LocalAnswer): Answer {
  const body = Envelope.parse(JSON.parse(text));
  return { status, code: body.code ?? null, data: body.data, details: body.details };
}

let calls = 0;

/** Each call from a network of its own, so that no limit for one address is met. */
function nextAddress(): string {
  calls += 1;
  return `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`;
}
