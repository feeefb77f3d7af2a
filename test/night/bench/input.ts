import { Console } from 'node:console';
import * as z from 'zod';
import type { ApiEvent } from '#functions/kernel/http/api-event.ts';
import { lambdaContext } from '#infra/local/api/lambda-context.ts';
import { type LambdaHandler, loadEntryPoint } from '#infra/local/api/load-entry-point.ts';
import { endpointsByDomain } from '#shared/endpoints.ts';
import { bodyBytesOf, type Endpoint, type Endpoints } from '#shared/kernel/endpoint.ts';
import { apiEvent } from '#test/support/api-event.ts';
import type { Bench } from './bench.ts';
import { startBenchProduct } from './bench-product.ts';
import { type Bodies, guestBodies } from './guest-bodies.ts';
import { HOSTILE_BODIES } from './hostile-bodies.ts';

/** No body that a guest may send, and none that is refused, takes more of the processor. */
const CPU_MS = 50;
/** The least of so many is what the call itself takes; more is what is compiled, or what else the machine did. */
const TRIES = 5;
/** Far above what any call takes. */
const HUGE_BYTES = 5_000_000;
const KEPT_LINES = 25;
/** No guest may read a history: whatever is asked, the answer is 404. */
const REFUSED = ['entities.getTimeline'];

/** The handlers in this process write their log to the other. */
const figuresOut = new Console(process.stderr);
/** Longer than any call takes. */
const SECONDS = 30;

const Answer = z.object({ statusCode: z.int() });

type Sent = { readonly text: string; readonly params?: Readonly<Record<string, unknown>> };
type Line = {
  readonly call: string;
  readonly body: string;
  readonly bytes: number;
  readonly status: number | undefined;
  readonly 'CPU ms': number;
  readonly 'CPU ns/byte': number;
};

/**
 * What one body of a guest can make the product compute: for every call every shape that is dear to read, at the largest
 * size of the call, above it, and at the largest that any call takes; and the dearest bodies that the call works on.
 * The handlers are the product's own, with its demo data and the local services. Prints the dearest, and of each call the
 * dearest; ends with 1 where one takes more than `CPU_MS`.
 */
export const run: Bench = async () => {
  const product = await startBenchProduct();
  try {
    const worked = await guestBodies(product);
    const lines: Line[] = [];
    for (const [domain, endpoints] of Object.entries<Endpoints>(endpointsByDomain)) {
      const handler = await loadEntryPoint(`${domain}/handler.ts`);
      for (const [name, endpoint] of Object.entries(endpoints)) {
        if (endpoint.who !== 'all') continue;
        const call = `${domain}.${name}`;
        lines.push(
          ...(await measureBodies(call, endpoint, { handler, bodies: worked[call] ?? {} })),
        );
        lines.push(...(await measureCall(call, endpoint, handler)));
      }
    }
    report(lines);
  } finally {
    await product.stop();
  }
};

function report(lines: readonly Line[]): void {
  const dearest = lines.toSorted((a, b) => b['CPU ms'] - a['CPU ms']);
  figuresOut.table(dearest.slice(0, KEPT_LINES));
  const calls = Object.groupBy(dearest, ({ call }) => call);
  figuresOut.table(Object.values(calls).flatMap((ofCall) => ofCall?.slice(0, 1) ?? []));
  const idle = Object.entries(calls).flatMap(([call, ofCall]) =>
    REFUSED.includes(call) || ofCall?.some(({ status }) => status === 200) ? [] : [call],
  );
  const tooDear = dearest.filter((line) => line['CPU ms'] > CPU_MS);
  figuresOut.log(`${lines.length} bodies, ${tooDear.length} above ${CPU_MS} ms`);
  if (idle.length > 0) figuresOut.log(`No body is worked on by ${idle.join(', ')}`);
  if (tooDear.length + idle.length > 0) process.exitCode = 1;
}

/** What the call works on: a new body for each try, since some take a secret once. */
async function measureBodies(
  call: string,
  endpoint: Endpoint,
  { handler, bodies }: { readonly handler: LambdaHandler; readonly bodies: Bodies },
): Promise<Line[]> {
  const lines: Line[] = [];
  for (const [body, make] of Object.entries(bodies)) {
    const sent = async () => splitPath(endpoint, Object(await make()));
    lines.push(await measured({ call, body, endpoint, handler, sent }));
  }
  return lines;
}
async function measureCall(
  call: string,
  endpoint: Endpoint,
  handler: LambdaHandler,
): Promise<Line[]> {
  const bytes = bodyBytesOf(endpoint);
  const sizes = [bytes, bytes + 1000];
  const huge = HOSTILE_BODIES['marks on one letter']?.('other')(HUGE_BYTES) ?? '';
  const shapes = fieldsOf(endpoint).flatMap((field) =>
    Object.entries(HOSTILE_BODIES).flatMap(([shape, bodyOf]) =>
      sizes.map((size) => ({
        body: `${field}: ${shape}`,
        sent: () => ({ text: bodyOf(field)(size) }),
      })),
    ),
  );
  const lines: Line[] = [];
  for (const shape of [{ body: 'a huge text', sent: () => ({ text: huge }) }, ...shapes]) {
    lines.push(await measured({ call, endpoint, handler, ...shape }));
  }
  return lines;
}

/** Those that hold most, and one that does not exist. */
function fieldsOf({ input }: Endpoint): string[] {
  const shape: object = Reflect.get(input, 'shape') ?? {};
  const names = ['attributeFilter', 'facts', 'message', 'context', 'token'];
  return [...names.filter((name) => name in shape), 'other'];
}

/** What stands in the path is not in the payload. */
function splitPath({ path }: Endpoint, input: Record<string, unknown>): Sent {
  const inPath = ([name]: [string, unknown]) => path.includes(`{${name}}`);
  const fields = Object.entries(input);
  return {
    text: JSON.stringify(Object.fromEntries(fields.filter((field) => !inPath(field)))),
    params: Object.fromEntries(fields.filter(inPath)),
  };
}

/** Each from a network address of its own, so that no limit of calls ends the measuring. */
function eventOf(
  { method, path }: Endpoint,
  text: string,
  params: Readonly<Record<string, unknown>>,
): ApiEvent {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? 1));
  const payload =
    method === 'GET' ? { query: `payload=${encodeURIComponent(text)}` } : { body: text };
  const event = apiEvent({ method, path: filled, ...payload });
  const { requestContext } = event;
  const sourceIp = `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
  addresses += 1;
  return {
    ...event,
    requestContext: { ...requestContext, http: { ...requestContext.http, sourceIp } },
  };
}
let addresses = 0;

async function measured({
  call,
  body,
  endpoint,
  handler,
  sent,
}: {
  readonly call: string;
  readonly body: string;
  readonly endpoint: Endpoint;
  readonly handler: LambdaHandler;
  readonly sent: () => Sent | Promise<Sent>;
}): Promise<Line> {
  let least = Number.POSITIVE_INFINITY;
  let status: number | undefined;
  let bytes = 0;
  for (let n = 0; n < TRIES && least > CPU_MS / 4; n++) {
    const { text, params = {} } = await sent();
    bytes = Buffer.byteLength(text);
    const event = eventOf(endpoint, text, params);
    const before = process.cpuUsage();
    const answer = await handler(event, lambdaContext(call, SECONDS));
    const { user, system } = process.cpuUsage(before);
    // Later tries may be refused: a farm is claimed once.
    status ??= Answer.parse(answer).statusCode;
    least = Math.min(least, (user + system) / 1000);
  }
  return {
    call,
    body,
    bytes,
    status,
    'CPU ms': Number(least.toFixed(1)),
    'CPU ns/byte': Math.round((least * 1e6) / bytes),
  };
}
