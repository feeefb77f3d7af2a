import { entityErrors } from '#shared/entities/errors.ts';
import { AppError, fieldDetail } from '#shared/kernel/app-error.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import type { AnyEntityClass } from '#shared/kernel/entity-class.ts';
import { claimKey, type Key } from './keys.ts';
import { type PlannedWrite, unexpectedRefusal } from './planned-write.ts';
import type { SaveStep } from './save-step.ts';

type ClaimMove = { key: Key; field: string; from?: string; to?: string };

/**
 * Plans the unique values that the save takes and gives back. A value may pass from one entity to another in one
 * save.
 */
export function planClaims(
  steps: readonly Pick<SaveStep, 'entityClass' | 'before' | 'after'>[],
  table: string,
): PlannedWrite[] {
  const moves = new Map<string, ClaimMove>();
  for (const { entityClass, before, after } of steps) {
    for (const claim of claimsOf(entityClass, before)) {
      moves.set(claim.key.pk, { ...moves.get(claim.key.pk), ...claim, from: claim.id });
    }
    for (const claim of claimsOf(entityClass, after)) {
      const move = moves.get(claim.key.pk);
      if (move?.to !== undefined) throw notUnique(claim.field);
      moves.set(claim.key.pk, { ...move, ...claim, to: claim.id });
    }
  }
  return [...moves.values()]
    .filter(({ from, to }) => from !== to)
    .map((move) => planMove(move, table));
}

function planMove({ key, field, from, to }: ClaimMove, table: string): PlannedWrite {
  const heldByGiver = {
    ConditionExpression: 'attribute_not_exists(pk) OR id = :from',
    ExpressionAttributeValues: { ':from': from },
  };
  if (to === undefined) {
    return {
      write: { Delete: { TableName: table, Key: { ...key }, ...heldByGiver } },
      refused: unexpectedRefusal,
    };
  }
  const free = { ConditionExpression: 'attribute_not_exists(pk)' };
  return {
    write: {
      Put: {
        TableName: table,
        Item: { ...key, id: to },
        ...(from === undefined ? free : heldByGiver),
      },
    },
    refused: () => notUnique(field),
  };
}

function claimsOf(entityClass: AnyEntityClass, entity: Entity | undefined) {
  if (entity === undefined) return [];
  return Object.entries(entityClass.unique).flatMap(([field, valuesOf]) =>
    [...new Set(valuesOf(entity.data))].map((value) => ({
      key: claimKey(entityClass.name, field, value),
      field,
      id: entity.id,
    })),
  );
}

function notUnique(field: string): AppError {
  const detail = fieldDetail(`data.${field}`, entityErrors.notUnique);
  return new AppError(entityErrors.notUnique, { details: [detail] });
}
