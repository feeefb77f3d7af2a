import type { Messages } from '#web/i18n/parts.ts';

export const en_GB: Messages<'tasks'> = {
  'tasks.approvals':
    '{count, plural, =0 {No offer is waiting for your approval} one {# offer is waiting for your approval} other {# offers are waiting for your approval}}',
  'tasks.confirm':
    '{count, plural, one {# offer must be confirmed by {day}} other {# offers must be confirmed by {day}}}',
  'tasks.hidden':
    '{count, plural, one {# offer must be confirmed to be found again} other {# offers must be confirmed for all to be found again}}',
};
