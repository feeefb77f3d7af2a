import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { SECOND_MS } from '#shared/kernel/time.ts';
import { KEYED_VALUE_PREFIX, keyedValueKey } from '../store/keys.ts';
import { readItems } from '../store/read-items.ts';
import type { Table } from '../store/table.ts';

/**
 * Small values that are no entities: without revisions, search and rights of their own, each in a row of the table.
 * The last one put stays. Whoever makes a key decides who may reach it.
 */
export type KeyedValues = {
  /** Undefined when there is none; as JSON reads it. */
  readonly get: (key: string) => Promise<unknown>;
  /** Those that there are, by their keys. */
  readonly getMany: (keys: readonly string[]) => Promise<ReadonlyMap<string, unknown>>;
  /** `expires`: the value may be gone from then on, but need not be. */
  readonly put: (key: string, value: object, how?: { expires: Date }) => Promise<void>;
  readonly remove: (key: string) => Promise<void>;
};

export function makeKeyedValues({ client, table }: Table): KeyedValues {
  return {
    get: async (key) => {
      const asked = { TableName: table, Key: keyedValueKey(key), ConsistentRead: true };
      const { Item } = await client.send(new GetCommand(asked));
      return Item === undefined ? undefined : JSON.parse(String(Item.value));
    },
    getMany: async (keys) => {
      const items = await readItems({ client, table }, keys.map(keyedValueKey), {
        consistent: true,
      });
      return new Map(
        items.map(
          ({ pk, value }) =>
            [String(pk).slice(KEYED_VALUE_PREFIX.length), JSON.parse(String(value))] as const,
        ),
      );
    },
    put: async (key, value, how) => {
      const item = {
        ...keyedValueKey(key),
        value: JSON.stringify(value),
        ...(how && { expires: Math.ceil(how.expires.getTime() / SECOND_MS) }),
      };
      await client.send(new PutCommand({ TableName: table, Item: item }));
    },
    remove: async (key) => {
      await client.send(new DeleteCommand({ TableName: table, Key: keyedValueKey(key) }));
    },
  };
}
