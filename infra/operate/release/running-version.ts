import { setTimeout as pause } from 'node:timers/promises';
import { readConfiguration } from '#infra/deploy/configuration/read-configuration.ts';
import { countries } from '#infra/deploy/countries.ts';
import { StartupError, tellAndExit } from '#infra/deploy/program/startup-error.ts';
import { stages } from '#infra/deploy/stages.ts';
import { findVersion } from './find-version.ts';

/**
 * `npm run running-version -- <stage>`: prints the tag of the running product, such as `v1.4.0`; `none` before the
 * first deployment. Ends with 1 when the site does not tell: without it there is no way back.
 */
async function tellRunningVersion(stageName: string | undefined): Promise<void> {
  if (stageName === undefined) {
    throw new StartupError('Name a stage: npm run running-version -- STAGE');
  }
  const [country] = readConfiguration({ countries, stages }, stageName).countries;
  const version = await findVersion({ host: country?.domains[0] ?? '', fetch, pause });
  process.stdout.write(`${version === undefined ? 'none' : `v${version}`}\n`);
}

await tellRunningVersion(process.argv[2]).catch(tellAndExit);
