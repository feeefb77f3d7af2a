import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { handler as accounts } from '#functions/accounts/handler.ts';
import { handler as contact } from '#functions/contact/handler.ts';
import { handler as countries } from '#functions/countries/handler.ts';
import { handler as diagnostics } from '#functions/diagnostics/handler.ts';
import { handler as entities } from '#functions/entities/handler.ts';
import { handler as exports } from '#functions/exports/handler.ts';
import { handler as geocoding } from '#functions/geocoding/handler.ts';
import { handler as imports } from '#functions/imports/handler.ts';
import type { ApiHandler } from '#functions/kernel/http/api-event.ts';
import { makeLog } from '#functions/kernel/ports/log.ts';
import { makeTableClient } from '#functions/kernel/store/table.ts';
import { world as processWorld } from '#functions/kernel/world.ts';
import { handler as mail } from '#functions/mail/handler.ts';
import { handler as offers } from '#functions/offers/handler.ts';
import { handler as requests } from '#functions/requests/handler.ts';
import { handler as rules } from '#functions/rules/handler.ts';
import { handler as search } from '#functions/search/handler.ts';
import { handler as sessions } from '#functions/sessions/handler.ts';
import { handler as settings } from '#functions/settings/handler.ts';
import { type Asked, ask } from '#test/support/api-event.ts';
import { testServices } from '#test/support/local-services.ts';
import { patientWorld } from '#test/support/patient-world.ts';
import { runAs } from '#test/support/recorded-calls.ts';
import { CLIENT_ID, startTestSso } from '#test/support/test-sso.ts';
import { openCampaign } from './open-campaign.ts';

const handlers: Readonly<Record<string, ApiHandler>> = {
  accounts,
  contact,
  countries,
  diagnostics,
  entities,
  exports,
  geocoding,
  imports,
  mail,
  offers,
  requests,
  rules,
  search,
  sessions,
  settings,
};

/**
 * The whole product in this process, as API Gateway calls it, on the real local services, with its reference data and
 * people stored. Counts what is saved; keeps what was logged.
 */
export async function makeCampaignStage() {
  const { table } = await testServices();
  const sso = await startTestSso();
  Object.assign(process.env, {
    OIDC_ISSUER: sso.issuer,
    OIDC_CLIENT_ID: CLIENT_ID,
    OIDC_JWKS_URI: sso.jwksUri,
  });
  const world = processWorld();
  // The handlers take the world of the process, too: on a busy machine its saves need their time.
  Object.assign(world, patientWorld(world.config));
  const { save } = world.store;
  const campaign = await openCampaign({
    world,
    send: (domain, asked) => runAs(`${domain}/handler`, () => ask(handlerOf(domain), asked)),
    ssoToken: (sub) => sso.sign({ sub }),
  });
  const counts = { saves: 0, revisions: 0 };
  const logged: string[] = [];
  Object.assign(world, {
    log: makeLog((line) => logged.push(line)),
    store: {
      ...world.store,
      save: async (...args: Parameters<typeof save>) => {
        const saved = await save(...args);
        counts.saves += 1;
        counts.revisions += saved.length;
        return saved;
      },
    },
  });
  const client = makeTableClient();
  return {
    ...campaign,
    table,
    world,
    counts,
    logged,
    /** Any request, as a stranger might send it. */
    send: (domain: string, asked: Asked) => ask(handlers[domain] ?? diagnostics, asked),
    /** How many revisions the table holds: of each entity, all that was ever written. */
    revisions: async (): Promise<number> => {
      let count = 0;
      let ExclusiveStartKey: Record<string, unknown> | undefined;
      do {
        const { Items = [], LastEvaluatedKey } = await client.send(
          new ScanCommand({
            TableName: table,
            ConsistentRead: true,
            ProjectionExpression: 'pk, sk',
            ...(ExclusiveStartKey && { ExclusiveStartKey }),
          }),
        );
        count += Items.filter(({ sk }) => String(sk).startsWith('V#')).length;
        ExclusiveStartKey = LastEvaluatedKey;
      } while (ExclusiveStartKey !== undefined);
      return count;
    },
    stop: async () => {
      client.destroy();
      await sso.stop();
    },
  };
}
export type CampaignStage = Awaited<ReturnType<typeof makeCampaignStage>>;

function handlerOf(domain: string): ApiHandler {
  const handler = handlers[domain];
  if (handler === undefined) throw new Error(`The domain ${domain} has no handler here.`);
  return handler;
}
