import type { ClassScreen } from '#shared/entities/class-screen.ts';
import type { ProductSettings } from './product-settings.ts';
import { SETTING_RANGES, type SettingName } from './setting-ranges.ts';

const setting = (name: SettingName) =>
  ({ control: 'number', range: SETTING_RANGES[name] }) as const;

export const productSettingsScreen: ClassScreen<ProductSettings> = {
  group: 'contents',
  isSingle: true,
  fields: {
    inviteDays: { ...setting('inviteDays'), section: 'account' },
    objectionDays: setting('objectionDays'),
    maxUsers: setting('maxUsers'),
    certificationCheckHours: setting('certificationCheckHours'),
    replyWorkingDays: { ...setting('replyWorkingDays'), section: 'settingsMails' },
    notifiedAdministrators: setting('notifiedAdministrators'),
    bounceRestDays: setting('bounceRestDays'),
    usualTimeDays: { ...setting('usualTimeDays'), section: 'request-process' },
  },
  columns: [],
  filters: [],
};
