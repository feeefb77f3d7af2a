import type { RequestListener } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { QUEUE_NAMES } from '#functions/kernel/ports/queues.ts';
import { world } from '#functions/kernel/world.ts';
import { demoLogins } from '#infra/demo/demo-logins.ts';
import { StartupError } from '#infra/deploy/program/startup-error.ts';
import { defined } from '#shared/kernel/defined.ts';
import { devPages } from './dev-pages/dev-pages.ts';
import { frontDoor } from './front-door.ts';
import { loadGeoData } from './geo/load-geo-data.ts';
import { handlerEnvironment, type LocalPlaces } from './handler-environment.ts';
import { listen } from './listen.ts';
import { loadDemo } from './load-demo.ts';
import {
  BUCKET,
  CLIENT_ID,
  type LocalAddresses,
  localAddresses,
  TABLE,
} from './local-addresses.ts';
import { localFetch } from './local-fetch.ts';
import { type LocalServices, startLocalServices } from './local-services.ts';
import { makeDigestSecret, makeTokenKeys } from './make-token-keys.ts';
import { openAdministration } from './open-administration.ts';
import { s3Shim } from './services/s3-shim.ts';
import { site } from './site/site.ts';
import { signOn } from './sso/sign-on.ts';
import type { StackOptions } from './stack-options.ts';

const PATIENCE_SECONDS = 30;

export type Stack = { readonly addresses: LocalAddresses; readonly stop: () => Promise<void> };

/** Starts the whole product on one port; when a part fails, the others are stopped again. */
export async function startStack(options: StackOptions): Promise<Stack> {
  const undo = new AsyncDisposableStack();
  try {
    const addresses = await openStack(options, undo);
    return { addresses, stop: () => undo.disposeAsync() };
  } catch (error) {
    await undo.disposeAsync();
    throw error;
  }
}

async function openStack(
  options: StackOptions,
  undo: AsyncDisposableStack,
): Promise<LocalAddresses> {
  // The port comes first, so that a taken one is told at once.
  let door: RequestListener = answerNotReady;
  const entrance = await listen((request, response) => door(request, response), options.port);
  undo.defer(entrance.close);
  const addresses = localAddresses(entrance.port);

  const [services, webDirectory] = await Promise.all([
    startLocalServices(options.dataDirectory),
    options.buildWeb(),
  ]);
  undo.defer(services.stop);

  const signOnRoom = makeSignOn(addresses);
  // The handlers reach the sign-on's keys and people by this second entrance: Node does not resolve `sso.localhost`.
  const keys = await listen(signOnRoom, 0);
  undo.defer(keys.close);

  const places = describePlaces(addresses, services, `http://127.0.0.1:${keys.port}`);
  Object.assign(process.env, handlerEnvironment(places));
  const handlers = await options.startHandlers(places);
  undo.defer(handlers.stop);

  door = frontDoor(addresses, {
    signOn: signOnRoom,
    files: s3Shim({ storage: services.storage.endpoint, now: Date.now }),
    api: handlers.api,
    time: handlers.time,
    devPages: makeDevPages(addresses, services, options.onReload),
    site: site(webDirectory),
  });
  await Promise.all([loadPlaces(options.say), options.withDemoData && loadDemo(options)]);
  await openAdministration(world(), { withAdministrator: !options.withDemoData });
  await waitUntilSearchWorks(addresses.country('admin'));
  return addresses;
}

const answerNotReady: RequestListener = (_request, response) => {
  response
    .writeHead(503, { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '2' })
    .end('Starting\n');
};

function makeSignOn(addresses: LocalAddresses): RequestListener {
  return signOn({
    issuer: addresses.signOn,
    clientId: CLIENT_ID,
    isProductUrl: addresses.isProductRoot,
    logins: demoLogins,
  });
}

function makeDevPages(
  addresses: LocalAddresses,
  { dynamodb, mail, storage }: LocalServices,
  onReload: StackOptions['onReload'],
): RequestListener {
  return devPages({
    logins: demoLogins,
    country: addresses.country,
    sentMails: mail.sentMails,
    tableEndpoint: dynamodb.endpoint,
    queueEndpoint: storage.endpoint,
    queueDepths: () => storage.queueDepths(QUEUE_NAMES.flatMap((queue) => [queue, `${queue}-dlq`])),
    ...defined({ onReload }),
  });
}

function describePlaces(
  addresses: LocalAddresses,
  services: LocalServices,
  signOnRoom: string,
): LocalPlaces {
  return {
    table: TABLE,
    bucket: BUCKET,
    dynamodbEndpoint: services.dynamodb.endpoint,
    s3Endpoint: addresses.files,
    sqsEndpoint: services.storage.endpoint,
    sesEndpoint: services.mail.endpoint,
    queueUrls: services.storage.queueUrls,
    issuer: addresses.signOn,
    clientId: CLIENT_ID,
    jwksUri: `${signOnRoom}/jwks`,
    userApi: signOnRoom,
    publicUrlPattern: addresses.product.replace('localhost', '{domain}'),
    tokenKeys: makeTokenKeys(),
    digestSecret: makeDigestSecret(),
    proofKey: makeTokenKeys().privateJwk,
  };
}

/** Loads the places for the location search. The environment of the handlers must be set. */
async function loadPlaces(say: (line: string) => void): Promise<void> {
  say('loading the places …');
  await loadGeoData({ files: world().files });
}

/** Asks the product for a search, as a browser would, until it answers one. */
async function waitUntilSearchWorks(origin: string): Promise<void> {
  const giveUp = Date.now() + PATIENCE_SECONDS * 1000;
  for (;;) {
    const answer = await localFetch(`${origin}/api/search/search/execute`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ entityClass: 'animalkind', pagination: { start: 0, limit: 1 } }),
    });
    if (answer.status === 200) return;
    if (Date.now() > giveUp) {
      throw new StartupError(
        `The product started but does not answer a search (status ${answer.status}): ${answer.text.slice(0, 300)}`,
      );
    }
    await sleep(250);
  }
}
