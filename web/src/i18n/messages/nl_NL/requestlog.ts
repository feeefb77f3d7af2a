import type { Messages } from '../../parts.ts';

export const messages = {
  'requestlog.lead':
    'Alle verzonden aanvragen van alle landen. Concepten ziet alleen wie ze schrijft.',
  'requestlog.month': 'Verzonden in',
  'requestlog.delete':
    '{count, plural, one {# aanvraag verwijderen} other {# aanvragen verwijderen}}',
  'requestlog.deleteText':
    'Alle betrokkenen verliezen de toegang, en bestanden in de bijlage zijn niet meer beschermd. De statistiek telt {count, plural, one {de aanvraag} other {de aanvragen}} nog mee. Verloop en reden blijven bewaard.',
  'requestlog.deleteNow': 'Definitief verwijderen',
  'requestlog.deleted':
    '{count, plural, one {# aanvraag is verwijderd} other {# aanvragen zijn verwijderd}}',
  'requestlog.failed':
    '{count, plural, one {# aanvraag is niet verwijderd} other {# aanvragen zijn niet verwijderd}}',
  'requestlog.protocol': 'Logboek exporteren',
} satisfies Partial<Messages<'requestlog'>>;
