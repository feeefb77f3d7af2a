import * as z from 'zod';
import {
  ORIGIN_SECRET_HEADER,
  VIEWER_ADDRESS_HEADER,
  VIEWER_HOST_HEADER,
} from '#infra/deploy/handler-environment.ts';
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
/** The headers beside, or instead of, those of the distribution. */
type Said = Readonly<Record<string, string>>;

export type StageAddress = Pick<RehearsedStage, 'address' | 'host' | 'originSecret'>;
type Asked = {
  readonly method: string;
  /** The path below `/api/`. */
  readonly path: string;
  readonly input?: unknown;
  readonly token?: string;
  readonly says?: Said;
};

/** Calls the HTTP API as the distribution of a country does. */
export function askDeployed({ address, host, originSecret }: StageAddress, asked: Asked) {
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

/** Makes the calls of the API, with their answers taken out of the envelope. */
export function makeDeployedApi(where: StageAddress): DeployedApi {
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

/** Returns the address of another network for each call, so that no limit of one address is met. */
function nextAddress(): string {
  calls += 1;
  return `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`;
}
