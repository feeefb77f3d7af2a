import { SESClient } from '@aws-sdk/client-ses';

export type AwsCall = {
  readonly service:
    | 'acm'
    | 'cloudformation'
    | 'lambda'
    | 'route53'
    | 'secretsmanager'
    | 'ses'
    | 'ssm'
    | 'sts';
  readonly region: string;
  /** With a body it is a POST, else a GET. */
  readonly path?: string;
  /** The operation of a JSON service: `AmazonSSM.GetParameter`. */
  readonly target?: string;
  readonly body?: string;
};
export type AwsAnswer = { readonly status: number; readonly text: string };
export type AskAws = (call: AwsCall) => Promise<AwsAnswer>;

const TIMEOUT_MS = 15_000;

/** There is nobody to ask AWS as. */
export class NoCredentialsError extends Error {
  override readonly name = 'NoCredentialsError';
}

/**
 * Asks AWS over HTTPS with the credentials that the SDK finds (environment, profile, single sign-on). Most of the
 * services asked here have no client among the product's packages, and one call each is not worth one.
 * @throws NoCredentialsError
 */
export function makeAskAws({ endpoint }: { readonly endpoint?: string | undefined }): AskAws {
  // Any client: what counts is the credentials and the signature, which all of them make alike.
  const { credentials } = new SESClient({ region: 'us-east-1' }).config;
  return async (call) => {
    await credentials().catch((cause: unknown) => {
      throw new NoCredentialsError('There are no credentials.', { cause });
    });
    // A client of its own, because it signs for the service of its first call ever after.
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
      ...(call.body === undefined ? {} : { body: call.body }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return { status: answer.status, text: await answer.text() };
  };
}

function requestFor({ body, target }: AwsCall, url: URL) {
  const kind = target ? 'application/x-amz-json-1.1' : 'application/x-www-form-urlencoded';
  return {
    url,
    signed: {
      method: body === undefined ? 'GET' : 'POST',
      protocol: url.protocol,
      hostname: url.hostname,
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      headers: {
        host: url.host,
        ...(body === undefined ? {} : { 'content-type': kind }),
        ...(target ? { 'x-amz-target': target } : {}),
      },
      ...(body === undefined ? {} : { body }),
    },
  };
}

function hostOf({ service, region }: AwsCall): string {
  if (service === 'route53') return 'https://route53.amazonaws.com';
  return `https://${service === 'ses' ? 'email' : service}.${region}.amazonaws.com`;
}
