import type { Implementation } from '#functions/kernel/context.ts';
import { signedIn } from '#functions/kernel/http/signed-in.ts';
import type { settingsEndpoints } from '#shared/settings/endpoints.ts';
import { Settings } from '#shared/settings/settings.ts';
import { settingsKey, storedSettings } from './stored-settings.ts';

export const updateSettings: Implementation<typeof settingsEndpoints.update> = async (
  { settings },
  context,
) => {
  const changed = Settings.parse({ ...(await storedSettings(context)), ...settings });
  await context.values.put(settingsKey(signedIn(context.who)), changed);
  return changed;
};
