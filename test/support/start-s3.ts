import { listen } from '#infra/local/listen.ts';
import type { LocalService } from '#infra/local/services/local-service.ts';
import { s3Shim } from '#infra/local/services/s3-shim.ts';

/** S3 on a port of its own; `npm start` has it on the product's port. */
export async function startS3(
  storage: string,
  now: () => number = Date.now,
): Promise<LocalService> {
  const { port, close } = await listen(s3Shim({ storage, now }), 0);
  return { endpoint: `http://127.0.0.1:${port}`, stop: close };
}
