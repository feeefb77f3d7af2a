import type * as z from 'zod';
import type { StageConfig } from './configuration/stage-config.ts';

/** The deployments of the product; `cdk` takes the named one: `-c stage=test`. Replace the examples by your own. */
export const stages = [
  {
    name: 'production',
    account: '111122223333',
    region: 'eu-central-1',
    countries: 'all',
    portal: {
      domain: 'livestock.example',
      dns: { kind: 'hostedZone', zoneName: 'livestock.example', zoneId: 'Z0123456789EXAMPLE' },
    },
    signOnPrefix: 'livestock-example',
    handlerSecretName: 'livestock/production/handlers',
    alarmAddress: 'operations@livestock.example',
    retention: { logDays: 90, fileVersionDays: 90 },
  },
  {
    name: 'test',
    account: '444455556666',
    region: 'eu-central-1',
    countries: ['DE'],
    domainPrefix: 'test.',
    signOnPrefix: 'livestock-example-test',
    handlerSecretName: 'livestock/test/handlers',
    alarmAddress: 'operations@livestock.example',
    // Testers play many roles in turn.
    secondFactorFor: [],
    retention: { logDays: 14, fileVersionDays: 7 },
    keepsData: false,
    // In the account of production the stage would take concurrency that production reserves.
    reservesConcurrency: false,
    probesSites: false,
  },
] as const satisfies readonly z.input<typeof StageConfig>[];
