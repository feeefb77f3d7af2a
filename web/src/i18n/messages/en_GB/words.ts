import type { Messages } from '../../parts.ts';

export const messages = {
  'words.address': 'Address',
  'words.associations': 'Associations',
  'words.attachments': 'Attachments',
  'words.choose': 'Please choose',
  'words.chooseRegions': 'Choose regions',
  'words.columns': 'Columns',
  'words.confirmEach': 'Look at each',
  'words.confirmOffers':
    '{count, plural, one {# offer must be confirmed by {day}} other {# offers must be confirmed by {day}}}',
  'words.contactPerson': 'Contact person',
  'words.copied': 'Copied',
  'words.country': 'Country',
  'words.delete': 'Delete',
  'words.download': 'Download',
  'words.email': 'E-mail',
  'words.farm': 'Farm',
  'words.files': 'Files',
  'words.invite': 'Invite',
  'words.inviteOpen': 'Open until {day}',
  'words.inviteOver': 'Expired',
  'words.inviteToAccount': 'To the addresses of the account',
  'words.leaveOut': 'Leave out',
  'words.logoSides':
    'The picture has {width, number} × {height, number} pixels. Each side needs between {min, number} and {max, number} pixels.',
  'words.manageFiles': 'Manage files',
  'words.needed': 'What you need',
  'words.offersConfirmed':
    '{count, plural, =0 {Thank you, everything had been confirmed already} one {Thank you, # offer is confirmed} other {Thank you, # offers are confirmed}}',
  'words.region': 'Region',
  'words.rename': 'Rename',
  'words.role': 'Role',
  'words.saved': 'Saved',
  'words.search': 'Search',
  'words.whoUses': 'Who uses this account',
} as const satisfies Messages<'words'>;
