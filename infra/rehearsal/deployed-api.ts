import * as z from 'zod';
import { ORIGIN_SECRET_HEADER, VIEWER_HOST_HEADER } from '#infra/handler-environment.ts';
import { localFetch } from '#infra/local/local-fetch.ts';
import type { Endpoint } from '#shared/kernel/endpoint.ts';

const Envelope = z.object({ data: z.unknown().optional(), code: z.string().nullish() });

export type Answer = {
  readonly status: number;
  readonly code: string | null;
  readonly data: unknown;
};
export type DeployedApi = (
  endpoint: Pick<Endpoint, 'method' | 'path'>,
  call?: { readonly input?: object; readonly token?: string; readonly isStranger?: boolean },
) => Promise<Answer>;

type Where = { readonly address: string; readonly host: string; readonly originSecret: string };

/** Calls the HTTP API as the distribution of a country does; a stranger comes past it. */
export function makeDeployedApi({ address, host, originSecret }: Where): DeployedApi {
  return async ({ method, path }, { input = {}, token, isStranger = false } = {}) => {
    // Who is refused at the door is refused whatever the row.
    const url = new URL(`/api/${path.replaceAll(/\{\w+\}/g, '1')}`, address);
    if (method === 'GET') {
      url.searchParams.set('payload', JSON.stringify(input));
    }
    const { status, text } = await localFetch(url, {
      method,
      headers: {
        [VIEWER_HOST_HEADER]: host,
        ...(isStranger ? {} : { [ORIGIN_SECRET_HEADER]: originSecret }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
      },
      ...(method === 'POST' ? { body: JSON.stringify(input) } : {}),
    });
    const body = Envelope.parse(JSON.parse(text));
    return { status, code: body.code ?? null, data: body.data };
  };
}
