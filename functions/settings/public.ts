import type { World } from '#functions/kernel/context.ts';
import { settingsKey } from './stored-settings.ts';

export { productSetting } from './product-setting.ts';

/** Removes the settings of a user in an account, when the user leaves the account or it is redacted. */
export function forgetSettings(
  { values }: Pick<World, 'values'>,
  whose: { readonly user: string; readonly account: string },
): Promise<void> {
  return values.remove(settingsKey(whose));
}
