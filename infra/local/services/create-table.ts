import {
  CreateTableCommand,
  type DynamoDBClient,
  ResourceInUseException,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb';

/**
 * Creates the one table as in production: no index, a stream with both images, `expires` as time to live. Tests that
 * do not read the stream leave `stream` out: the stand-in writes slower with every table that has one, deleted tables
 * included. Tests with clocks in the past leave `expires` out: the stand-in would remove fresh rows by its own clock.
 */
export async function createTable(
  client: DynamoDBClient,
  name: string,
  { stream = true, expires = true }: { readonly stream?: boolean; readonly expires?: boolean } = {},
): Promise<void> {
  try {
    await client.send(
      new CreateTableCommand({
        TableName: name,
        BillingMode: 'PAY_PER_REQUEST',
        AttributeDefinitions: [
          { AttributeName: 'pk', AttributeType: 'S' },
          { AttributeName: 'sk', AttributeType: 'S' },
        ],
        KeySchema: [
          { AttributeName: 'pk', KeyType: 'HASH' },
          { AttributeName: 'sk', KeyType: 'RANGE' },
        ],
        ...(stream
          ? { StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' } }
          : {}),
      }),
    );
    if (expires) {
      await client.send(
        new UpdateTimeToLiveCommand({
          TableName: name,
          TimeToLiveSpecification: { AttributeName: 'expires', Enabled: true },
        }),
      );
    }
  } catch (error) {
    // A kept data directory has the table already.
    if (!(error instanceof ResourceInUseException)) throw error;
  }
}
