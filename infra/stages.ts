import type * as z from 'zod';
import type { StageConfig } from './configuration/stage-config.ts';

/** The deployments of the product. `cdk deploy` takes the first unless told otherwise: `-c stage=test`. */
export const stages = [
  {
    name: 'production',
    region: 'eu-central-1',
    countries: 'all',
    portal: {
      domain: 'livestock.example',
      dns: { kind: 'hostedZone', zoneName: 'livestock.example', zoneId: 'Z0123456789EXAMPLE' },
    },
    signOnPrefix: 'livestock-example',
    handlerSecretName: 'livestock/production/handlers',
    alarmAddress: 'operations@livestock.example',
    retention: { logDays: 90, fileVersionDays: 90, exportDays: 7 },
  },
  {
    name: 'test',
    region: 'eu-central-1',
    countries: ['DE'],
    domainPrefix: 'test.',
    signOnPrefix: 'livestock-example-test',
    handlerSecretName: 'livestock/test/handlers',
    alarmAddress: 'operations@livestock.example',
    retention: { logDays: 14, fileVersionDays: 7, exportDays: 7 },
    keepsData: false,
  },
] as const satisfies readonly z.input<typeof StageConfig>[];
