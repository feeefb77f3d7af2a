import { timingSafeEqual } from 'node:crypto';
import { AppError } from '#shared/kernel/app-error.ts';
import { kernelErrors } from '#shared/kernel/errors.ts';
import type { Config } from '../config.ts';
import type { Log } from '../ports/log.ts';
import type { ApiEvent } from './api-event.ts';

/** The header in which the distribution sends the secret that only it knows. */
export const ORIGIN_SECRET_HEADER = 'x-origin-secret';

/**
 * Lets in calls that came through the distribution, while no maintenance is under way. The distribution checks who
 * asks (`hostOf`, `sourceAddress`) and how often; a call past it was not checked. Where a distribution is set up but
 * its secret is missing in the settings, no call is let in. A line of the log distinguishes this refusal from the
 * refusal of a role: a wrong secret refuses everybody.
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

/** Compares in a time that does not tell how much of the secret is right. */
function isSame(said: string, secret: string): boolean {
  const [a, b] = [Buffer.from(said), Buffer.from(secret)];
  return a.length === b.length && timingSafeEqual(a, b);
}
