import { DescribeTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { expect, test } from 'vitest';
import { testServices } from '#test/support/local-services.ts';

test('each test file gets a table of its own, made as in production', async () => {
  const [first, second] = [
    await testServices({ stream: true }),
    await testServices({ stream: true }),
  ];

  const { Table } = await new DynamoDBClient().send(
    new DescribeTableCommand({ TableName: second.table }),
  );

  expect(first.table).not.toBe(second.table);
  expect(Table).toMatchObject({
    TableName: second.table,
    KeySchema: [
      { AttributeName: 'pk', KeyType: 'HASH' },
      { AttributeName: 'sk', KeyType: 'RANGE' },
    ],
    BillingModeSummary: { BillingMode: 'PAY_PER_REQUEST' },
    StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' },
  });
  expect(Table?.GlobalSecondaryIndexes).toBeUndefined();
});
