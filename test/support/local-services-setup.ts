import type { TestProject } from 'vitest/node';
import { makeDigestSecret, makeTokenKeys } from '#infra/local/make-token-keys.ts';
import { startDynamoDb } from '#infra/local/services/start-dynamodb.ts';
import { startFauxqs } from '#infra/local/services/start-fauxqs.ts';
import { startSes } from '#infra/local/services/start-ses.ts';
import type { LocalServices } from './local-services.ts';
import { startS3 } from './start-s3.ts';

/** Starts the stand-ins once for a whole run of the `functions` project; `testServices` hands them to the tests. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [dynamodb, storage, mail] = await Promise.all([
    startDynamoDb({}),
    startFauxqs({ bucket: 'test' }),
    startSes(),
  ]);
  const s3 = await startS3(storage.endpoint);
  const services: LocalServices = {
    dynamodbEndpoint: dynamodb.endpoint,
    s3Endpoint: s3.endpoint,
    sqsEndpoint: storage.endpoint,
    sesEndpoint: mail.endpoint,
    bucket: 'test',
    tokenKeys: makeTokenKeys(),
    digestSecret: makeDigestSecret(),
  };
  project.provide('localServices', services);
  return async () => {
    await Promise.all([dynamodb.stop(), s3.stop(), mail.stop()]);
    await storage.stop();
  };
}
