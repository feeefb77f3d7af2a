import * as z from 'zod';
import { StartupError } from '#infra/deploy/program/startup-error.ts';

/** The state to which the table is restored. */
export type Wanted =
  /** The state at that second, while the table stands. */
  | { readonly kind: 'moment'; readonly moment: Date }
  /** The state in a backup of DynamoDB. */
  | { readonly kind: 'backup'; readonly arn: string }
  /** The state when the table was deleted, which AWS keeps by itself. */
  | { readonly kind: 'last' }
  /** The state of a table beside the product's that was restored by hand: from the vault of another account. */
  | { readonly kind: 'copy' };

const Moment = z.iso.datetime({ offset: true });
const BACKUP = /^arn:[\w-]+:dynamodb:[\w-]+:\d{12}:table\/[\w.-]+\/backup\/[\w-]+$/;
const USAGE =
  'Name a stage and what to restore: npm run restore -- STAGE 2026-11-22T16:55:00Z (a moment), or last (a table that was deleted), the ARN of a backup, copy (a table that was restored beside it), or give-up (the restore that is under way, before it writes).';

/**
 * Reads the state that the operator names.
 * @throws StartupError in one sentence
 */
export function readWanted(said: string | undefined, now: Date): Wanted {
  if (said === 'last' || said === 'copy') return { kind: said };
  if (said !== undefined && BACKUP.test(said)) return { kind: 'backup', arn: said };
  if (!Moment.safeParse(said).success) throw new StartupError(USAGE);
  const moment = new Date(String(said));
  if (moment > now) throw new StartupError(`${moment.toISOString()} lies in the future.`);
  return { kind: 'moment', moment };
}

/** Returns the name that the operator would give the state. */
export function wantedName(wanted: Wanted): string {
  if (wanted.kind === 'moment') return wanted.moment.toISOString();
  return wanted.kind === 'backup' ? wanted.arn : wanted.kind;
}

/** The window in which a table can be restored to any second; undefined where AWS keeps none. */
export type Window = { readonly earliest: Date; readonly latest: Date } | undefined;

/**
 * Checks that the moment can be restored.
 * @throws StartupError when it cannot
 */
export function checkMoment(moment: Date, window: Window): void {
  if (window === undefined) {
    throw new StartupError(
      'Point-in-time recovery is off for the table: only a backup can be restored (aws dynamodb list-backups).',
    );
  }
  if (moment < window.earliest) {
    throw new StartupError(
      `${moment.toISOString()} is too long ago: the table can be restored from ${window.earliest.toISOString()} on.`,
    );
  }
  if (moment > window.latest) {
    throw new StartupError(
      `${moment.toISOString()} is too new: the table can be restored up to ${window.latest.toISOString()}, try again in some minutes.`,
    );
  }
}
