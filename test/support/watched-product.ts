import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { GetQueueAttributesCommand, SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import type { DynamoDBStreamEvent } from 'aws-lambda';
import { vi } from 'vitest';
import { perQueue, QUEUE_NAMES, type QueueName } from '#functions/kernel/ports/queues.ts';
import {
  type LambdaHandler,
  lambdaContext,
  loadEntryPoint,
} from '#infra/local/api/load-entry-point.ts';
import { BatchResult } from '#infra/local/events/batch-result.ts';
import { handlerEnvironment } from '#infra/local/handler-environment.ts';
import { listen } from '#infra/local/listen.ts';
import { type FaultyService, faultyService } from './faulty-service.ts';
import { createTestQueue, createTestTable, localServices } from './local-services.ts';

/** A line of the log, and the function that wrote it: `offers/worker`. */
type LoggedLine = { readonly entry: string; readonly line: Record<string, unknown> };

/** What AWS would have counted since the last `forget`. */
type Observed = {
  readonly lines: LoggedLine[];
  /** Function after function, once a run. */
  readonly runs: string[];
  readonly failedRuns: string[];
  /** Records that the stream worker gave back. */
  readonly streamFailures: string[];
  /** Of the oldest record that the stream worker was handed. */
  iteratorAgeMs: number | undefined;
  readonly answers: { readonly status: number; readonly ms: number }[];
};

const SECRET_NAME = 'handlers';
const SWITCH_NAME = 'maintenance';
const ORIGIN_SECRET = 'only-the-distribution-knows-this';

/**
 * The product as it runs on AWS, in this process: every function with real local services, its secret and its switch by
 * the extension, its queues with dead letters, behind an origin secret. What AWS would count is observed, and each
 * service can be made to fail. The clock of the process is the real one, moved by `wait`.
 */
export async function startWatchedProduct() {
  const local = localServices();
  const [dynamodb, sqs, ses] = await Promise.all([
    faultyService(local.dynamodbEndpoint),
    faultyService(local.sqsEndpoint),
    faultyService(local.sesEndpoint),
  ]);
  const table = await createTestTable({ stream: true });
  const queues = new Map(
    await Promise.all(QUEUE_NAMES.map(async (name) => [name, await makeQueue()] as const)),
  );
  const urlOf = (name: QueueName, kind: 'url' | 'deadLetters' = 'url') =>
    queues.get(name)?.[kind] ?? '';
  const queueUrls = perQueue((name) => urlOf(name));
  const settings = await startSettings({
    JWT_PRIVATE_JWK: local.tokenKeys.privateJwk,
    JWT_PUBLIC_JWKS: local.tokenKeys.publicJwks,
    ORIGIN_SECRET,
  });
  const {
    JWT_PRIVATE_JWK: _key,
    JWT_PUBLIC_JWKS: _keys,
    ...environment
  } = handlerEnvironment({
    ...local,
    table,
    // The SDK goes where the address of a queue leads, whatever its endpoint is.
    queueUrls: perQueue((name) => through(sqs, queueUrls[name])),
    dynamodbEndpoint: dynamodb.endpoint,
    sqsEndpoint: sqs.endpoint,
    sesEndpoint: ses.endpoint,
    issuer: 'http://sso.localhost',
    clientId: 'test',
    jwksUri: 'http://127.0.0.1/jwks',
    userApi: 'http://127.0.0.1:1',
    publicUrlPattern: 'http://{domain}',
  });
  Object.assign(process.env, environment, {
    SETTINGS_SECRETS: SECRET_NAME,
    MAINTENANCE_PARAMETER: SWITCH_NAME,
    PARAMETERS_SECRETS_EXTENSION_HTTP_PORT: String(settings.port),
    VIEWER_ADDRESS_HEADER: 'x-viewer-address',
  });

  vi.useFakeTimers({ toFake: ['Date'], now: Date.now(), shouldAdvanceTime: true });
  const { observed, loadHandler, gate, runAs, stopWatching } = watch();
  // Not before: the settings of a process begin with its environment.
  const { startHandlers } = await import('#infra/local/handlers.ts');
  const handlers = await startHandlers(
    { table, queueUrls, dynamodbEndpoint: local.dynamodbEndpoint, sqsEndpoint: local.sqsEndpoint },
    loadHandler,
  );
  const api = await listen(handlers.api, 0);
  const origin = { secret: ORIGIN_SECRET };
  const client = new SQSClient({ endpoint: local.sqsEndpoint });

  return {
    table,
    dynamodb,
    sqs,
    ses,
    settings,
    gate,
    observed,
    runAs,
    forget: () => forget(observed),
    wait: (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000),
    /** Runs a timer as EventBridge does; gives whether it failed. */
    runTimer: async (domain: string): Promise<boolean> => {
      const handler = await loadHandler(`${domain}/schedule.ts`);
      const run = async () => handler({}, lambdaContext(domain, 300));
      return run().then(
        () => false,
        () => true,
      );
    },
    /** Runs a function as Cognito does; gives its answer. */
    run: async (entry: string, event: object): Promise<unknown> => {
      const handler = await loadHandler(`${entry}.ts`);
      return handler(event, lambdaContext(entry, 300));
    },
    /** Puts a text on a queue as it is. */
    send: (name: QueueName, body: unknown) =>
      client.send(
        new SendMessageCommand({
          QueueUrl: urlOf(name),
          MessageBody: typeof body === 'string' ? body : JSON.stringify(body),
        }),
      ),
    /** How many messages wait, also those to be delivered later, or lie among the dead letters. */
    depth: async (name: QueueName, kind: 'url' | 'deadLetters' = 'url'): Promise<number> => {
      const { Attributes = {} } = await client.send(
        new GetQueueAttributesCommand({ QueueUrl: urlOf(name, kind), AttributeNames: ['All'] }),
      );
      return [
        Attributes.ApproximateNumberOfMessages,
        Attributes.ApproximateNumberOfMessagesNotVisible,
        Attributes.ApproximateNumberOfMessagesDelayed,
      ].reduce((sum, count) => sum + Number(count ?? 0), 0);
    },
    /** What the distributions tell the API from now on. */
    setOriginSecret: (secret: string = ORIGIN_SECRET) => {
      origin.secret = secret;
    },
    /** Asks the API as a distribution does, or, with a `secret` of its own, past it. */
    call: async (
      path: string,
      { method = 'GET', body, secret = origin.secret, address = '192.0.2.7' }: Asked = {},
    ): Promise<number> => {
      const begun = performance.now();
      const answer = await fetch(`http://127.0.0.1:${api.port}${path}`, {
        method,
        headers: {
          'x-origin-secret': secret,
          'x-viewer-address': address,
          'content-type': 'application/json',
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      await answer.arrayBuffer();
      observed.answers.push({ status: answer.status, ms: performance.now() - begun });
      return answer.status;
    },
    stop: async () => {
      gate.open();
      await api.close();
      await handlers.stop();
      vi.useRealTimers();
      stopWatching();
      client.destroy();
      await Promise.all([dynamodb, sqs, ses, settings].map((service) => service.stop()));
    },
  };
}
export type WatchedProduct = Awaited<ReturnType<typeof startWatchedProduct>>;

const through = ({ endpoint }: FaultyService, url: string): string =>
  new URL(new URL(url).pathname, endpoint).href;

type Asked = {
  readonly method?: string;
  readonly body?: object;
  readonly secret?: string;
  readonly address?: string;
};

/** What failed comes back at once, and ends among the dead letters after the third time. */
async function makeQueue() {
  const deadLetters = await createTestQueue();
  const deadLetterTargetArn = `arn:aws:sqs:eu-central-1:000000000000:${deadLetters.split('/').at(-1)}`;
  const url = await createTestQueue({
    VisibilityTimeout: '0',
    RedrivePolicy: JSON.stringify({ deadLetterTargetArn, maxReceiveCount: 3 }),
  });
  return { url, deadLetters };
}

/** The Parameters and Secrets extension, as far as the product asks it. */
async function startSettings(initial: Readonly<Record<string, string>>) {
  const settings = {
    secret: initial as Readonly<Record<string, string>>,
    isDown: false,
    /** Parameter Store alone. */
    isStoreDown: false,
  };
  const { port, close } = await listen((request, response) => {
    const isSecret = request.url?.startsWith('/secretsmanager/') === true;
    const isRefused = settings.isDown || (settings.isStoreDown && !isSecret);
    const answer = isSecret
      ? { SecretString: JSON.stringify(settings.secret) }
      : { Parameter: { Value: 'off' } };
    response.writeHead(isRefused ? 500 : 200).end(JSON.stringify(answer));
  }, 0);
  return Object.assign(settings, { port, stop: close, initial });
}

/** Workers wait here while it is shut, as those that hang. */
function makeGate() {
  let waiting: PromiseWithResolvers<void> | undefined;
  /** Since when a worker holds a message, by queue, in milliseconds. */
  const held = new Map<string, number>();
  return {
    held,
    shut: () => {
      waiting = Promise.withResolvers();
    },
    open: () => {
      waiting?.resolve();
      waiting = undefined;
      held.clear();
    },
    pass: async (entry: string): Promise<void> => {
      if (waiting === undefined) return;
      held.set(entry.split('/')[0] ?? '', Date.now());
      await waiting.promise;
    },
  };
}

function watch() {
  const observed: Observed = {
    lines: [],
    runs: [],
    failedRuns: [],
    streamFailures: [],
    iteratorAgeMs: undefined,
    answers: [],
  };
  const firstSeen = new Map<string, number>();
  const gate = makeGate();
  const running = new AsyncLocalStorage<string>();
  const written = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    const entry = running.getStore();
    if (entry !== undefined) observed.lines.push({ entry, line: JSON.parse(String(text)) });
    return true;
  });
  const loadHandler = async (file: string): Promise<LambdaHandler> => {
    const handler = await loadEntryPoint(file);
    const entry = file.replace('.ts', '');
    return (event, context) =>
      running.run(entry, async () => {
        if (entry.endsWith('/worker')) await gate.pass(entry);
        observed.runs.push(entry);
        if (entry === 'kernel/stream-worker')
          noteAge({ observed, firstSeen }, event as DynamoDBStreamEvent);
        try {
          const result = await handler(event, context);
          if (entry === 'kernel/stream-worker') {
            const { batchItemFailures } = BatchResult.parse(result ?? {});
            observed.streamFailures.push(
              ...batchItemFailures.map((failure) => failure.itemIdentifier),
            );
          }
          return result;
        } catch (error) {
          observed.failedRuns.push(entry);
          throw error;
        }
      });
  };
  /** Lines that this writes are those of the function. */
  const runAs = <T>(entry: string, run: () => T): T => running.run(entry, run);
  return { observed, loadHandler, gate, runAs, stopWatching: () => written.mockRestore() };
}

/** The local services have clocks of their own: what they hand over counts as written when it came first. */
function noteAge({ observed, firstSeen }: Noted, { Records }: DynamoDBStreamEvent): void {
  for (const { dynamodb } of Records) {
    const number = dynamodb?.SequenceNumber ?? '';
    const seen = firstSeen.get(number) ?? Date.now();
    firstSeen.set(number, seen);
    observed.iteratorAgeMs = Math.max(Date.now() - seen, observed.iteratorAgeMs ?? 0);
  }
}
type Noted = { readonly observed: Observed; readonly firstSeen: Map<string, number> };

function forget(observed: Observed): void {
  observed.lines.length = 0;
  observed.runs.length = 0;
  observed.failedRuns.length = 0;
  observed.streamFailures.length = 0;
  observed.answers.length = 0;
  observed.iteratorAgeMs = undefined;
}

/** A message of the outbox, as its relay sends it. */
export const outboxBody = (body: object) => ({ id: randomUUID(), body });
