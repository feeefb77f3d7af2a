import type { Context } from '#functions/kernel/context.ts';
import { signedIn } from '#functions/kernel/http/signed-in.ts';
import type { EntityChange, OutboxMessage, Save } from '#functions/kernel/store/entity-store.ts';
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
import type { RequestChange } from './record-changes.ts';
import { saveFollowing } from './save-following.ts';

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
