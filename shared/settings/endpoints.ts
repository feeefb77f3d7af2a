import * as z from 'zod';
import { defineEndpoint } from '#shared/kernel/endpoint.ts';
import { Settings, SettingsChange } from './settings.ts';

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
      'Changes settings of the user in the account that it acts through. Those left out stay, and so do the views of lists and files that are not named; a list of no views and a file with null are forgotten.',
    input: z.strictObject({ settings: SettingsChange }),
    output: Settings,
  }),
};
