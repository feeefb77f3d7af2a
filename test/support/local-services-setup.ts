import type { TestProject } from 'vitest/node';
import { makeDigestSecret, makeTokenKeys } from '#infra/local/make-token-keys.ts';
import { startDynamoDb } from '#infra/local/services/start-dynamodb.ts';
import { startFauxqs } from '#infra/local/services/start-fauxqs.ts';
import { startSes } from '#infra/local/services/start-ses.ts';
import type { StartedServices } from './local-services.ts';
import { startS3 } from './start-s3.ts';

/**
 * Starts the stand-ins once for a whole run of a project; `testServices` hands them to the tests. Each worker has a
 * database of its own: one that all share does one write at a time, and they would wait for it half of their time.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const workers = Array.from({ length: project.vitest.config.maxWorkers });
  const [databases, storage, mail] = await Promise.all([
    Promise.all(workers.map(() => startDynamoDb({}))),
    startFauxqs({ bucket: 'test' }),
    startSes(),
  ]);
  const s3 = await startS3(storage.endpoint);
  const services: StartedServices = {
    dynamodbEndpoints: databases.map(({ endpoint }) => endpoint),
    s3Endpoint: s3.endpoint,
    sqsEndpoint: storage.endpoint,
    sesEndpoint: mail.endpoint,
    bucket: 'test',
    tokenKeys: makeTokenKeys(),
    digestSecret: makeDigestSecret(),
    proofKey: makeTokenKeys().privateJwk,
  };
  project.provide('localServices', services);
  return async () => {
    await Promise.all([...databases, s3, mail].map(({ stop }) => stop()));
    await storage.stop();
  };
}
