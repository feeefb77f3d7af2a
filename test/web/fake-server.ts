import type * as z from 'zod';
import { parseInput } from '#functions/kernel/http/parse-input.ts';
import { endpointsByDomain } from '#shared/endpoints.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import type { Envelope } from '#shared/kernel/envelope.ts';
import type { CallInput, CallName, CallOutput } from '#web/kernel/contract.ts';

/** What the server says to a call: an answer, or a function of the input. Throw `failWith(…)` for a failure. */
export type Answers = {
  readonly [N in CallName]?: (input: CallInput<N>) => CallOutput<N>;
};
/** What a call waits for before it is answered. */
export type Holds = { readonly [N in CallName]?: Promise<void> };
export type RecordedCall = { readonly name: string; readonly input: unknown };

export class FakeFailure extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: Envelope['details'];
  constructor(status: number, code: string, message = code, details: Envelope['details'] = []) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

/** The inputs of all calls as the contract knows them: a page that sends another would be refused. */
const INPUTS = new Map<string, z.ZodType>(
  Object.values(endpointsByDomain)
    .flatMap((endpoints) => Object.values(endpoints))
    .map(({ method, path, input }) => [`${method} ${path}`, input]),
);

/** A `fetch` that answers in the envelope as told; a call that nobody told an answer for is a failure of the test. */
export function fakeServer(
  answers: Answers,
  holds: Holds = {},
): {
  readonly fetch: typeof fetch;
  readonly calls: RecordedCall[];
} {
  const calls: RecordedCall[] = [];
  const answer = async (address: unknown, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(String(address), 'http://localhost');
    const method = init.method ?? 'GET';
    const name = `${method} ${url.pathname.replace('/api/', '')}`;
    const input = JSON.parse(
      method === 'GET' ? (url.searchParams.get('payload') ?? '{}') : String(init.body),
    );
    const execute = answers['POST search/search/execute'];
    if (name === 'POST search/search/lists' && execute) {
      // A test tells and sees each list by itself.
      for (const list of input.lists)
        calls.push({ name: 'POST search/search/execute', input: list });
      await Reflect.get(holds, name);
      return told(() => ({ lists: input.lists.map(execute) }));
    }
    calls.push({ name, input });
    await Reflect.get(holds, name);
    const tell = Reflect.get(answers, name);
    if (tell === undefined)
      return envelope(500, { message: `the test tells no answer to ${name}` });
    return told(() => {
      const schema = INPUTS.get(name);
      if (schema) parseInput(schema, input);
      return tell(input);
    });
  };
  return { fetch: answer, calls };
}

function told(tell: () => unknown): Response {
  try {
    return envelope(200, { ok: true, data: tell() });
  } catch (error) {
    if (!(error instanceof FakeFailure || error instanceof AppError)) throw error;
    const { status, code } = error instanceof AppError ? error.error : error;
    return envelope(status, { code, message: error.message, details: [...error.details] });
  }
}

function envelope(status: number, more: Partial<Envelope>): Response {
  const nothing: Envelope = {
    ok: false,
    data: null,
    message: null,
    code: null,
    details: [],
    id: 'request-1',
  };
  return Response.json({ ...nothing, ...more }, { status });
}
