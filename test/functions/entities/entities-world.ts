import { randomBytes, randomUUID } from 'node:crypto';
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { makeHttpCertification } from '#functions/kernel/adapters/http-certification.ts';
import { makeLocalProofKeys } from '#functions/kernel/adapters/local-proof-keys.ts';
import { makeS3Files } from '#functions/kernel/adapters/s3-files.ts';
import { makeKeyedValues } from '#functions/kernel/adapters/table-keyed-values.ts';
import type { Context } from '#functions/kernel/context.ts';
import { makeJobRows } from '#functions/kernel/jobs/job-rows.ts';
import { makeRows } from '#functions/kernel/make-rows.ts';
import { makeLog } from '#functions/kernel/ports/log.ts';
import { makeSearch } from '#functions/kernel/search/make-search.ts';
import { makeTableClient } from '#functions/kernel/store/table.ts';
import { entityClasses } from '#shared/entity-classes.ts';
import type { AnyEntityClass } from '#shared/kernel/entity-class.ts';
import type { Principal } from '#shared/kernel/principal.ts';
import { testServices } from '#test/support/local-services.ts';
import { patientStore } from '#test/support/patient-world.ts';

/** The real store, search and files on a fresh table, as callers see them. */
export async function makeEntitiesWorld(
  classes: Readonly<Record<string, AnyEntityClass>> = entityClasses,
) {
  const { table, bucket, config, proofKey } = await testServices();
  const client = makeTableClient();
  const time = { now: Date.parse('2026-03-02T08:00:00.000Z') };
  const clock = { now: () => new Date(time.now) };
  const files = makeS3Files({ bucket, pathStyle: true });
  const parts = { client, table, entityClasses: classes, clock, newId: randomUUID, files };
  const store = patientStore(parts);
  const search = makeSearch(parts);
  const classOf = (name: string) => (Object.hasOwn(classes, name) ? classes[name] : undefined);
  const tokens = {
    issue: () => Promise.reject(new Error('no tokens here')),
    verify: () => Promise.reject(new Error('no tokens here')),
    verifySso: () => Promise.reject(new Error('no tokens here')),
  };
  const noLogins = () => Promise.reject(new Error('no logins here'));
  const logins = { secondFactorOf: noLogins, endSessions: noLogins };
  const proofKeys = makeLocalProofKeys(proofKey);
  const rowsFor = (who: Principal) => makeRows({ store, search, clock, classOf }, who);
  return {
    time,
    store,
    /** Another process: the same table, other memory. */
    otherStore: () => patientStore(parts),
    files,
    config,
    classOf,
    as: (who: Principal): Context => ({
      store,
      search,
      files,
      clock,
      config,
      tokens,
      logins,
      proofKeys,
      who,
      rowsFor,
      newId: randomUUID,
      random: randomBytes,
      values: makeKeyedValues({ client, table }),
      jobs: makeJobRows({ client, table }),
      tallies: { add: async () => undefined, read: async () => [] },
      certification: makeHttpCertification(config.CERTIFICATION_APIS),
      limits: { take: async () => undefined, wait: async () => undefined },
      codes: {} as Context['codes'],
      log: makeLog(() => {}),
      rows: rowsFor(who),
      requestId: 'request',
      host: 'de.localhost',
      sourceAddress: '192.0.2.7',
    }),
    /** Every item of the table, to see that nothing was written. */
    items: async () => {
      const { Items = [] } = await client.send(new ScanCommand({ TableName: table }));
      return Items;
    },
    put: async (entityclass: string, data: object, id: string = randomUUID()) => {
      const [entity] = await store.save({
        changes: [{ kind: 'create', id, entityclass, data }],
        by: 'system',
        changeset: 'test',
      });
      if (entity === undefined) throw new Error('nothing was saved');
      return entity;
    },
  };
}
export type EntitiesWorld = Awaited<ReturnType<typeof makeEntitiesWorld>>;
