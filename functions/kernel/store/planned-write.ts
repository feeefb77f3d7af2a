import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import type { TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';

export type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/** One item of a save's transaction, with the error for a refusal of its condition. */
export type PlannedWrite = {
  readonly write: TransactItem;
  /** Returns the error; `found` is the item in the way, as the wire gives it; undefined when there was none. */
  readonly refused: (found: Readonly<Record<string, AttributeValue>> | undefined) => Error;
};

/** Makes the error of a write without a condition, or with a condition that only a defect can break. */
export const unexpectedRefusal: PlannedWrite['refused'] = (item) =>
  new Error(`The table holds what no save can have written: ${JSON.stringify(item?.pk)}`);
