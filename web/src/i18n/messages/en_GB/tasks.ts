import type { Messages } from '#web/i18n/parts.ts';

export const messages: Messages<'tasks'> = {
  'tasks.approvals':
    '{count, plural, =0 {No offer is waiting for your approval} one {# offer is waiting for your approval} other {# offers are waiting for your approval}}',
  'tasks.hidden':
    '{count, plural, one {# offer must be confirmed to be found again} other {# offers must be confirmed for all to be found again}}',
  'tasks.ending':
    '{count, plural, one {# offer must be confirmed by {day}} other {# offers must be confirmed by {day}}}',
  'tasks.endingText': 'After that, buyers cannot find what is not confirmed.',
  'tasks.confirmAll':
    '{count, plural, one {Yes, # offer is still right} other {Yes, all # offers are still right}}',
  'tasks.until': 'The confirmation is valid until {day}.',
  'tasks.untilAtLeast': 'The confirmation is valid until {day} at least, longer in some countries.',
  'tasks.takeOffline': 'Take it off the market in “My offers”',
  'tasks.offers': '{count, plural, one {# offer} other {# offers}}',
  'offers.standing.action': 'To do',
  'offers.standing.rejected': 'Rejected',
  'offers.standing.online': 'Online',
  'offers.standing.waiting': 'Waiting for approval',
  'offers.standing.paused': 'Paused',
  'offers.standing.archived': 'Archive',
  'tasks.weeks': 'Animals in the coming weeks',
  'tasks.weeksChange': 'Change weekly numbers',
  'tasks.withoutPhoto':
    '{count, plural, one {# offer without a photo} other {# offers without a photo}}',
  'tasks.addPhotos': 'Add photos',
  'tasks.waiting':
    '{count, plural, one {# offer is waiting for approval} other {# offers are waiting for approval}}',
};
