import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as z from 'zod';
import { buildWeb } from '#infra/deploy/program/build-web.ts';
import { startHandlers } from '#infra/local/handlers.ts';
import { type LocalAnswer, localFetch } from '#infra/local/local-fetch.ts';
import { signIn } from '#infra/local/sso/sign-in.ts';
import { startStack } from '#infra/local/start-stack.ts';

export type Sent = {
  readonly method: string;
  /** Below `/api/`, with its query. */
  readonly path: string;
  readonly body?: string;
  readonly token?: string | undefined;
  /** The first part of the host, `de`; without it the host of no country. */
  readonly country?: string | undefined;
};
/** `cpuMs`: processor time of this process, from sending to the last byte. */
export type Measured = LocalAnswer & { readonly cpuMs: number };

const SentMails = z.array(z.object({ to: z.array(z.string()), text: z.string() }));
export type SentMail = z.infer<typeof SentMails>[number];

/** The whole product with its demo data in this process, on a free port; with its pages where a browser looks at them. */
export async function startBenchProduct({ withPages = false } = {}) {
  const pages = await mkdtemp(path.join(tmpdir(), 'no-pages-'));
  await writeFile(path.join(pages, 'index.html'), '<!doctype html><title>No pages</title>');
  const say = (line: string) => void process.stderr.write(`${line}\n`);
  const { addresses, stop } = await startStack({
    port: 0,
    dataDirectory: undefined,
    withDemoData: true,
    moreOffers: 0,
    buildWeb: async () => (withPages ? buildWeb(say) : pages),
    startHandlers,
    say,
  });
  /** Asked one call at a time, so that the processor time is the call's own. */
  const send = async ({ method, path: below, body, token, country }: Sent): Promise<Measured> => {
    const host = country === undefined ? addresses.product : addresses.country(country);
    const headers = {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    };
    const before = process.cpuUsage();
    const answer = await localFetch(`${host}/api/${below}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body }),
    });
    const { user, system } = process.cpuUsage(before);
    return { ...answer, cpuMs: (user + system) / 1000 };
  };
  return {
    addresses,
    send,
    /** The id token of a demo login, as the single sign-on gives it to a browser. */
    idTokenOf: async (login: string): Promise<string> => {
      const tokens = await signIn(addresses, login);
      if (tokens === undefined) throw new Error(`There is no demo login ${login}.`);
      return tokens.idToken;
    },
    /** All mails that were sent, the oldest first. */
    sentMails: async (): Promise<SentMail[]> => {
      const { text } = await localFetch(`${addresses.country('de')}/dev/mails.json`);
      return SentMails.parse(JSON.parse(text)).reverse();
    },
    stop: async () => {
      await stop();
      await rm(pages, { recursive: true });
    },
  };
}
export type BenchProduct = Awaited<ReturnType<typeof startBenchProduct>>;
