import { timingSafeEqual } from 'node:crypto';
import { AppError } from '#shared/kernel/app-error.ts';
import { kernelErrors } from '#shared/kernel/errors.ts';
import type { Config } from '../config.ts';
import type { ApiEvent } from './api-event.ts';

/** In which the distribution says what only it knows. */
export const ORIGIN_SECRET_HEADER = 'x-origin-secret';

/**
 * Lets in calls that came through the distribution, while no maintenance is under way. Past the distribution nobody
 * would have checked who asks (`hostOf`, `sourceAddress`) and how often.
 * @throws AppError `kernel.forbidden`, `kernel.unavailable`
 */
export function admit(
  headers: ApiEvent['headers'],
  { ORIGIN_SECRET, MAINTENANCE }: Pick<Config, 'ORIGIN_SECRET' | 'MAINTENANCE'>,
): void {
  const said = headers[ORIGIN_SECRET_HEADER] ?? '';
  if (ORIGIN_SECRET !== undefined && !isSame(said, ORIGIN_SECRET)) {
    throw new AppError(kernelErrors.forbidden);
  }
  if (MAINTENANCE) throw new AppError(kernelErrors.unavailable);
}

/** In a time that does not tell how much of it is right. */
function isSame(said: string, secret: string): boolean {
  const [a, b] = [Buffer.from(said), Buffer.from(secret)];
  return a.length === b.length && timingSafeEqual(a, b);
}
