import type { Messages } from '../../parts.ts';

export const messages = {
  'exports.lead':
    '{count, plural, one {# eilutė, kaip sąrašas filtruotas.} few {{shown} eilutės, kaip sąrašas filtruotas.} many {{shown} eilutės, kaip sąrašas filtruotas.} other {{shown} eilučių, kaip sąrašas filtruotas.}}',
  'exports.format': 'Failo formatas',
  'exports.columns.list':
    '{count, plural, one {Kaip sąraše (# stulpelis)} few {Kaip sąraše (# stulpeliai)} many {Kaip sąraše (# stulpelio)} other {Kaip sąraše (# stulpelių)}}',
  'exports.columns.all':
    '{count, plural, one {Visi (# stulpelis)} few {Visi (# stulpeliai)} many {Visi (# stulpelio)} other {Visi (# stulpelių)}}',
  'exports.columns.own':
    '{count, plural, =0 {Savas pasirinkimas} one {Savas pasirinkimas (# stulpelis)} few {Savas pasirinkimas (# stulpeliai)} many {Savas pasirinkimas (# stulpelio)} other {Savas pasirinkimas (# stulpelių)}}',
  'exports.columnsChosen': 'Failo stulpeliai',
  'exports.noColumn': 'Pasirinkite bent vieną stulpelį.',
  'exports.headings': 'Savos antraštės',
  'exports.proposed': 'Atgal prie siūlomų',
  'exports.proposedAgain': 'Vėl pasirinkti siūlomi stulpeliai ir antraštės.',
  'exports.more': 'Kalba ir identifikatoriai',
  'exports.language': 'Failo kalba',
  'exports.fallback': 'Atsarginė kalba',
  'exports.fallbackNone': 'Kaip įprasta',
  'exports.ids': 'Identifikatoriai vietoj pavadinimų',
  'exports.begin': 'Pradėti eksportą',
  'exports.beginOwn': 'Atgal prie savo eksporto',
  'exports.tooLong':
    'Eksportas po {minutes, number} minučių dar nebaigtas. Jis vyksta toliau; gausite el. laišką.',
  'exports.waitOn': 'Laukti toliau',
  'exports.all': 'Eksportai',
  'exports.noneText': 'Eksportą pradedate tame sąraše, kurio eilučių reikia.',
  'exports.titleOf': 'Eksportas: {title}',
  'exports.begun': 'Pradėta: {time}, {name}',
  'exports.conditions':
    '{count, plural, =0 {be filtrų} one {Filtrai: # sąlyga} few {Filtrai: # sąlygos} many {Filtrai: # sąlygos} other {Filtrai: # sąlygų}}',
  'exports.list': 'Sąrašas su šiais filtrais',
  'exports.rows':
    '{count, plural, one {# eilutė} few {{shown} eilutės} many {{shown} eilutės} other {{shown} eilučių}}',
  'exports.keptUntil': 'saugoma iki {day}',
} satisfies Partial<Messages<'exports'>>;
