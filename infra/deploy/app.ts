import path from 'node:path';
import { App } from 'aws-cdk-lib';
import { addStacks, checkByRules } from './add-stacks.ts';
import { buildHandlers } from './build-handlers.ts';
import { ConfigurationError } from './configuration/configuration-error.ts';
import { leftExamples } from './configuration/left-examples.ts';
import { readConfiguration } from './configuration/read-configuration.ts';
import { countries } from './countries.ts';
import { markExamples } from './pipeline/assembly.ts';
import { layOutPlaces } from './places/shipped-places.ts';
import { buildWeb } from './program/build-web.ts';
import { tellAndExit } from './program/startup-error.ts';
import { stages } from './stages.ts';

/** Makes the stacks of one stage, with the bundles that they deploy: the program of the CDK (`cdk.json`). */
async function synthesize(): Promise<void> {
  const app = new App();
  const stageName: unknown = app.node.tryGetContext('stage');
  const deployment = readConfiguration(
    { countries, stages },
    typeof stageName === 'string' ? stageName : undefined,
  );
  const examples = leftExamples(deployment);
  refuseExamples(app, examples);
  const root = path.resolve(import.meta.dirname, '../..');
  const [handlers, siteDirectory, placesDirectory] = await Promise.all([
    buildHandlers(path.join(root, 'dist/functions')),
    buildWeb((line) => process.stderr.write(`${line}\n`)),
    layOutPlaces(),
  ]);
  checkByRules(app);
  addStacks(app, { ...deployment, ...handlers, siteDirectory, placesDirectory });
  await markExamples(app.synth().directory, examples);
}

/** Refuses rows of the sample, except to a look at the templates (`npm run synth`), which says that it takes them. */
function refuseExamples(app: App, examples: readonly string[]): void {
  if (examples.length === 0) return;
  if (app.node.tryGetContext('examples') === 'allowed') {
    const list = examples.join(', ');
    process.stderr.write(`These are examples, with which nothing can be deployed: ${list}\n`);
    return;
  }
  throw new ConfigurationError([
    `Countries and stage have examples: replace ${examples.join(', ')} in countries.ts and stages.ts by your own`,
  ]);
}

await synthesize().catch(tellAndExit);
