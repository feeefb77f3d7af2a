import type { Messages } from '../../parts.ts';

export const messages: Messages<'requestlog'> = {
  'requestlog.lead':
    'All requests that were sent, of all countries. Drafts are seen by their writers only.',
  'requestlog.month': 'Sent in',
  'requestlog.delete': '{count, plural, one {Delete # request} other {Delete # requests}}',
  'requestlog.deleteText':
    'All parties lose access, and attached files are protected no more. The statistics go on counting {count, plural, one {it} other {them}}. History and reason are kept.',
  'requestlog.deleteNow': 'Delete for good',
  'requestlog.deleted':
    '{count, plural, one {# request is deleted} other {# requests are deleted}}',
  'requestlog.failed':
    '{count, plural, one {# request is not deleted} other {# requests are not deleted}}',
  'requestlog.protocol': 'Export the protocol',
};
