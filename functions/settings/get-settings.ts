import type { Implementation } from '#functions/kernel/context.ts';
import type { settingsEndpoints } from '#shared/settings/endpoints.ts';
import { storedSettings } from './stored-settings.ts';

export const getSettings: Implementation<typeof settingsEndpoints.get> = (_input, context) =>
  storedSettings(context);
