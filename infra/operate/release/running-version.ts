import { readConfiguration } from '#infra/deploy/configuration/read-configuration.ts';
import { countries } from '#infra/deploy/countries.ts';
import { StartupError } from '#infra/deploy/program/startup-error.ts';
import { tellAndExit } from '#infra/deploy/program/tell-and-exit.ts';
import { stages } from '#infra/deploy/stages.ts';
import { makeAskSite } from '#infra/operate/smoke/ask-site.ts';
import { diagnosticsEndpoints } from '#shared/diagnostics/endpoints.ts';

/**
 * `npm run running-version -- <stage>`: prints the tag of the running product, such as `v1.4.0`; `none` where none
 * answers.
 */
async function tellRunningVersion(stageName: string | undefined): Promise<void> {
  if (stageName === undefined) {
    throw new StartupError('Name a stage: npm run running-version -- STAGE');
  }
  const [country] = readConfiguration({ countries, stages }, stageName).countries;
  const { health } = diagnosticsEndpoints;
  const answer = await makeAskSite(`https://${country?.domains[0] ?? ''}`)(health, {}).catch(
    () => undefined,
  );
  const running = health.output.safeParse(answer?.data);
  process.stdout.write(`${running.success ? `v${running.data.version}` : 'none'}\n`);
}

await tellRunningVersion(process.argv[2]).catch(tellAndExit);
