import { entityErrors } from '#shared/entities/errors.ts';
import { AppError, fieldDetail } from '#shared/kernel/app-error.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import type { Acting } from './context.ts';
import type { EntityChange, OutboxMessage } from './store/entity-store.ts';
import type { ValueReplacement } from './store/replace-value.ts';

/** The result of a rule: all of it is written in the same transaction. */
export type RuledSave<D> = {
  /** The data to save; it must meet the class's schema. */
  readonly data: D;
  readonly messages?: readonly OutboxMessage[];
  /** Changes of other entities that follow from this one. */
  readonly also?: readonly EntityChange[];
  /** The keyed values that change with it; where one has moved meanwhile, the rule is asked again. */
  readonly replaces?: readonly ValueReplacement[];
};

/** One save of a caller: a creation with the caller's data, or a change of an entity. */
type RuleArguments<D, Draft = D> = {
  readonly context: Acting;
  /** The id of the entity, also of one that is created. */
  readonly id: string;
  /** The reason of the change, where its caller gives one. */
  readonly changeset?: string | undefined;
} & (
  | { readonly before: undefined; readonly data: Draft }
  | { readonly before: Entity<D>; readonly data: D }
);

/**
 * The rule of a class, which completes and checks an entity that a caller saves through `eav/*` or `admin/saveEntry`.
 * It runs after the data met the schema and all references exist, and throws `AppError` to refuse. `Draft` is the
 * form of the class's `draft`. The rule of a class with a `draft` completes it, and must refuse a caller who may not
 * create before it reads anything.
 */
export type EntityRule<D, Draft = D> = {
  readonly beforeSave: (save: RuleArguments<D, Draft>) => Promise<RuledSave<D>>;
  /** Refuses by an `AppError` an entity that a caller wants to delete through `eav/entity/delete`. */
  readonly beforeDelete?: (removal: {
    readonly before: Entity<D>;
    readonly context: Acting;
  }) => Promise<void>;
  /** Returns the messages for work after such a deletion, which are written with it. */
  readonly messagesOfDeleted?: (before: Entity<D>) => readonly OutboxMessage[];
  /** Refuses by an `AppError` a file before it is stored, beyond the checks of its type. */
  readonly checkFile?: (file: { readonly data: D; readonly bytes: Uint8Array }) => void;
};

// biome-ignore lint/suspicious/noExplicitAny: functions over D are contravariant; only `any` holds all rules
export type AnyEntityRule = EntityRule<any, any>;

/**
 * Refuses another value of a field that an entity keeps for ever.
 * @throws AppError `entities.fieldNotYours`
 */
export function requireKept(path: string, before: string, after: string): void {
  if (before === after) return;
  const details = [fieldDetail(`data.${path}`, entityErrors.fieldNotYours)];
  throw new AppError(entityErrors.fieldNotYours, { details });
}
