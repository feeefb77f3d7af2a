import { setTimeout as pause } from 'node:timers/promises';
import { SESClient } from '@aws-sdk/client-ses';
import { NoCredentialsError } from '#infra/deploy/program/startup-error.ts';
import { defined } from '#shared/kernel/defined.ts';

/** The services that are asked, each with its version of JSON where it speaks JSON. */
const SERVICES = {
  acm: '1.1',
  cloudformation: undefined,
  'cognito-idp': '1.1',
  dynamodb: '1.0',
  events: '1.1',
  iam: undefined,
  kms: '1.1',
  lambda: undefined,
  monitoring: undefined,
  route53: undefined,
  secretsmanager: '1.1',
  ses: undefined,
  ssm: '1.1',
  sts: undefined,
} as const;

export type AwsCall = {
  readonly service: keyof typeof SERVICES;
  readonly region: string;
  /** The method, where it is neither a POST for a body nor a GET. */
  readonly method?: 'PUT';
  readonly path?: string;
  /** The operation of a JSON service: `AmazonSSM.GetParameter`. */
  readonly target?: string;
  readonly body?: string;
};
export type AwsAnswer = { readonly status: number; readonly text: string };
export type AskAws = (call: AwsCall) => Promise<AwsAnswer>;

const TIMEOUT_MS = 15_000;
/** The calls at the same time: Route 53 takes five a second of an account; most others more. */
const AT_ONCE = 4;
const TRIES = 6;
const PAUSE_MS = 500;
const THROTTLED = /Throttl|TooManyRequests|RequestLimitExceeded|SlowDown|Rate exceeded/;

type Wait = (ms: number) => Promise<unknown>;
type Options = { readonly endpoint?: string | undefined; readonly wait?: Wait };

/**
 * Makes the function that asks AWS over HTTPS with the credentials that the SDK finds (environment, profile, single
 * sign-on). Most of the asked services have no client among the product's packages, and one call each is not worth
 * one. A few calls run at once, and again where AWS says that these were too many.
 * @throws NoCredentialsError
 */
export function makeAskAws({ endpoint, wait = pause }: Options): AskAws {
  // Any client serves: credentials and signature are the same for all of them.
  const { credentials } = new SESClient({ region: 'us-east-1' }).config;
  const ask = async (call: AwsCall): Promise<AwsAnswer> => {
    await credentials().catch((cause: unknown) => {
      throw new NoCredentialsError({ cause });
    });
    // This client is separate, because a client signs for the service of its first call ever after.
    const { config } = new SESClient({ region: call.region, credentials });
    const signer = await config.signer({
      name: 'sigv4',
      signingName: call.service,
      signingRegion: call.region,
      properties: {},
    });
    const request = requestFor(call, new URL(call.path ?? '/', endpoint ?? hostOf(call)));
    const { headers } = await signer.sign(request.signed);
    const answer = await fetch(request.url, {
      method: request.signed.method,
      headers,
      ...defined({ body: call.body }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return { status: answer.status, text: await answer.text() };
  };
  return fewAtOnce((call) => untilTaken(() => ask(call), wait));
}

/** Asks again where AWS says that it was asked too often. */
async function untilTaken(ask: () => Promise<AwsAnswer>, wait: Wait): Promise<AwsAnswer> {
  for (let tried = 1; ; tried++) {
    const answer = await ask();
    const isTaken = answer.status < 400 || !THROTTLED.test(answer.text);
    if (isTaken || tried === TRIES) return answer;
    await wait(tried * PAUSE_MS);
  }
}

function fewAtOnce(ask: AskAws): AskAws {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (call) => {
    if (running === AT_ONCE) await new Promise<void>((begin) => waiting.push(begin));
    else running += 1;
    try {
      return await ask(call);
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

function requestFor({ service, body, target, method }: AwsCall, url: URL) {
  const kind = target
    ? `application/x-amz-json-${SERVICES[service]}`
    : 'application/x-www-form-urlencoded';
  return {
    url,
    signed: {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      protocol: url.protocol,
      hostname: url.hostname,
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      headers: {
        host: url.host,
        ...(body === undefined ? {} : { 'content-type': kind }),
        ...(target ? { 'x-amz-target': target } : {}),
      },
      ...defined({ body }),
    },
  };
}

const GLOBAL: readonly AwsCall['service'][] = ['iam', 'route53'];

function hostOf({ service, region }: AwsCall): string {
  if (GLOBAL.includes(service)) return `https://${service}.amazonaws.com`;
  return `https://${service === 'ses' ? 'email' : service}.${region}.amazonaws.com`;
}
