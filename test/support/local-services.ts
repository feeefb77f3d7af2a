import { randomUUID } from 'node:crypto';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { CreateQueueCommand, SQSClient } from '@aws-sdk/client-sqs';
import { inject } from 'vitest';
import { type Config, readConfig } from '#functions/kernel/config.ts';
import { type PerQueue, perQueue, QUEUE_NAMES } from '#functions/kernel/ports/queues.ts';
import { handlerEnvironment } from '#infra/local/handler-environment.ts';
import { createTable } from '#infra/local/services/create-table.ts';
import { localAccess } from '#infra/local/services/local-access.ts';

/** What `local-services-setup.ts` started. */
export type StartedServices = {
  /** One for each worker. */
  readonly dynamodbEndpoints: readonly string[];
  readonly s3Endpoint: string;
  readonly sqsEndpoint: string;
  readonly sesEndpoint: string;
  readonly bucket: string;
  readonly tokenKeys: { readonly privateJwk: string; readonly publicJwks: string };
  readonly digestSecret: string;
  readonly proofKey: string;
};

type LocalServices = Omit<StartedServices, 'dynamodbEndpoints'> & {
  /** The database of this worker. */
  readonly dynamodbEndpoint: string;
};

export type TestServices = LocalServices & {
  /** A fresh, empty table of this call's own. */
  readonly table: string;
  /** Fresh queues of this call's own where it asked for them; else queues that do not exist. */
  readonly queueUrls: PerQueue<string>;
  /** What the handlers would read from their environment. */
  readonly config: Config;
};

declare module 'vitest' {
  interface ProvidedContext {
    localServices: StartedServices;
  }
}

/** Returns the services that this worker uses. */
export function localServices(): LocalServices {
  const { dynamodbEndpoints, ...shared } = inject('localServices');
  const worker = Number(process.env.VITEST_POOL_ID) - 1;
  const dynamodbEndpoint = dynamodbEndpoints[worker];
  if (dynamodbEndpoint === undefined) throw new Error(`There is no database for worker ${worker}.`);
  return { ...shared, dynamodbEndpoint };
}

/**
 * Real local services for an integration test: `const services = await testServices();` in `beforeAll`.
 * Sets `process.env` as a handler has it, so that SDK clients without options reach the stand-ins, and makes a fresh table.
 * `stream`: the table has one as in production; only for tests that read it (see `createTable`).
 * `queues`: only for tests that send messages or read them.
 */
export async function testServices({
  stream = false,
  queues = false,
}: {
  readonly stream?: boolean;
  readonly queues?: boolean;
} = {}): Promise<TestServices> {
  const services = localServices();
  const table = await createTestTable({ stream });
  const none = `${services.sqsEndpoint}/000000000000/none`;
  const urls = await Promise.all(QUEUE_NAMES.map(() => (queues ? createTestQueue() : none)));
  const queueUrls = perQueue((name) => urls[QUEUE_NAMES.indexOf(name)] ?? '');
  const environment = handlerEnvironment({
    ...services,
    table,
    queueUrls,
    issuer: 'http://sso.localhost',
    clientId: 'test',
    jwksUri: 'http://127.0.0.1/jwks',
    userApi: 'http://127.0.0.1:1',
    publicUrlPattern: 'http://{domain}',
  });
  Object.assign(process.env, environment);
  return { ...services, table, queueUrls, config: readConfig(environment) };
}

/** Makes all tables of this worker: a client of its own would take a third of the work for a table. */
let madeBy: DynamoDBClient | undefined;

/** One more fresh table; gives its name. */
export async function createTestTable({
  stream = false,
}: {
  readonly stream?: boolean;
} = {}): Promise<string> {
  const name = `test-${randomUUID()}`;
  madeBy ??= new DynamoDBClient({ ...localAccess, endpoint: localServices().dynamodbEndpoint });
  await createTable(madeBy, name, { stream, expires: false });
  return name;
}

/** One more fresh queue; gives its URL. */
export async function createTestQueue(
  attributes: Readonly<Record<string, string>> = {},
): Promise<string> {
  const { sqsEndpoint } = localServices();
  const client = new SQSClient({ ...localAccess, endpoint: sqsEndpoint });
  const command = new CreateQueueCommand({ QueueName: randomUUID(), Attributes: attributes });
  const { QueueUrl = '' } = await client.send(command);
  client.destroy();
  // The host name that the queue service gives is one that Node does not resolve.
  return new URL(new URL(QueueUrl).pathname, sqsEndpoint).href;
}
