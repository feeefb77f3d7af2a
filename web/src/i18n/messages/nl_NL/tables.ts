import type { Messages } from '../../parts.ts';

export const messages = {
  'tables.filters': 'Filters',
  'tables.more': 'Meer',
  'tables.columnsShown': 'Getoonde kolommen',
  'tables.export': 'Exporteren',
  'tables.selection': 'Geselecteerde regels',
  'tables.selected': '{count, plural, one {# regel geselecteerd} other {# regels geselecteerd}}',
  'tables.selectNone': 'Selectie wissen',
  'tables.selectAll': '{count, plural, one {# regel selecteren} other {Alle # regels selecteren}}',
  'tables.select': '{name} selecteren',
  'tables.sort': 'Gesorteerd op',
  'tables.ownOrder': 'Gewone volgorde',
  'tables.ascending': '{column}, oplopend',
  'tables.descending': '{column}, aflopend',
  'tables.savedViews': 'Bewaarde weergaven',
  'tables.savedNone': 'Nog geen. Bewaar de filters die u vaak nodig hebt.',
  'tables.savedName': 'Naam van de weergave',
  'tables.savedHint': 'Bewaard worden de weergave, filters en volgorde van nu.',
  'tables.savedNameMissing': 'Geef de weergave een naam.',
  'tables.savedFull':
    '{count, plural, one {Er kan hoogstens # weergave worden bewaard.} other {Er kunnen hoogstens # weergaven worden bewaard.}} Verwijder een andere.',
  'tables.savedKeep': 'Weergave bewaren',
  'tables.savedRemove': 'Weergave verwijderen: {name}',
  'tables.savedRename': 'Naam van weergave wijzigen: {name}',
  'tables.savedNewName': 'Nieuwe naam van ‘{name}’',
  'tables.savedNameTaken': 'Zo heet al een andere weergave.',
  'tables.done':
    '{count, plural, =0 {Geen regel gewijzigd} one {# regel is gewijzigd} other {# regels zijn gewijzigd}}{refused, plural, =0 {} one {, # niet} other {, # niet}}',
  'tables.tooMany':
    '{count, plural, other {Er kunnen hoogstens # regels tegelijk worden gewijzigd.}}',
  'tables.tooManyExported':
    '{count, plural, other {Er kunnen hoogstens # geselecteerde regels worden geëxporteerd.}}',
  'tables.progress': '{count} van {of} …',
} satisfies Partial<Messages<'tables'>>;
