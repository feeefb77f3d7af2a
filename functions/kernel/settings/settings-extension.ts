import type { IncomingMessage, RequestOptions } from 'node:http';
import * as z from 'zod';
import { SECOND_MS } from '#shared/kernel/time.ts';

/** Reads secrets and parameters, which are kept outside the environment, by name. */
export type SettingsExtension = {
  /** Reads a secret of Secrets Manager. */
  readonly secret: (name: string) => Promise<string>;
  /** Reads a parameter of Parameter Store. */
  readonly parameter: (name: string) => Promise<string>;
};

/**
 * Node's HTTP client without an `import`. Every cold start asks for settings. The first `fetch` of a process costs
 * twice the time to start Node. An `import` of this module costs that time once more, because it evaluates all its
 * exports, `WebSocket` too.
 */
const { get } = process.getBuiltinModule('node:http');

const TIMEOUT_MS = 3 * SECOND_MS;
const Secret = z.object({ SecretString: z.string() });
const Parameter = z.object({ Parameter: z.object({ Value: z.string() }) });

/**
 * Makes the client of AWS's Parameters and Secrets extension, which runs beside the function and keeps read values
 * for a while. It answers while a call is handled, not before.
 * @see https://docs.aws.amazon.com/secretsmanager/latest/userguide/retrieving-secrets_lambda.html
 */
export function makeSettingsExtension({
  port,
  sessionToken,
}: {
  readonly port: string;
  /** The token of the function's role: the extension answers nobody else. */
  readonly sessionToken: string;
}): SettingsExtension {
  const ask = async (path: string): Promise<unknown> => {
    const answer = await answerTo({
      host: 'localhost',
      port,
      path,
      headers: { 'x-aws-parameters-secrets-token': sessionToken },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      // A connection kept while the process was frozen may be gone.
      agent: false,
    });
    if (answer.statusCode !== 200) {
      // The body could quote a secret, which must not be logged.
      answer.destroy();
      throw new Error(`The settings extension answered ${answer.statusCode}: ${path}`);
    }
    return JSON.parse(Buffer.concat(await answer.toArray()).toString());
  };
  return {
    secret: async (name) =>
      Secret.parse(await ask(`/secretsmanager/get?secretId=${encodeURIComponent(name)}`))
        .SecretString,
    parameter: async (name) =>
      Parameter.parse(await ask(`/systemsmanager/parameters/get?name=${encodeURIComponent(name)}`))
        .Parameter.Value,
  };
}

function answerTo(options: RequestOptions): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get(options, resolve).on('error', reject);
  });
}
