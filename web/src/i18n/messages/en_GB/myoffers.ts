import type { Messages } from '../../parts.ts';

export const messages = {
  'offers.mineNone': 'You have no offer yet',
  'offers.archive': 'Archive',
  'offers.unarchive': 'Take out of the archive',
  'offers.activeUntil': 'Confirmed until',
  'offers.noneSo': 'You have no such offer',
  'offers.withFile': 'Offers that show “{name}”',
  'offers.editAndResubmit': 'Edit and resubmit',
  'offers.bulkSaved':
    '{count, plural, =0 {No offer changed} one {# offer changed} other {# offers changed}}',
  'offers.bulkUndone':
    '{count, plural, =0 {Nothing taken back} one {# change taken back} other {# changes taken back}}',
  'offers.bulkSame':
    '{count, plural, one {# offer was so already.} other {# offers were so already.}}',
  'offers.bulkRefused':
    '{count, plural, one {# offer was not changed:} other {# offers were not changed:}}',
  'offers.action.kind': 'Species is not offered there',
  'offers.action.location': 'Location no longer exists',
  'offers.action.inactive': 'Account may not publish yet',
  'offers.bulkConfirm': 'Still right',
  'offers.notConfirmable':
    '{count, plural, one {# offer is archived or rejected and cannot be confirmed} other {# offers are archived or rejected and cannot be confirmed}}',
  'offers.changeDay': 'Change the day',
  'offers.rejectedBecause': 'Reason given by the authority',
  'offers.withoutPhoto': 'Offers without a photo',
} satisfies Messages<'myoffers'>;
