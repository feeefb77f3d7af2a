import { entityErrors } from '#shared/entities/errors.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import { headKey, revisionKey } from './keys.ts';
import { type PlannedWrite, unexpectedRefusal } from './planned-write.ts';
import { revConflict } from './rev-conflict.ts';
import { encodeRevision } from './revision.ts';
import type { SaveStep } from './save-step.ts';

/** The head, if it still is the revision that the editor saw. */
export function planHead({ before, revision }: SaveStep, table: string): PlannedWrite {
  const condition =
    before === undefined
      ? { ConditionExpression: 'attribute_not_exists(pk)' }
      : {
          ConditionExpression: 'rev = :expected',
          ExpressionAttributeValues: { ':expected': before.rev },
        };
  return {
    write: {
      Put: {
        TableName: table,
        Item: encodeRevision(headKey(revision.entity.id), revision),
        ...condition,
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      },
    },
    refused: (item) => {
      if (item === undefined) return unexpectedRefusal(item);
      return item.deleted?.BOOL === true
        ? new AppError(entityErrors.deleted)
        : revConflict(revision.entity.id, Number(item.rev?.N));
    },
  };
}

/** The same revision for the history. */
export function planRevision({ revision }: SaveStep, table: string): PlannedWrite {
  const { id, rev } = revision.entity;
  return {
    write: {
      Put: {
        TableName: table,
        Item: encodeRevision(revisionKey(id, rev), revision),
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    },
    refused: unexpectedRefusal,
  };
}
