import { queueUrlsIn } from '#functions/kernel/ports/queues.ts';
import { tellAndExit } from '#infra/deploy/program/startup-error.ts';
import { startHandlers } from './handlers.ts';
import { listen } from './listen.ts';

/** Serves the handlers alone, for `npm run dev`; `restarting-handlers.ts` sets the environment. */
async function serveHandlers(): Promise<void> {
  const { TABLE = '', AWS_ENDPOINT_URL_DYNAMODB = '', AWS_ENDPOINT_URL_SQS = '' } = process.env;
  const handlers = await startHandlers({
    table: TABLE,
    dynamodbEndpoint: AWS_ENDPOINT_URL_DYNAMODB,
    sqsEndpoint: AWS_ENDPOINT_URL_SQS,
    queueUrls: queueUrlsIn(process.env),
  });
  await listen((request, response) => {
    const room = request.url?.startsWith('/dev/time/') ? handlers.time : handlers.api;
    room(request, response);
  }, Number(process.env.HANDLERS_PORT));
}

await serveHandlers().catch(tellAndExit);
