import { serve } from '#functions/kernel/http/serve.ts';
import { settingsEndpoints } from '#shared/settings/endpoints.ts';
import { getSettings } from './get-settings.ts';
import { updateSettings } from './update-settings.ts';

export const handler = serve('settings', settingsEndpoints, {
  get: getSettings,
  update: updateSettings,
});
