import * as z from 'zod';
import { defineEndpoint } from '#shared/kernel/endpoint.ts';
import { Settings } from './settings.ts';

export const settingsEndpoints = {
  get: defineEndpoint({
    method: 'GET',
    path: 'livestock/settings/get',
    who: 'signedIn',
    summary: 'The settings of the user in the account that it acts through.',
    input: z.strictObject({}),
    output: Settings,
  }),
  update: defineEndpoint({
    method: 'POST',
    path: 'livestock/settings/update',
    who: 'signedIn',
    summary:
      'Changes settings of the user in the account that it acts through. Those left out stay; of two changes at once the later one stays.',
    input: z.strictObject({ settings: Settings.partial() }),
    output: Settings,
  }),
};
