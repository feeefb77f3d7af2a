import path from 'node:path';
import { App } from 'aws-cdk-lib';
import { addStacks } from '#infra/add-stacks.ts';
import { buildHandlers } from '#infra/build-handlers.ts';
import { readConfiguration } from '#infra/configuration/read-configuration.ts';
import { countries } from '#infra/countries.ts';
import { buildWeb } from '#infra/local/build-web.ts';
import { layOutPlaces } from '#infra/local/geo/shipped-places.ts';
import { stages } from '#infra/stages.ts';
import {
  CHANGED_ENTRY,
  CHANGED_FUNCTIONS,
  CHANGED_VERSION,
  changeHandler,
} from './changed-version.ts';

/**
 * What the CDK runs to rehearse an upgrade: the stacks as they are, one handler with other code, and the stage with
 * other settings, some of them of what holds state.
 */
const app = new App();
const { stage, ...deployment } = readConfiguration(
  { countries, stages },
  String(app.node.getContext('stage')),
);
const [handlers, siteDirectory] = await Promise.all([
  buildHandlers(CHANGED_FUNCTIONS),
  buildWeb((line) => process.stderr.write(`${line}\n`)),
]);
await changeHandler(path.join(CHANGED_FUNCTIONS, CHANGED_ENTRY));
const { fileVersionDays, exportDays } = stage.retention;
const retention = {
  logDays: 30 as const,
  fileVersionDays: fileVersionDays + 1,
  exportDays: exportDays + 1,
};
addStacks(app, {
  ...deployment,
  stage: { ...stage, retention },
  ...handlers,
  version: CHANGED_VERSION,
  siteDirectory,
  placesDirectory: await layOutPlaces(),
});
app.synth();
