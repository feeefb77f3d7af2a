import { type Deployment, readConfiguration } from '#infra/configuration/read-configuration.ts';
import { countries } from '#infra/countries.ts';
import { stages } from '#infra/stages.ts';

/** The stage without kept data, so that it can be removed again. */
const STAGE = 'test';

/** The rehearsed deployment. */
export const rehearsedDeployment: Deployment = readConfiguration({ countries, stages }, STAGE);
