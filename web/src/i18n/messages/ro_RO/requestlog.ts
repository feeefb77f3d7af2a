import type { Messages } from '../../parts.ts';

export const messages = {
  'requestlog.lead':
    'Toate cererile trimise din toate țările. Ciornele le vede numai cine le scrie.',
  'requestlog.month': 'Trimise în',
  'requestlog.delete':
    '{count, plural, one {Ștergeți # cerere} few {Ștergeți # cereri} other {Ștergeți # de cereri}}',
  'requestlog.deleteText':
    'Toate părțile implicate pierd accesul, iar fișierele anexate nu mai sunt protejate. Statistica {count, plural, one {o} few {le} other {le}} numără mai departe. Istoricul și motivul se păstrează.',
  'requestlog.deleteNow': 'Ștergeți definitiv',
  'requestlog.deleted':
    '{count, plural, one {# cerere ștearsă} few {# cereri șterse} other {# de cereri șterse}}',
  'requestlog.failed':
    '{count, plural, one {# cerere nu a fost ștearsă} few {# cereri nu au fost șterse} other {# de cereri nu au fost șterse}}',
  'requestlog.protocol': 'Exportați jurnalul',
} satisfies Partial<Messages<'requestlog'>>;
