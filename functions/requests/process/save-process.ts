import type { Context, World } from '#functions/kernel/context.ts';
import { signedIn } from '#functions/kernel/http/signed-in.ts';
import type { EntityChange, OutboxMessage, Save } from '#functions/kernel/store/entity-store.ts';
import { retryWhilePassing } from '#functions/kernel/store/retry-on-conflict.ts';
import { conflictingEntity } from '#functions/kernel/store/rev-conflict.ts';
import { isSameAsStored } from '#functions/kernel/store/same-as-stored.ts';
import { entityErrors } from '#shared/entities/errors.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import { circumstancesAt } from '#shared/kernel/circumstances.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { readGroupFor, visibleEntity } from '#shared/kernel/row-rights.ts';
import type { RequestProcess } from '#shared/requests/entities/request-process.ts';
import type { RequestEvent } from '#shared/requests/entities/status.ts';
import { requestProcessClass } from '#shared/requests/process/request-process-class.ts';
import { countMessages } from './count-messages.ts';
import { type RequestChange, recordChanges } from './record-changes.ts';

type ProcessChange =
  | Extract<EntityChange, { kind: 'create' }>
  | {
      readonly kind: 'update';
      readonly before: Entity<RequestProcess>;
      readonly data: RequestProcess;
    };

/**
 * Saves a request with everything that follows from it, and returns it as the caller sees it. A change without an
 * effect that tells nobody anything writes no revision.
 * @throws AppError `entities.revConflict` when somebody was faster
 */
export async function saveProcess(
  context: Pick<Context, 'store' | 'who' | 'clock' | 'newId' | 'random'>,
  save: {
    readonly change: ProcessChange;
    readonly event: RequestEvent | 'init';
    readonly more?: readonly EntityChange[];
    readonly messages?: readonly OutboxMessage[];
    readonly replaces?: NonNullable<Save['replaces']>;
  },
): Promise<Entity> {
  const { store, who, clock } = context;
  const { change, event, more = [], messages = [], replaces = [] } = save;
  const unchanged = more.length + messages.length === 0 ? unchangedBy(change) : undefined;
  const [saved = unchanged] = unchanged
    ? []
    : await saveFollowing(context, movedBy(change), (following) =>
        store.save({
          changes: [change, ...more, ...following],
          by: signedIn(who).account,
          changeset: event,
          messages: [...messages, ...countsOf(change)],
          replaces,
        }),
      );
  const circumstances = circumstancesAt(clock.now());
  const group = saved && readGroupFor(requestProcessClass, who, saved, circumstances);
  if (!saved || !group) throw new AppError(entityErrors.notFound);
  return visibleEntity(group, who, saved, circumstances);
}

/** Returns the stored request where the change would store the same. */
function unchangedBy(change: ProcessChange): Entity | undefined {
  const isSame = change.kind === 'update' && isSameAsStored(change.data, change.before.data);
  return isSame ? change.before : undefined;
}

/** Returns the change as one that other entities may follow; a new request has no followers. */
function movedBy(change: ProcessChange): RequestChange | undefined {
  if (change.kind !== 'update') return undefined;
  const { before, data: after } = change;
  return { id: before.id, before: before.data, after };
}

/** Returns the messages that count the change; a new request counts for nothing yet. */
function countsOf(change: ProcessChange): OutboxMessage[] {
  if (change.kind !== 'update') return [];
  const { id, rev, data } = change.before;
  return countMessages({ id, rev: rev + 1 }, data, change.data);
}

/**
 * Saves a change of a request together with the changes of other entities that follow from it, and tries again where
 * one of those was changed in between. A conflict of the request itself, or of any entity that the caller has seen,
 * is thrown.
 * @throws AppError `entities.busy` after the last attempt, and the errors of `save`
 */
async function saveFollowing<T>(
  world: Pick<World, 'store' | 'newId' | 'clock' | 'random'>,
  change: RequestChange | undefined,
  save: (following: readonly EntityChange[]) => Promise<T>,
): Promise<T> {
  let following: readonly EntityChange[] = [];
  const saveOnce = async () => {
    following = change === undefined ? [] : await recordChanges(world, change);
    return save(following);
  };
  return retryWhilePassing(world, saveOnce, (error) => isAboutOne(error, following));
}

/** Tells whether another save changed one of these entities, or created the same one. */
function isAboutOne(error: unknown, following: readonly EntityChange[]): boolean {
  const id = conflictingEntity(error);
  if (id !== undefined)
    return following.some((change) => change.kind !== 'create' && change.before.id === id);
  const isCreated = following.some(({ kind }) => kind === 'create');
  return isCreated && error instanceof AppError && error.error === entityErrors.notUnique;
}
