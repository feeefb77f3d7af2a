import type { World } from '#functions/kernel/context.ts';
import { expiringCachePer } from '#functions/kernel/expiring-cache.ts';
import type { EntityStore } from '#functions/kernel/store/entity-store.ts';
import {
  type ProductSettings,
  productSettingsClass,
  THE_SETTINGS,
} from '#shared/settings/product-settings.ts';
import { SETTING_RANGES, type SettingName } from '#shared/settings/setting-ranges.ts';

/** The settings in memory, read again after the seconds within which a change holds everywhere. */
const memoryOf = expiringCachePer<EntityStore, ProductSettings>({ seconds: 60, entries: 1 });

/** Returns the value of a setting that an administrator has set, else the usual one. */
export async function productSetting(
  { store, clock }: Pick<World, 'store' | 'clock'>,
  name: SettingName,
): Promise<number> {
  const stored = await memoryOf(store, clock).get(THE_SETTINGS, async () => {
    const id = await store.claimedBy(productSettingsClass.name, 'only', THE_SETTINGS);
    return id === undefined ? {} : ((await store.latest(productSettingsClass, id))?.data ?? {});
  });
  return stored[name] ?? SETTING_RANGES[name].usual;
}
