import type { Messages } from '../../parts.ts';

export const messages = {
  'labels.search': 'Chiave o testo',
  'labels.show.missing': 'Mancanti',
  'labels.show.outdated': 'Testo di partenza cambiato',
  'labels.show.own': 'Modificato da noi',
  'labels.show.unreviewed': 'Non verificati',
  'labels.longer':
    '{length} caratteri: più del testo più lungo in questo punto ({longest}). Controllare se ci sta.',
  'labels.reviewed': 'Verificato',
  'labels.problem.brokenAt':
    'Non è un messaggio in formato ICU: controllare al carattere {position}.',
  'labels.problem.missing': 'Qui manca {value}: la pagina vi inserisce qualcosa.',
  'labels.problem.unknown': '{value} non esiste in questo punto.',
  'labels.problem.form': 'Al plurale la lingua richiede anche la forma {value}.',
  'labels.download': '{count, plural, one {# testo} other {# testi}} in un file XLIFF',
  'labels.upload': 'Leggi un file XLIFF',
  'labels.taken':
    '{count, plural, =0 {Il file non cambia nulla} one {# testo del file è nel suo campo e non è ancora salvato} other {# testi del file sono nei loro campi e non sono ancora salvati}}',
  'labels.unknownKeys':
    '{count, plural, one {# chiave del file non esiste} other {# chiavi del file non esistono}}; vengono tralasciate.',
  'labels.file.format': 'Questo non è un file nel formato XLIFF 1.2.',
  'labels.file.language': 'Il file è per un’altra lingua.',
} satisfies Partial<Messages<'labels'>>;
