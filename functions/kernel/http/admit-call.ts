import { timingSafeEqual } from 'node:crypto';
import { AppError } from '#shared/kernel/app-error.ts';
import { kernelErrors } from '#shared/kernel/errors.ts';
import type { Config } from '../config.ts';
import type { Log } from '../ports/log.ts';
import type { ApiEvent } from './api-event.ts';

/** In which the distribution says what only it knows. */
export const ORIGIN_SECRET_HEADER = 'x-origin-secret';

/**
 * Lets in calls that came through the distribution, while no maintenance is under way. Past the distribution nobody
 * would have checked who asks (`hostOf`, `sourceAddress`) and how often. Behind a distribution whose secret is missing
 * nobody is let in. A line of the log tells such a refusal from that of a role: with a wrong secret it is everybody's.
 * @throws AppError `kernel.forbidden`, `kernel.unavailable`
 */
export function admitCall(
  headers: ApiEvent['headers'],
  config: Pick<Config, 'ORIGIN_SECRET' | 'MAINTENANCE' | 'VIEWER_ADDRESS_HEADER'>,
  log: Pick<Log, 'info'>,
): void {
  const { ORIGIN_SECRET: secret, VIEWER_ADDRESS_HEADER, MAINTENANCE } = config;
  const isBehind = secret !== undefined || VIEWER_ADDRESS_HEADER !== undefined;
  const said = headers[ORIGIN_SECRET_HEADER] ?? '';
  if (isBehind && (secret === undefined || !isSame(said, secret))) {
    log.info('call past the distribution');
    throw new AppError(kernelErrors.forbidden);
  }
  if (MAINTENANCE) throw new AppError(kernelErrors.unavailable);
}

/** In a time that does not tell how much of it is right. */
function isSame(said: string, secret: string): boolean {
  const [a, b] = [Buffer.from(said), Buffer.from(secret)];
  return a.length === b.length && timingSafeEqual(a, b);
}
