import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import type { KeyedValues } from '#functions/kernel/ports/keyed-values.ts';
import { KEYED_VALUE_PREFIX, keyedValueItem, keyedValueKey } from '#functions/kernel/store/keys.ts';
import { readItems } from '#functions/kernel/store/read-items.ts';
import type { Table } from '#functions/kernel/store/table.ts';

/** Keeps keyed values as rows of the table. */
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
      const Item = keyedValueItem(key, value, how?.expires);
      await client.send(new PutCommand({ TableName: table, Item }));
    },
    remove: async (key) => {
      await client.send(new DeleteCommand({ TableName: table, Key: keyedValueKey(key) }));
    },
  };
}
