import type { Context } from 'aws-lambda';
import { reportError } from '#functions/diagnostics/report-error.ts';
import { writeLog } from '#functions/diagnostics/write-log.ts';
import type { Implementations, World } from '#functions/kernel/context.ts';
import type { ApiHandler } from '#functions/kernel/http/api-event.ts';
import { inputBounds } from '#functions/kernel/http/input-bounds.ts';
import { serve } from '#functions/kernel/http/serve.ts';
import { makeRows } from '#functions/kernel/make-rows.ts';
import { aggregateRows } from '#functions/search/aggregate-rows.ts';
import { countRows } from '#functions/search/count-rows.ts';
import { executeSearch } from '#functions/search/execute-search.ts';
import { findByIds } from '#functions/search/find-by-ids.ts';
import { endpointsByDomain } from '#shared/endpoints.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import type { Endpoint, Endpoints } from '#shared/kernel/endpoint.ts';
import { kernelErrors } from '#shared/kernel/errors.ts';
import { apiEvent } from '#test/support/api-event.ts';
import { memoryWorld } from '#test/support/memory-world.ts';
import type { Bench } from './bench.ts';
import { HOSTILE_BODIES } from './hostile-bodies.ts';

/** No body that a guest may send, and none that is refused, takes more of the processor. */
const CPU_MS = 50;
/** The least of so many is what the call itself takes; more is what is compiled, or what else the machine did. */
const TRIES = 5;
/** Far above what any call takes. */
const HUGE_BYTES = 5_000_000;
const KEPT_LINES = 25;

type Line = {
  readonly call: string;
  readonly body: string;
  readonly bytes: number;
  readonly status: number | undefined;
  readonly 'CPU ms': number;
  readonly 'CPU ns/byte': number;
};

/** What of the product's own code reads an input once it is checked; everything else waits for the table. */
const readers = {
  search: { execute: executeSearch, count: countRows, ids: findByIds, aggregate: aggregateRows },
  diagnostics: { reportError, writeLog },
} as const;

/**
 * What one body of a guest can make the product compute: every shape that is dear to read, at the largest size of each
 * call, above it, and at the largest that any call takes. Prints the dearest; ends with 1 where one takes more than
 * `CPU_MS`.
 */
export const run: Bench = async () => {
  const lines: Line[] = [];
  const world = emptyWorld();
  for (const [domain, endpoints] of Object.entries<Endpoints>(endpointsByDomain)) {
    const handler = serve(domain, endpoints, implementationsOf(domain, endpoints), () => world);
    for (const [name, endpoint] of Object.entries(endpoints)) {
      if (endpoint.who !== 'all') continue;
      lines.push(...(await measureCall(`${domain}.${name}`, endpoint, handler)));
    }
  }
  const dearest = lines.toSorted((a, b) => b['CPU ms'] - a['CPU ms']);
  console.table(dearest.slice(0, KEPT_LINES));
  const tooDear = dearest.filter((line) => line['CPU ms'] > CPU_MS);
  process.stdout.write(`${lines.length} bodies, ${tooDear.length} above ${CPU_MS} ms\n`);
  if (tooDear.length > 0) process.exitCode = 1;
};

function implementationsOf(domain: string, endpoints: Endpoints): Implementations<Endpoints> {
  const refuse = async () => {
    throw new AppError(kernelErrors.notFound);
  };
  const all = Object.fromEntries(Object.keys(endpoints).map((name) => [name, refuse]));
  return { ...all, ...Object.entries(readers).find(([name]) => name === domain)?.[1] };
}

/** Nothing is stored, so that what is measured is the input. */
function emptyWorld(): World {
  const world = memoryWorld();
  const search: World['search'] = {
    hits: async () => ({ items: [], next: null }),
    count: async () => 0,
    aggregate: async () => [],
  };
  return {
    ...world,
    search,
    rowsFor: (who) => makeRows({ store: world.store, clock: world.clock, search }, who),
    limits: { take: async () => undefined },
  };
}

async function measureCall(call: string, endpoint: Endpoint, handler: ApiHandler) {
  const { bytes, values } = inputBounds(endpoint);
  const sizes = [Math.min(bytes, 4 * values), bytes, bytes + 1000];
  const huge = HOSTILE_BODIES['marks on one letter']?.('other')(HUGE_BYTES) ?? '';
  const lines: Line[] = [];
  const measure = async (body: string, text: string) => {
    const { status, cpuMs } = await leastOf(handler, endpoint, text);
    const sent = Buffer.byteLength(text);
    lines.push({
      call,
      body,
      bytes: sent,
      status,
      'CPU ms': Number(cpuMs.toFixed(1)),
      'CPU ns/byte': Math.round((cpuMs * 1e6) / sent),
    });
  };
  await measure('a huge text', huge);
  for (const field of fieldsOf(endpoint)) {
    for (const [shape, bodyOf] of Object.entries(HOSTILE_BODIES)) {
      for (const size of sizes) await measure(`${field}: ${shape}`, bodyOf(field)(size));
    }
  }
  return lines;
}

/** Those that hold most, and one that does not exist. */
function fieldsOf({ input }: Endpoint): string[] {
  const shape: object = Reflect.get(input, 'shape') ?? {};
  const known = ['attributeFilter', 'facts', 'message', 'context', 'token'];
  return [...known.filter((name) => name in shape), 'other'];
}

async function leastOf(handler: ApiHandler, { method, path }: Endpoint, text: string) {
  const plain = path.replace(/\{\w+\}/g, '1');
  const sent = method === 'GET' ? { query: `payload=${encodeURIComponent(text)}` } : { body: text };
  const event = apiEvent({ method, path: plain, ...sent });
  let cpuMs = Number.POSITIVE_INFINITY;
  let status: number | undefined;
  for (let n = 0; n < TRIES && cpuMs > CPU_MS / 2; n++) {
    const before = process.cpuUsage();
    ({ statusCode: status } = await handler(event, {} as Context));
    const { user, system } = process.cpuUsage(before);
    cpuMs = Math.min(cpuMs, (user + system) / 1000);
  }
  return { status, cpuMs };
}
