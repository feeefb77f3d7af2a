import type { Messages } from '#web/i18n/parts.ts';

export const en_GB: Messages<'tasks'> = {
  'tasks.approvals':
    '{count, plural, =0 {No offer is waiting for your approval} one {# offer is waiting for your approval} other {# offers are waiting for your approval}}',
};
