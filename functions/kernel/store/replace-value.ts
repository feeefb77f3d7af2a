import { keyedValueItem } from './keys.ts';
import type { PlannedWrite } from './planned-write.ts';

/** A keyed value (`ports/keyed-values.ts`) in place of the one that was read before; undefined: there was none. */
export type ValueReplacement = {
  readonly key: string;
  readonly before: unknown;
  readonly value: object;
  /** The instant from which on the value may be gone; without it, it stays. */
  readonly expires?: Date;
};

/** The error that another value stands there by now. */
export class ValueMoved extends Error {
  override readonly name = 'ValueMoved';
}

/** Returns the write of a replacement; it is refused as `ValueMoved`. */
export function planReplacement(
  { key, before, value, expires }: ValueReplacement,
  table: string,
): PlannedWrite {
  return {
    write: {
      Put: {
        TableName: table,
        Item: keyedValueItem(key, value, expires),
        ...(before === undefined ? FREE : heldBefore(before)),
      },
    },
    refused: () => new ValueMoved(`The value ${key} was replaced by another save.`),
  };
}

const FREE = { ConditionExpression: 'attribute_not_exists(pk)' };

const heldBefore = (before: unknown) => ({
  ConditionExpression: '#value = :before',
  ExpressionAttributeNames: { '#value': 'value' },
  ExpressionAttributeValues: { ':before': JSON.stringify(before) },
});
