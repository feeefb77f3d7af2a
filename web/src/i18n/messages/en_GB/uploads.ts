import type { Messages } from '../../parts.ts';

export const messages = {
  'uploads.none': 'You have not uploaded a file yet',
  'uploads.noneText':
    'Upload a photo or your organic certificate, for example. Then you can show it with offers.',
  'uploads.addTitle': 'Upload files',
  'uploads.fileHint': 'At most {limit} a file. Allowed: {endings}.',
  'uploads.nameHint': 'At most {most, number} characters: letters, digits, ( ) _ - and space',
  'uploads.noticeHint': 'Shown with the file. Everybody who may see the file can read the note.',
  'uploads.category': 'Purpose',
  'uploads.category.offer': 'For offers',
  'uploads.changed': 'Changed',
  'uploads.use': 'Used',
  'uploads.usedIn': '{count, plural, =0 {in no offer} one {in # offer} other {in # offers}}',
  'uploads.fileMissing': 'The file has not arrived',
  'uploads.logoShown': 'Stands beside your offers',
  'uploads.logoNotShown': 'Not shown',
  'uploads.showLogo': 'Show as logo',
  'uploads.replace': 'Replace',
  'uploads.replaceText': '{file} takes the place of {former}.',
  'uploads.shownBy':
    '{count, plural, one {# offer shows this file.} other {# offers show this file.}}',
  'uploads.showOffers': '{count, plural, one {See the offer} other {See the offers}}',
  'uploads.detachAndDelete':
    '{count, plural, one {Take it out of # offer and delete it} other {Take it out of # offers and delete it}}',

  'download.origin': 'From',
  'download.size': 'Size',
} satisfies Messages<'uploads'>;
