import type { Messages } from '../../parts.ts';

export const messages = {
  'requestlog.lead':
    'Tutte le domande inviate di tutti i paesi. Le bozze le vede solo chi le scrive.',
  'requestlog.month': 'Inviata nel',
  'requestlog.delete': '{count, plural, one {Elimina # domanda} other {Elimina # domande}}',
  'requestlog.deleteText':
    'Tutte le parti coinvolte perdono l’accesso e i file allegati non sono più protetti. La statistica continua a {count, plural, one {contarla} other {contarle}}. Cronologia e motivo restano.',
  'requestlog.deleteNow': 'Elimina per sempre',
  'requestlog.deleted':
    '{count, plural, one {# domanda è eliminata} other {# domande sono eliminate}}',
  'requestlog.failed':
    '{count, plural, one {# domanda non è eliminata} other {# domande non sono eliminate}}',
  'requestlog.protocol': 'Esporta registro',
} satisfies Partial<Messages<'requestlog'>>;
