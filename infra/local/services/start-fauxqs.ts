import { type FauxqsServer, startFauxqs as start } from 'fauxqs';
import { type PerQueue, perQueue } from '#functions/kernel/ports/queues.ts';
import { defined } from '#shared/kernel/defined.ts';
import { localAccess } from './local-access.ts';
import type { LocalService } from './local-service.ts';

/**
 * The receives of a message, as the queue construct sets them in production: after the third failure it goes to the
 * dead letters.
 */
const MAX_RECEIVES = 3;
/** The visibility time-out, longer than a worker holds a message (`ONCE_LEASE_SECONDS`). */
const VISIBILITY_SECONDS = 60;

const ACCOUNT = '000000000000';

export type QueueAndFileService = LocalService & {
  readonly queueUrls: PerQueue<string>;
  readonly queueDepths: (names: readonly string[]) => readonly QueueDepth[];
};

export type QueueDepth = {
  readonly name: string;
  readonly waiting: number;
  readonly delayed: number;
  readonly inFlight: number;
};

/** Starts SQS and the storage behind the S3 shim (`s3-shim.ts`), with the bucket and the queues of the outbox. */
export async function startFauxqs(options: {
  readonly bucket: string;
  readonly dataDirectory?: string | undefined;
}): Promise<QueueAndFileService> {
  const server = await start({
    port: 0,
    logger: false,
    defaultRegion: localAccess.region,
    ...defined({ dataDir: options.dataDirectory }),
  });
  server.createBucket(options.bucket);
  return {
    endpoint: `http://127.0.0.1:${server.port}`,
    queueUrls: perQueue((name) => addQueue(server, name)),
    queueDepths: (names) => names.flatMap((name) => depthOf(server, name)),
    stop: () => server.stop(),
  };
}

function addQueue(server: FauxqsServer, name: string): string {
  const deadLetters = `${name}-dlq`;
  makeQueue(server, deadLetters, {});
  makeQueue(server, name, {
    VisibilityTimeout: String(VISIBILITY_SECONDS),
    RedrivePolicy: JSON.stringify({
      deadLetterTargetArn: `arn:aws:sqs:${localAccess.region}:${ACCOUNT}:${deadLetters}`,
      maxReceiveCount: MAX_RECEIVES,
    }),
  });
  // Node does not resolve the service's own host name (`sqs.eu-central-1.localhost`).
  return `http://127.0.0.1:${server.port}/${ACCOUNT}/${name}`;
}

function makeQueue(server: FauxqsServer, name: string, attributes: Record<string, string>): void {
  // A kept queue that is made again would be empty.
  if (server.inspectQueue(name) === undefined) server.createQueue(name, { attributes });
}

function depthOf(server: FauxqsServer, name: string): QueueDepth[] {
  const queue = server.inspectQueue(name);
  if (queue === undefined) return [];
  const { ready, delayed, inflight } = queue.messages;
  return [{ name, waiting: ready.length, delayed: delayed.length, inFlight: inflight.length }];
}
