import path from 'node:path';
import { App } from 'aws-cdk-lib';
import { addStacks, checkByRules } from './add-stacks.ts';
import { buildHandlers } from './build-handlers.ts';
import { ConfigurationError } from './configuration/configuration-error.ts';
import { readConfiguration } from './configuration/read-configuration.ts';
import { countries } from './countries.ts';
import { buildWeb } from './local/build-web.ts';
import { StartupError } from './local/startup-error.ts';
import { tellAndExit } from './local/tell-and-exit.ts';
import { stages } from './stages.ts';

/** What the CDK runs (`cdk.json`): the stacks of one stage, with the bundles that they deploy. */
async function synthesize(): Promise<void> {
  const app = new App();
  const stageName: unknown = app.node.tryGetContext('stage');
  const deployment = readConfiguration(
    { countries, stages },
    typeof stageName === 'string' ? stageName : undefined,
  );
  const root = path.resolve(import.meta.dirname, '..');
  const [handlers, siteDirectory] = await Promise.all([
    buildHandlers(path.join(root, 'dist/functions')),
    buildWeb((line) => process.stderr.write(`${line}\n`)),
  ]);
  checkByRules(app);
  addStacks(app, { ...deployment, ...handlers, siteDirectory });
  app.synth();
}

await synthesize().catch((error: unknown) =>
  tellAndExit(error instanceof ConfigurationError ? new StartupError(error.message) : error),
);
