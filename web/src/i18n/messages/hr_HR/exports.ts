import type { Messages } from '../../parts.ts';

export const messages = {
  'exports.lead':
    '{count, plural, one {# redak, onako kako je popis filtriran.} few {{shown} retka, onako kako je popis filtriran.} other {{shown} redaka, onako kako je popis filtriran.}}',
  'exports.format': 'Format datoteke',
  'exports.columns.list':
    '{count, plural, one {Kao na popisu (# stupac)} few {Kao na popisu (# stupca)} other {Kao na popisu (# stupaca)}}',
  'exports.columns.all':
    '{count, plural, one {Svi (# stupac)} few {Svi (# stupca)} other {Svi (# stupaca)}}',
  'exports.columns.own':
    '{count, plural, =0 {Vlastiti odabir} one {Vlastiti odabir (# stupac)} few {Vlastiti odabir (# stupca)} other {Vlastiti odabir (# stupaca)}}',
  'exports.columnsChosen': 'Stupci datoteke',
  'exports.noColumn': 'Odaberite barem jedan stupac.',
  'exports.headings': 'Vlastiti naslovi',
  'exports.proposed': 'Vrati predložene',
  'exports.proposedAgain': 'Ponovno su odabrani predloženi stupci i naslovi.',
  'exports.more': 'Jezik i oznake',
  'exports.language': 'Jezik datoteke',
  'exports.fallback': 'Zamjenski jezik',
  'exports.fallbackNone': 'Kao obično',
  'exports.ids': 'Oznake umjesto naziva',
  'exports.begin': 'Pokreni izvoz',
  'exports.beginOwn': 'Natrag na vlastiti izvoz',
  'exports.tooLong':
    'Izvoz ni nakon {minutes, number} min još nije gotov. Nastavlja se; dobivate e-poruku.',
  'exports.waitOn': 'Čekaj dalje',
  'exports.all': 'Izvozi',
  'exports.noneText': 'Izvoz pokrećete na popisu čije retke trebate.',
  'exports.titleOf': 'Izvoz: {title}',
  'exports.begun': 'Započeto: {time}, {name}',
  'exports.conditions':
    '{count, plural, =0 {bez filtra} one {filtri: # uvjet} few {filtri: # uvjeta} other {filtri: # uvjeta}}',
  'exports.list': 'Popis s ovim filtrima',
  'exports.rows': '{count, plural, one {# redak} few {{shown} retka} other {{shown} redaka}}',
  'exports.keptUntil': 'čuva se do {day}',
} satisfies Partial<Messages<'exports'>>;
