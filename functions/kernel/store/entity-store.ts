import type { Entity } from '#shared/kernel/entity.ts';
import type { Page } from '#shared/kernel/page.ts';
import type { PinnedRef } from '#shared/kernel/ref.ts';
import type { QueueName } from '../ports/queues.ts';
import type { EntityType } from './entity-as.ts';
import type { PlannedWrite } from './planned-write.ts';
import type { ValueReplacement } from './replace-value.ts';

export type TimelineLine = {
  rev: number;
  updated: string;
  updatedBy: string;
  /** The person of that account, in revisions that say so; for `rows.timeline`, which names people to few. */
  byUser?: string | undefined;
  changeset: string;
  /** The administrator's reason, for administrators only. */
  reason?: string | undefined;
};

/**
 * The part of a save about one entity. `before` is the revision the editor saw: another current rev is a conflict.
 * Only its `{id, rev}` count; the store reads the rest itself. `data` is the whole new data.
 */
export type EntityChange =
  | {
      readonly kind: 'create';
      readonly id: string;
      readonly entityclass: string;
      readonly data: object;
    }
  | { readonly kind: 'update'; readonly before: Entity; readonly data: object }
  | { readonly kind: 'delete'; readonly before: Entity };

/** A message for work after the save, written with it: a mail, a job. Delivered at least once. */
export type OutboxMessage = {
  readonly queue: QueueName;
  readonly body: object;
};

export type Save = {
  readonly changes: readonly EntityChange[];
  /** The id of the saving account, or `system`. */
  readonly by: string;
  /** The person of that account who saves: a subject at the single sign-on. */
  readonly byUser?: string | undefined;
  /** A few words about the change, kept in the timeline. */
  readonly changeset: string;
  /** The administrator's reason, kept beside the change, for administrators only. */
  readonly reason?: string | undefined;
  readonly messages?: readonly OutboxMessage[];
  /** The keyed values that change with the save; where one has moved meanwhile, nothing is saved. */
  readonly replaces?: readonly ValueReplacement[];
  /** The further writes of the same transaction, as the checkpoint of a job. */
  readonly beside?: readonly PlannedWrite[];
};

/** The changes of a redaction; both leave alone the fields that they have changed before. */
export type Redaction<D> = {
  readonly data: (data: D) => object;
  readonly changeset: (changeset: string) => string;
  /** Tells by the changeset whether the reason of a revision is kept. It is not, by default. */
  readonly keepsReason?: (changeset: string) => boolean;
  /** The id of the saving account, or `system`. */
  readonly by: string;
};

/** Says how old the newest revision may be: `ENTITY_CACHE_SECONDS`, or, where `fresh`, not at all. */
export type Freshness = { readonly fresh?: boolean };

/**
 * Reads entities of a class that the reader does not know, as they were stored: for rights, references and answers with
 * rows of every class. A reader that knows the class asks the store by the class.
 */
export type UntypedReads = {
  readonly latest: (id: string, how?: Freshness) => Promise<Entity | undefined>;
  readonly latestOf: (ids: readonly string[], how?: Freshness) => Promise<Entity[]>;
  readonly revisions: (refs: readonly PinnedRef[]) => Promise<Entity[]>;
  /** The revision that was newest at that instant. */
  readonly asOf: (id: string, date: Date) => Promise<Entity | undefined>;
};

/**
 * The versioned entities of the one table. A save is one transaction over heads, revisions, claims on unique values,
 * search deltas and outbox: all of it or nothing.
 */
export type EntityStore = {
  readonly untyped: UntypedReads;
  /**
   * Returns the newest revision; undefined when unknown, deleted or of another class. Its data is parsed by the
   * schema of the class, once for as long as the store remembers the revision, and frozen.
   */
  readonly latest: <D>(
    type: EntityType<D>,
    id: string,
    how?: Freshness,
  ) => Promise<Entity<D> | undefined>;
  /** Returns the latest revisions of many, in the order asked; unknown entities are left out. */
  readonly latestOf: <D>(
    type: EntityType<D>,
    ids: readonly string[],
    how?: Freshness,
  ) => Promise<Entity<D>[]>;
  /** Tells whether the id existed and was deleted. */
  readonly wasDeleted: (id: string) => Promise<boolean>;
  /** Returns the ids of the deleted entities of a class that the redaction of an account reaches (`redactedWith`). */
  readonly deletedOf: (
    entityclass: string,
    account: string,
    page: { limit: number; cursor?: string | undefined },
  ) => Promise<Page<string>>;
  /**
   * Returns exact revisions (immutable, cached in memory within a bound), typed as by `latest`; unknown ones and
   * those of another class are left out. Order as asked.
   */
  readonly revisions: <D>(type: EntityType<D>, refs: readonly PinnedRef[]) => Promise<Entity<D>[]>;
  /** Returns the timeline, newest first. */
  readonly timeline: (
    id: string,
    page: { limit: number; cursor?: string | undefined },
  ) => Promise<Page<TimelineLine>>;
  /** The id that holds a unique value, undefined when free. `field` as in the class's `unique`. */
  readonly claimedBy: (
    entityclass: string,
    field: string,
    value: string,
  ) => Promise<string | undefined>;
  /** Returns the holders of many values, as `claimedBy`; free values are left out. */
  readonly claimedByAny: (
    entityclass: string,
    field: string,
    values: readonly string[],
  ) => Promise<ReadonlyMap<string, string>>;
  /**
   * Saves all of it or nothing; returns the saved entities in the order of the changes (a deleted one without data).
   * @throws AppError `entities.revConflict` (details[0].id, .currentRev), `entities.notUnique` (details[0].path),
   * `entities.deleted`, `entities.busy`, `entities.saveTooLarge`; ValueMoved
   */
  readonly save: (save: Save) => Promise<Entity[]>;
  /** Returns the milliseconds when this process last saved, or tried to; 0 before it did. */
  readonly savedAt: () => number;
  /** Writes messages that no change causes. All or none. */
  readonly send: (messages: readonly OutboxMessage[]) => Promise<void>;
  /**
   * Removes redacted data: from the newest revision by one more save, then from every older one in its place, and
   * from the rows of searches. From that save on older revisions are given out only in their redacted form. It may
   * run again, also after it was broken off: it goes on where it stood. An unknown id is passed over; a deleted
   * entity stays deleted.
   */
  readonly redact: <D>(type: EntityType<D>, id: string, redaction: Redaction<D>) => Promise<void>;
  /**
   * Refuses every save that newly refers to one of the entities (`entities.busy`), for five minutes or until the
   * returned function is called. A deletion closes the entity first and then looks for references: a save that refers
   * to it was either written before, and is found, or is refused.
   */
  readonly closeToReferences: (...ids: string[]) => Promise<() => Promise<void>>;
  /** The next number of a counter, from 1, never the same twice; gaps may come. */
  readonly nextNumber: (counter: string) => Promise<number>;
};
