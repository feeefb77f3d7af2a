import { request } from 'node:http';

export type LocalAnswer = {
  readonly status: number;
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly text: string;
};

/** Fetches addresses like `http://de.localhost:8080`, which Node does not resolve; follows no redirect. */
export function localFetch(
  address: string | URL,
  options: {
    readonly method?: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: string;
  } = {},
): Promise<LocalAnswer> {
  return new Promise((resolve, reject) => {
    const sent = request(address, {
      method: options.method ?? 'GET',
      headers: { ...options.headers },
      // The names `localhost` and below are this machine (RFC 6761).
      lookup: (_host, _options, answer) => answer(null, [{ address: '127.0.0.1', family: 4 }]),
    });
    sent.once('error', reject);
    sent.once('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.once('error', reject);
      response.once('end', () => {
        const text = Buffer.concat(chunks).toString('utf8');
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
      });
    });
    sent.end(options.body);
  });
}
