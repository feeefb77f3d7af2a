import {
  CERTIFICATION_CHECK_HOURS,
  DEFAULT_MAX_USERS,
  INVITE_DAYS,
  OBJECTION_DAYS,
  SSO_USERS,
} from '#shared/accounts/limits.ts';
import { CONTACT_REPLY_WORKING_DAYS, NOTIFIED_ADMINISTRATORS } from '#shared/contact/limits.ts';
import { BOUNCE_REST_DAYS } from '#shared/mail/limits.ts';
import { USUAL_TIME_DAYS } from '#shared/requests/limits.ts';

/** The values that a setting may have, both bounds included, and its value while none is stored. */
export type SettingRange = {
  readonly usual: number;
  readonly least: number;
  readonly most: number;
};

/**
 * The ranges of the settings that an administrator may set for the whole installation. None weakens a bound of
 * security: links end within two months, and an objection stays possible for a week.
 */
export const SETTING_RANGES = {
  inviteDays: { usual: INVITE_DAYS, least: 1, most: 60 },
  objectionDays: { usual: OBJECTION_DAYS, least: 7, most: 60 },
  maxUsers: { usual: DEFAULT_MAX_USERS, least: 1, most: SSO_USERS },
  certificationCheckHours: { usual: CERTIFICATION_CHECK_HOURS, least: 6, most: 168 },
  replyWorkingDays: { usual: CONTACT_REPLY_WORKING_DAYS, least: 1, most: 20 },
  notifiedAdministrators: {
    usual: NOTIFIED_ADMINISTRATORS,
    least: 1,
    most: NOTIFIED_ADMINISTRATORS,
  },
  bounceRestDays: { usual: BOUNCE_REST_DAYS, least: 7, most: 365 },
  usualTimeDays: { usual: USUAL_TIME_DAYS, least: 30, most: 365 },
} as const satisfies Record<string, SettingRange>;

export type SettingName = keyof typeof SETTING_RANGES;
