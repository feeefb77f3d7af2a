import type { Messages } from '../../parts.ts';

export const messages: Messages<'labels'> = {
  'labels.search': 'Key or text',
  'labels.show.missing': 'Missing',
  'labels.show.outdated': 'Source changed',
  'labels.show.own': 'Changed by us',
  'labels.show.unreviewed': 'Not reviewed',
  'labels.longer':
    '{length} characters: more than the longest text in this place ({longest}). Look whether it fits.',
  'labels.reviewed': 'Reviewed',
  'labels.problem.brokenAt':
    'This is not a message in the ICU format: look at character {position}.',
  'labels.problem.missing': '{value} is missing: the page puts something in there.',
  'labels.problem.unknown': 'There is no {value} in this place.',
  'labels.problem.form': 'The plural needs the form {value}, too, in this language.',
  'labels.download': '{count, plural, one {# text} other {# texts}} as an XLIFF file',
  'labels.upload': 'Read an XLIFF file',
  'labels.taken':
    '{count, plural, =0 {The file changes nothing} one {# text of the file stands in its field and is not saved yet} other {# texts of the file stand in their fields and are not saved yet}}',
  'labels.unknownKeys':
    '{count, plural, one {# key of the file does not exist} other {# keys of the file do not exist}}; they are left out.',
  'labels.file.format': 'This is no file in the format XLIFF 1.2.',
  'labels.file.language': 'The file is for another language.',
};
