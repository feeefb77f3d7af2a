import type { Messages } from '#web/i18n/parts.ts';

export const messages: Messages<'activity'> = {
  'activity.intro':
    'Buyers rely on the animals still being there. Confirm your offers from time to time; what is not confirmed is hidden, never deleted.',
  'activity.nowhere': 'You do not sell in any country yet',
  'activity.nothing': 'There is nothing to confirm here.',
  'activity.question':
    '{count, plural, one {Is your # offer still right?} other {Are all # offers still right?}}',
  'activity.yes': 'Yes, all right',
  'activity.yesSome':
    '{count, plural, =0 {Confirm no offer} one {Yes, this # offer is right} other {Yes, these # offers are right}}',
  'activity.hidden': '{count, plural, one {# offer is hidden} other {# offers are hidden}}',
  'activity.hiddenText':
    'The confirmation has run out. As soon as you confirm, they can be found again at once.',
  'activity.next': 'Next deadline',
  'activity.warnings': 'Reminders since',
  'activity.waiting':
    '{count, plural, one {# offer is being confirmed, which takes some minutes} other {# offers are being confirmed, which takes some minutes}}',
  'activity.until':
    'The confirmation is valid until {day}. We will remind you by e-mail before that.',
  'activity.ends': 'Confirmed until {day}',
};
