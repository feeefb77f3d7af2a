import type { Implementation } from '#functions/kernel/context.ts';
import { serve } from '#functions/kernel/http/serve.ts';
import { settingsEndpoints } from '#shared/settings/endpoints.ts';
import { storedSettings } from './stored-settings.ts';
import { updateSettings } from './update-settings.ts';

const getSettings: Implementation<typeof settingsEndpoints.get> = (_input, context) =>
  storedSettings(context);

export const settingsImplementations = {
  get: getSettings,
  update: updateSettings,
};

export const handler = serve('settings', settingsEndpoints, settingsImplementations);
