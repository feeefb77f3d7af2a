import type { Context } from '#functions/kernel/context.ts';
import { revConflict } from '#functions/kernel/store/rev-conflict.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import type { AnyEntityClass } from '#shared/kernel/entity-class.ts';
import { kernelErrors } from '#shared/kernel/errors.ts';
import { mergePatch } from '#shared/kernel/merge-patch.ts';
import { requireEntityClass } from '../class/require-entity-class.ts';
import { checkFieldRights, readOnlyFields, withReadOnlyFields } from './check-field-rights.ts';

/** A change that a caller wants to save. `rev` is the revision that the caller saw. */
export type Writing =
  | {
      readonly kind: 'create';
      /** The id that it gets; without it, a new one. */
      readonly id?: string;
      readonly entityclass: string;
      readonly data: object;
    }
  | {
      readonly kind: 'patch';
      readonly id: string;
      readonly rev: number;
      readonly patch: object;
      /** The closed fields that the product itself sets in this call. */
      readonly granted?: readonly string[];
    }
  | {
      readonly kind: 'replace';
      readonly id: string;
      readonly rev: number;
      readonly entityclass: string;
      readonly data: object;
    };

export type ClassOf = (name: string) => AnyEntityClass | undefined;

/**
 * The class, the revision that is changed, and the whole data that the caller wants, not yet checked by the schema.
 */
export type ResolvedWriting = {
  readonly entityClass: AnyEntityClass;
  readonly before: Entity | undefined;
  readonly sent: unknown;
};

/**
 * Reads the revision that a writing changes, and puts its patch into the whole data.
 * @throws AppError `entities.unknownClass`, `entities.notFound`, `entities.deleted`, `kernel.forbidden`,
 * `entities.revConflict`, `entities.fieldNotYours`
 */
export async function resolveWriting(
  writing: Writing,
  { who, rows }: Pick<Context, 'who' | 'rows'>,
  classOf: ClassOf,
): Promise<ResolvedWriting> {
  if (writing.kind === 'create') {
    const entityClass = requireEntityClass(writing.entityclass, classOf);
    checkFieldRights(readOnlyFields(entityClass, who), {}, writing.data);
    return { entityClass, before: undefined, sent: writing.data };
  }
  if (writing.kind === 'replace') requireEntityClass(writing.entityclass, classOf);
  const { full: before } = await rows.get(writing.id, {
    fresh: true,
    ...(writing.kind === 'replace' && { entityclass: writing.entityclass }),
  });
  const entityClass = requireEntityClass(before.entityclass, classOf);
  // Rights come first: how often others changed a row is told to those who may change it.
  if (!entityClass.write.update(who, before.data, before.data)) {
    throw new AppError(kernelErrors.forbidden);
  }
  if (before.rev !== writing.rev) throw revConflict(before.id, before.rev);
  const granted = writing.kind === 'patch' ? writing.granted : undefined;
  const closed = readOnlyFields(entityClass, who, granted);
  const sent =
    writing.kind === 'patch'
      ? mergePatch(before.data, writing.patch)
      : withReadOnlyFields(closed, before.data, writing.data);
  checkFieldRights(closed, before.data, sent);
  return { entityClass, before, sent };
}
