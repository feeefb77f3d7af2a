import type { Messages } from '../../parts.ts';

export const messages: Messages<'requestlog'> = {
  'requestlog.lead':
    'All requests that were sent, of all countries. Drafts are seen by their writers only.',
  'requestlog.anyCountry': 'All countries',
  'requestlog.month': 'Sent in',
  'requestlog.anyMonth': 'Any month',
  'requestlog.none': 'No request matches this search',
  'requestlog.tooMany': 'At most {count} requests can be deleted at once.',
  'requestlog.delete': '{count, plural, one {Delete # request} other {Delete # requests}}',
  'requestlog.deleteText':
    'All parties lose access, and attached files are protected no more. The statistics go on counting {count, plural, one {it} other {them}}. History and reason are kept.',
  'requestlog.reasonHint': 'It stays in the history.',
  'requestlog.reasonMissing': 'Write a reason of at least {count} characters.',
  'requestlog.typeNumber': 'Type the number to confirm: {wanted}',
  'requestlog.typeCount': 'Type how many they are to confirm: {wanted}',
  'requestlog.notConfirmed': 'This does not match.',
  'requestlog.deleteNow': 'Delete for good',
  'requestlog.deleted':
    '{count, plural, one {# request is deleted} other {# requests are deleted}}',
  'requestlog.failed':
    '{count, plural, one {# request is not deleted} other {# requests are not deleted}}',
  'requestlog.failedLine': '{number}: {reason}',
  'requestlog.protocol': 'Export the protocol',
};
