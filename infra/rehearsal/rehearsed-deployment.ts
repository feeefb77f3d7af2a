import {
  type Deployment,
  readConfiguration,
} from '#infra/deploy/configuration/read-configuration.ts';
import { countries } from '#infra/deploy/countries.ts';
import { stages } from '#infra/deploy/stages.ts';

/** The stage without kept data, so that it can be removed again. */
const STAGE = 'test';

export const rehearsedDeployment: Deployment = readConfiguration({ countries, stages }, STAGE);
