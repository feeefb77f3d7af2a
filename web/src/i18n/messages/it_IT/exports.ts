import type { Messages } from '../../parts.ts';

export const messages = {
  'exports.lead':
    '{count, plural, one {# riga, con i filtri attuali dell’elenco.} other {{shown} righe, con i filtri attuali dell’elenco.}}',
  'exports.format': 'Formato del file',
  'exports.columns.list':
    '{count, plural, one {Come nell’elenco (# colonna)} other {Come nell’elenco (# colonne)}}',
  'exports.columns.all': '{count, plural, one {Tutte (# colonna)} other {Tutte (# colonne)}}',
  'exports.columns.own':
    '{count, plural, =0 {A scelta} one {A scelta (# colonna)} other {A scelta (# colonne)}}',
  'exports.columnsChosen': 'Colonne del file',
  'exports.noColumn': 'Scegliere almeno una colonna.',
  'exports.headings': 'Intestazioni proprie',
  'exports.proposed': 'Torna a quelle proposte',
  'exports.proposedAgain': 'Sono di nuovo scelte le colonne e le intestazioni proposte.',
  'exports.more': 'Lingua e codici',
  'exports.language': 'Lingua del file',
  'exports.fallback': 'Lingua sostitutiva',
  'exports.fallbackNone': 'Come di solito',
  'exports.ids': 'Codici invece di denominazioni',
  'exports.begin': 'Avvia esportazione',
  'exports.beginOwn': 'Torna alla propria esportazione',
  'exports.tooLong':
    'Dopo {minutes, number} minuti l’esportazione non è ancora pronta. Continua; riceverà un’e-mail.',
  'exports.waitOn': 'Continua ad attendere',
  'exports.all': 'Esportazioni',
  'exports.noneText': 'Un’esportazione si avvia dall’elenco di cui servono le righe.',
  'exports.titleOf': 'Esportazione: {title}',
  'exports.begun': 'Avviata: {time}, {name}',
  'exports.conditions':
    '{count, plural, =0 {senza filtri} one {Filtri: # condizione} other {Filtri: # condizioni}}',
  'exports.list': 'Elenco con questi filtri',
  'exports.rows': '{count, plural, one {# riga} other {{shown} righe}}',
  'exports.keptUntil': 'conservato fino al {day}',
} satisfies Partial<Messages<'exports'>>;
