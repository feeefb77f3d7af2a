import type { Messages } from '../../parts.ts';

export const messages = {
  'requestlog.lead':
    'Alle sendte ansøgninger i alle lande. Kladder kan kun ses af dem, der skriver dem.',
  'requestlog.month': 'Sendt i',
  'requestlog.delete': '{count, plural, one {Slet # ansøgning} other {Slet # ansøgninger}}',
  'requestlog.deleteText':
    'Alle parter mister adgangen, og vedlagte filer er ikke længere beskyttet. Statistikken tæller {count, plural, one {den} other {dem}} stadig med. Historik og grund bliver stående.',
  'requestlog.deleteNow': 'Slet endeligt',
  'requestlog.deleted':
    '{count, plural, one {# ansøgning er slettet} other {# ansøgninger er slettet}}',
  'requestlog.failed':
    '{count, plural, one {# ansøgning er ikke slettet} other {# ansøgninger er ikke slettet}}',
  'requestlog.protocol': 'Eksportér log',
} satisfies Partial<Messages<'requestlog'>>;
