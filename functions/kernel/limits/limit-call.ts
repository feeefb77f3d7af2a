import { AppError } from '#shared/kernel/app-error.ts';
import type { CallLimit } from '#shared/kernel/endpoint.ts';
import { kernelErrors } from '#shared/kernel/errors.ts';
import type { Context } from '../context.ts';
import { networkOf } from './network-of.ts';

/**
 * Counts a call against the limit that its endpoint declares. A guest's call counts for its address. Where the counter
 * itself fails the call goes on: a limit keeps abuse down, it must not lock everybody out.
 * @throws AppError `kernel.tooManyRequests` with the seconds to wait
 */
export async function limitCall(
  { name, limit }: { readonly name: string; readonly limit: CallLimit | undefined },
  { limits, log, who, sourceAddress }: Pick<Context, 'limits' | 'log' | 'who' | 'sourceAddress'>,
): Promise<void> {
  if (limit === undefined) return;
  const account = limit.per === 'account' ? who.account : null;
  const key = account ?? networkOf(sourceAddress);
  const wait = await limits.take(name, key, limit).catch((cause: unknown) => {
    log.error('limit not counted', cause, { endpoint: name });
    return undefined;
  });
  if (wait === undefined) return;
  throw new AppError(kernelErrors.tooManyRequests, { retryAfterSeconds: wait });
}
