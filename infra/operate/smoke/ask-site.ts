import * as z from 'zod';
import { localFetch } from '#infra/local/local-fetch.ts';
import { jsonOf } from '#infra/operate/doctor/refusal-of.ts';
import type { Endpoint } from '#shared/kernel/endpoint.ts';

const Envelope = z.object({ ok: z.boolean(), data: z.unknown(), code: z.string().nullish() });

export type SiteAnswer = { readonly status: number; readonly data: unknown };

/** Calls the API of a site as its pages do. */
export type AskSite = <E extends Pick<Endpoint, 'method' | 'path' | 'input'>>(
  endpoint: E,
  input: z.input<E['input']>,
  token?: string,
) => Promise<SiteAnswer>;

export const makeAskSite =
  (site: string): AskSite =>
  async ({ method, path }, input, token) => {
    const url = new URL(`/api/${path}`, site);
    const json = JSON.stringify(input);
    if (method === 'GET') url.searchParams.set('payload', json);
    const { status, text } = await read(url, {
      method,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
      },
      ...(method === 'POST' ? { body: json } : {}),
    });
    const envelope = Envelope.safeParse(jsonOf(text));
    if (!envelope.success) throw new Error(`${path} answered ${status} without the envelope.`);
    return { status, data: envelope.data.data };
  };

type Asked = {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
};

/** Reads an address of a site, on the laptop too, whose names Node does not know. */
export async function read(
  url: URL,
  asked: Asked = {},
): Promise<{ status: number; text: string; headers: Headers }> {
  if (url.hostname === 'localhost' || url.hostname.endsWith('.localhost')) {
    const { status, text, headers } = await localFetch(url, asked);
    const pairs = Object.entries(headers).flatMap(([name, value]) =>
      [value ?? []].flat().map((text): [string, string] => [name, text]),
    );
    return { status, text, headers: new Headers(pairs) };
  }
  const answer = await fetch(url, asked);
  return { status: answer.status, text: await answer.text(), headers: answer.headers };
}
