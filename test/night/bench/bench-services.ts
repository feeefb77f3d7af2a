import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { createTable } from '#infra/local/services/create-table.ts';
import { localAccess } from '#infra/local/services/local-access.ts';
import { startDynamoDb } from '#infra/local/services/start-dynamodb.ts';
import { startFauxqs } from '#infra/local/services/start-fauxqs.ts';

export const BENCH_TABLE = 'bench';
export const BENCH_BUCKET = 'bench';

/** Table and bucket on the local services, reached by SDK clients without options. Gives what stops them. */
export async function startBenchServices(): Promise<() => Promise<void>> {
  const [dynamodb, storage] = await Promise.all([
    startDynamoDb({}),
    startFauxqs({ bucket: BENCH_BUCKET }),
  ]);
  const client = new DynamoDBClient({ ...localAccess, endpoint: dynamodb.endpoint });
  await createTable(client, BENCH_TABLE);
  client.destroy();
  Object.assign(process.env, {
    AWS_REGION: localAccess.region,
    AWS_ACCESS_KEY_ID: localAccess.credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: localAccess.credentials.secretAccessKey,
    AWS_ENDPOINT_URL_DYNAMODB: dynamodb.endpoint,
    AWS_ENDPOINT_URL_S3: storage.endpoint,
  });
  return async () => {
    await Promise.all([dynamodb.stop(), storage.stop()]);
  };
}
