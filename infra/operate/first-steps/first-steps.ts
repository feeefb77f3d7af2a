import { randomBytes } from 'node:crypto';
import { makeKeyedValues } from '#functions/kernel/adapters/table-keyed-values.ts';
import { systemClock } from '#functions/kernel/ports/clock.ts';
import { makeNewId } from '#functions/kernel/ports/ids.ts';
import { makeEntityStore } from '#functions/kernel/store/make-entity-store.ts';
import { makeTableClient } from '#functions/kernel/store/table.ts';
import { readConfiguration } from '#infra/deploy/configuration/read-configuration.ts';
import { prefixOf } from '#infra/deploy/constructs/stage-settings.ts';
import { countries } from '#infra/deploy/countries.ts';
import { StartupError, tellAndExit } from '#infra/deploy/program/startup-error.ts';
import { stages } from '#infra/deploy/stages.ts';
import { accountFor } from '#infra/operate/doctor/account-for.ts';
import { makeAskAws } from '#infra/operate/doctor/ask-aws.ts';
import { usersOfPool } from '#infra/operate/restore/people-of-sign-on.ts';
import { entityClasses } from '#shared/entity-classes.ts';
import { Email } from '#shared/kernel/email.ts';
import { openStage } from './open-stage.ts';

/** `npm run first-steps -- <stage> <email>`: enters countries and administrator of a stage where nobody is one. */
async function takeFirstSteps([stageName, address]: readonly string[]): Promise<void> {
  const email = Email.safeParse(address);
  if (stageName === undefined || !email.success) {
    throw new StartupError(
      'Name a stage and an e-mail address: npm run first-steps -- STAGE EMAIL',
    );
  }
  const deployment = readConfiguration({ countries, stages }, stageName);
  const askAws = makeAskAws({ endpoint: process.env.AWS_ENDPOINT_URL });
  const account = await accountFor(deployment.stage, askAws);
  const client = makeTableClient({ region: deployment.stage.region });
  const clock = systemClock;
  const newId = makeNewId(clock, randomBytes);
  const table = prefixOf(deployment);
  const store = makeEntityStore({ client, table, entityClasses, clock, newId });
  const { created, invitation } = await openStage(
    {
      store,
      values: makeKeyedValues({ client, table }),
      clock,
      newId,
      random: randomBytes,
      usersOfPool: () => usersOfPool({ deployment, account, askAws }),
    },
    { countries: deployment.countries, email: email.data },
  ).catch(tellOfTable(table, deployment.stage.region));
  process.stdout.write(
    `Countries: ${created.join(', ') || 'all there already'}\nAddress of the administrator: ${email.data}\nWho opens this link becomes administrator: ${invitation}\n`,
  );
}

const tellOfTable = (table: string, region: string) => (cause: unknown) => {
  if (cause instanceof StartupError || !(cause instanceof Error)) throw cause;
  if (cause.name === 'ResourceNotFoundException') {
    throw new StartupError(`There is no table ${table} in ${region}: deploy the stage first.`);
  }
  throw cause;
};

await takeFirstSteps(process.argv.slice(2)).catch(tellAndExit);
