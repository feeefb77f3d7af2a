import type { World } from '#functions/kernel/context.ts';
import { settingsKey } from './stored-settings.ts';

export { productSetting } from './product-setting.ts';

/** Forgets what a user set in an account: when the user leaves it, or the account is redacted. */
export function forgetSettings(
  { values }: Pick<World, 'values'>,
  whose: { readonly user: string; readonly account: string },
): Promise<void> {
  return values.remove(settingsKey(whose));
}
