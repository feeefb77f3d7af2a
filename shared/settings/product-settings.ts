import * as z from 'zod';
import { defineEntityClass } from '#shared/kernel/entity-class.ts';
import { administratorsWrite, publicShard } from '#shared/kernel/master-data-rights.ts';
import { SETTING_RANGES, type SettingName } from './setting-ranges.ts';

const setting = (name: SettingName) => {
  const { least, most } = SETTING_RANGES[name];
  return z.int().min(least).max(most).optional();
};

/** The values that administrators have set for the whole installation; an absent value is the usual one. */
export const ProductSettings = z.strictObject({
  inviteDays: setting('inviteDays'),
  objectionDays: setting('objectionDays'),
  maxUsers: setting('maxUsers'),
  certificationCheckHours: setting('certificationCheckHours'),
  replyWorkingDays: setting('replyWorkingDays'),
  notifiedAdministrators: setting('notifiedAdministrators'),
  bounceRestDays: setting('bounceRestDays'),
  usualTimeDays: setting('usualTimeDays'),
} satisfies Record<SettingName, z.ZodType<number | undefined>>);
export type ProductSettings = z.infer<typeof ProductSettings>;

/** The unique value by which the one entity of the class is found. */
export const THE_SETTINGS = 'all';

export const productSettingsClass = defineEntityClass({
  name: 'productsettings',
  personal: 'none',
  schema: ProductSettings,
  groups: publicShard<ProductSettings>({}),
  write: { ...administratorsWrite, remove: () => false },
  /** The class has one entity. */
  unique: { only: () => [THE_SETTINGS] },
  refs: {},
  label: () => 'settings',
});
