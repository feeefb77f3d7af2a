import type { RequestListener } from 'node:http';
import { currentWorld } from '#functions/kernel/world.ts';
import { demoLogins } from '#infra/demo/demo-logins.ts';
import { schedules } from '#infra/deploy/schedules.ts';
import { endpointsByDomain } from '#shared/endpoints.ts';
import { apiAdapter } from './api/api-adapter.ts';
import { type LambdaHandler, loadEntryPoint, loadSweep } from './api/load-entry-point.ts';
import { pollQueue } from './events/poll-queue.ts';
import { pollStream } from './events/poll-stream.ts';
import { runSchedules } from './events/run-schedules.ts';
import type { LocalPlaces } from './handler-environment.ts';
import { timeRoom } from './time/time-room.ts';

/** Writes no rows, and is called most. */
const READER = 'search/handler.ts';

export type Handlers = {
  readonly api: RequestListener;
  /** Answers the calls of `/dev/time/`. */
  readonly time: RequestListener;
  readonly stop: () => Promise<void>;
};

/**
 * Runs every Lambda function of the product in this process; its environment must be set before. `loadHandler`
 * returns the handler of a file below `functions/`.
 */
export async function startHandlers(
  places: Pick<LocalPlaces, 'table' | 'dynamodbEndpoint' | 'sqsEndpoint' | 'queueUrls'>,
  loadHandler: (file: string) => Promise<LambdaHandler> = loadEntryPoint,
): Promise<Handlers> {
  const streamWorker = once(loadHandler);
  const stream = await pollStream({
    endpoint: places.dynamodbEndpoint,
    table: places.table,
    worker: () => streamWorker('kernel/stream-worker.ts'),
  });
  const load = once(async (file) =>
    file === READER ? loadHandler(file) : thenLook(await loadHandler(file), stream.look),
  );
  const queues = Object.entries(places.queueUrls).map(([domain, queueUrl]) =>
    pollQueue({
      endpoint: places.sqsEndpoint,
      queueUrl,
      worker: () => load(`${domain}/worker.ts`),
    }),
  );
  const time = timeRoom({ world: currentWorld, sweepOf: loadSweep, logins: demoLogins });
  const timers = runSchedules(schedules, (domain) => load(`${domain}/schedule.ts`));
  return {
    api: apiAdapter({
      endpointsByDomain,
      handlerOf: (domain) => load(`${domain}/handler.ts`),
      now: () => new Date(),
    }),
    time: (request, response) => {
      response.once('close', stream.look);
      time(request, response);
    },
    stop: async () => {
      await Promise.all([stream, ...queues, timers].map((poller) => poller.stop()));
    },
  };
}

/** Looks at the stream as soon as a handler has ended, which may have written rows. */
function thenLook(handler: LambdaHandler, look: () => void): LambdaHandler {
  return async (event, context) => {
    try {
      return await handler(event, context);
    } finally {
      look();
    }
  };
}

function once(load: (file: string) => Promise<LambdaHandler>): typeof load {
  const loaded = new Map<string, Promise<LambdaHandler>>();
  return (file) => {
    const handler = loaded.get(file) ?? load(file);
    loaded.set(file, handler);
    return handler;
  };
}
