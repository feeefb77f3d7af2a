import type { Context } from '#functions/kernel/context.ts';
import { signedIn } from '#functions/kernel/http/signed-in.ts';
import type { EntityChange, OutboxMessage } from '#functions/kernel/store/entity-store.ts';
import { isSameAsStored } from '#functions/kernel/store/same-as-stored.ts';
import { entityErrors } from '#shared/entities/errors.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import { circumstancesAt } from '#shared/kernel/circumstances.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { readGroupFor, visibleEntity } from '#shared/kernel/row-rights.ts';
import type { RequestProcess } from '#shared/requests/request-process.ts';
import { requestProcessClass } from '#shared/requests/request-process-class.ts';
import type { RequestEvent } from '#shared/requests/status.ts';
import { countMessages } from './count-messages.ts';

type ProcessChange =
  | Extract<EntityChange, { kind: 'create' }>
  | {
      readonly kind: 'update';
      readonly before: Entity<RequestProcess>;
      readonly data: RequestProcess;
    };

/**
 * Writes a request and all that follows from it in one save, and gives it as the caller sees it. What changes nothing
 * and tells nobody anything writes no revision.
 * @throws AppError `entities.revConflict` when somebody was faster
 */
export async function saveProcess(
  { store, who, clock }: Pick<Context, 'store' | 'who' | 'clock'>,
  save: {
    readonly change: ProcessChange;
    readonly event: RequestEvent | 'init';
    readonly more?: readonly EntityChange[];
    readonly messages?: readonly OutboxMessage[];
  },
): Promise<Entity> {
  const { change, event, more = [], messages = [] } = save;
  const unchanged = more.length + messages.length === 0 ? unchangedBy(change) : undefined;
  const [saved = unchanged] = unchanged
    ? []
    : await store.save({
        changes: [change, ...more],
        by: signedIn(who).account,
        changeset: event,
        messages: [...messages, ...countsOf(change)],
      });
  const at = circumstancesAt(clock.now());
  const group = saved && readGroupFor(requestProcessClass, who, saved, at);
  if (!saved || !group) throw new AppError(entityErrors.notFound);
  return visibleEntity(group, who, saved, at);
}

/** Returns the request as it is stored where the change would store the same. */
function unchangedBy(change: ProcessChange): Entity | undefined {
  const isSame = change.kind === 'update' && isSameAsStored(change.data, change.before.data);
  return isSame ? change.before : undefined;
}

/** A request just begun counts for nothing yet. */
function countsOf(change: ProcessChange): OutboxMessage[] {
  if (change.kind !== 'update') return [];
  const { id, rev, data } = change.before;
  return countMessages({ id, rev: rev + 1 }, data, change.data);
}
