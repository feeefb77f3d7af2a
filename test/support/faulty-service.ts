import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { listen } from '#infra/local/listen.ts';
import { readBody } from '#infra/local/services/read-body.ts';

type Json = Record<string, unknown>;

/** What goes wrong with one call of a service. */
export type Fault = {
  /** The service refuses with this error: its name, and what it says. */
  readonly refuse?: { readonly type: string; readonly message?: string };
  /** It does as asked, but nobody hears of it. */
  readonly isAnswerLost?: boolean;
  readonly delayMs?: number;
  /** Only this of what is asked is done. */
  readonly ask?: (asked: Json) => Json;
  /** What is answered instead. */
  readonly answer?: (answered: Json, asked: Json) => Json;
};

export type FaultyService = {
  readonly endpoint: string;
  /** Decides about each call from now on; `undefined` lets it pass. Without one, everything passes. */
  fault: ((operation: string, asked: Json) => Fault | undefined) | undefined;
  /** The operations that were asked for, in order. */
  readonly asked: string[];
  readonly stop: () => Promise<void>;
};

const BODY_BYTES = 20_000_000;

/**
 * A real local service with faults that it cannot make by itself: everything else is done by the service, and the SDK is
 * the real one, repeats included.
 */
export async function faultyService(target: string): Promise<FaultyService> {
  const listener: RequestListener = (request, response) => {
    pass(request, response, service, target).catch(() => response.destroy());
  };
  const { port, close } = await listen(listener, 0);
  const service: FaultyService = {
    endpoint: `http://127.0.0.1:${port}`,
    fault: undefined,
    asked: [],
    stop: close,
  };
  return service;
}

async function pass(
  request: IncomingMessage,
  response: ServerResponse,
  service: FaultyService,
  target: string,
): Promise<void> {
  const body = ((await readBody(request, BODY_BYTES)) ?? Buffer.alloc(0)).toString('utf8');
  const form = new URLSearchParams(body);
  const named = String(request.headers['x-amz-target'] ?? '').split('.')[1];
  const operation = named ?? form.get('Action') ?? '';
  const asked: Json = named === undefined ? Object.fromEntries(form) : JSON.parse(body);
  service.asked.push(operation);
  const fault = service.fault?.(operation, asked) ?? {};
  if (fault.delayMs !== undefined) await pause(fault.delayMs);
  if (fault.refuse !== undefined) {
    refuse(response, fault.refuse, named !== undefined);
    return;
  }
  const done = await fetch(new URL(request.url ?? '/', target), {
    method: request.method ?? 'POST',
    headers: passedHeaders(request),
    body: fault.ask === undefined ? body : JSON.stringify(fault.ask(asked)),
  });
  const text = await done.text();
  if (fault.isAnswerLost) {
    response.destroy();
    return;
  }
  response.writeHead(done.status, { 'content-type': done.headers.get('content-type') ?? '' });
  response.end(fault.answer ? JSON.stringify(fault.answer(JSON.parse(text), asked)) : text);
}

const passedHeaders = ({ headers }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      /^(content-type|x-amz-.*|authorization)$/.test(name) ? [[name, String(value)]] : [],
    ),
  );

/** DynamoDB and SQS speak JSON, SES speaks XML. */
function refuse(
  response: ServerResponse,
  { type, message = 'injected' }: { readonly type: string; readonly message?: string },
  isJson: boolean,
): void {
  response.writeHead(type === 'InternalServerError' ? 500 : 400, {
    'content-type': isJson ? 'application/x-amz-json-1.0' : 'text/xml',
  });
  response.end(
    isJson
      ? JSON.stringify({ __type: `com.amazonaws#${type}`, message })
      : `<ErrorResponse><Error><Type>Sender</Type><Code>${type}</Code><Message>${message}</Message></Error></ErrorResponse>`,
  );
}
