import type { Messages } from '../../parts.ts';

export const messages = {
  'labels.search': 'Chiave o testo',
  'labels.show.all': 'Tutti ({count})',
  'labels.show.missing': 'Mancanti ({count})',
  'labels.show.outdated': 'Testo di partenza cambiato ({count})',
  'labels.show.own': 'Modificati da noi ({count})',
  'labels.show.unreviewed': 'Non verificati ({count})',
  'labels.field': 'Testo per {key}',
  'labels.own': 'modificato da noi',
  'labels.outdated': 'testo di partenza cambiato',
  'labels.longer':
    '{length} caratteri: più del testo più lungo in questo punto ({longest}). Controllare se ci sta.',
  'labels.reviewed': 'Verificato',
  'labels.problem.brokenAt':
    'Non è un messaggio in formato ICU: controllare al carattere {position}.',
  'labels.problem.missing': 'Qui manca {value}: la pagina vi inserisce qualcosa.',
  'labels.problem.unknown': '{value} non esiste in questo punto.',
  'labels.problem.form': 'Al plurale la lingua richiede anche la forma {value}.',
  'labels.behindText':
    'Le sue modifiche sono ancora nei campi, accanto alla versione più recente. Controllare e salvare di nuovo.',
  'labels.download': '{count, plural, one {# testo} other {# testi}} in un file XLIFF',
  'labels.upload': 'Leggi un file XLIFF',
  'labels.taken':
    '{count, plural, =0 {Il file non cambia nulla} one {# testo del file è nel suo campo e non è ancora salvato} other {# testi del file sono nei loro campi e non sono ancora salvati}}',
  'labels.unknownKeys':
    '{count, plural, one {# chiave del file non esiste} other {# chiavi del file non esistono}}; vengono tralasciate.',
  'labels.file.format': 'Questo non è un file nel formato XLIFF 1.2.',
  'labels.file.language': 'Il file è per un’altra lingua.',
} satisfies Partial<Messages<'labels'>>;
