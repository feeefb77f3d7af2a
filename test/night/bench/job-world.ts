import { readConfig } from '#functions/kernel/config.ts';
import type { World } from '#functions/kernel/context.ts';
import type { Clock } from '#functions/kernel/ports/clock.ts';
import { perQueue } from '#functions/kernel/ports/queues.ts';
import { makeWorld } from '#functions/kernel/world.ts';
import { handlerEnvironment } from '#infra/local/handler-environment.ts';
import { makeDigestSecret, makeTokenKeys } from '#infra/local/make-token-keys.ts';
import { accountOf } from '#test/support/accounts.ts';
import { createRows } from '#test/support/create-rows.ts';
import { putDenmark } from '#test/support/danish-farms.ts';
import { testId } from '#test/support/test-id.ts';
import { BENCH_BUCKET, BENCH_TABLE, startBenchServices } from './bench-services.ts';

const SAVE_PATIENCE_MS = 60_000;
const country = testId('DK');

/** The control body that imports, and the person who does it. */
export const OFFICE = accountOf('INS', 'Kontrol', {
  ssoUsers: ['ins'],
  staticData: { country, agrImport: true, confirmedByAdminOn: '2026-01-01T00:00:00.000Z' },
});
export const USER = 'ins';

/** Everything that one process of the product has, by the settings of its environment. */
export const jobWorld = (clock?: Clock): World =>
  makeWorld(readConfig(process.env), clock, { saveTimeoutMs: SAVE_PATIENCE_MS });

/** Starts table and bucket with one country and one control body. Gives what stops them. */
export async function startJobServices(): Promise<() => Promise<void>> {
  const stop = await startBenchServices();
  const nowhere = 'http://127.0.0.1:1';
  const { AWS_ENDPOINT_URL_DYNAMODB: dynamodb = '', AWS_ENDPOINT_URL_S3: s3 = '' } = process.env;
  Object.assign(
    process.env,
    handlerEnvironment({
      table: BENCH_TABLE,
      bucket: BENCH_BUCKET,
      dynamodbEndpoint: dynamodb,
      s3Endpoint: s3,
      sqsEndpoint: nowhere,
      sesEndpoint: nowhere,
      queueUrls: perQueue((name) => `${nowhere}/${name}`),
      issuer: nowhere,
      clientId: 'bench',
      userApi: nowhere,
      jwksUri: nowhere,
      publicUrlPattern: 'http://{domain}',
      tokenKeys: makeTokenKeys(),
      proofKey: makeTokenKeys().privateJwk,
      digestSecret: makeDigestSecret(),
    }),
  );
  const world = jobWorld();
  await putDenmark(world);
  await createRows(world, [{ id: OFFICE.id, entityclass: 'account', data: OFFICE.data }]);
  return stop;
}
