import type { TestProject } from 'vitest/node';
import { makeDigestSecret, makeTokenKeys } from '#infra/local/make-token-keys.ts';
import { startDynamoDb } from '#infra/local/services/start-dynamodb.ts';
import { startFauxqs } from '#infra/local/services/start-fauxqs.ts';
import { startSes } from '#infra/local/services/start-ses.ts';
import type { StartedServices } from './local-services.ts';
import { startS3 } from './start-s3.ts';

type Running = { readonly services: StartedServices; readonly stop: () => Promise<void> };

/** Kept beside the modules, since each project loads this file anew. */
const shared = globalThis as { localServicesOfTests?: Promise<Running> };

/** Starts the stand-ins once for all projects of a run; `testServices` hands them to the tests. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  shared.localServicesOfTests ??= start(project.vitest.config.maxWorkers);
  const running = await shared.localServicesOfTests;
  project.provide('localServices', running.services);
  return running.stop;
}

/**
 * Each worker has a database of its own: one that all share does one write at a time, and they would wait for it half of
 * their time.
 */
async function start(workers: number): Promise<Running> {
  const [databases, storage, mail] = await Promise.all([
    Promise.all(Array.from({ length: workers }, () => startDynamoDb({}))),
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
  let stopped: Promise<void> | undefined;
  const stopAll = async () => {
    await Promise.all([...databases, s3, mail].map(({ stop }) => stop()));
    await storage.stop();
  };
  const stop = () => {
    stopped ??= stopAll();
    return stopped;
  };
  return { services, stop };
}
