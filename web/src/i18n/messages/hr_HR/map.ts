import type { Messages } from '../../parts.ts';

export const messages = {
  'map.label':
    '{count, plural, one {Karta s # ponudom} few {Karta s # ponude} other {Karta s # ponuda}}',
  'map.labelPlace': 'Karta: {place}',
  'map.controls': 'Pomicanje karte',
  'map.move.in': 'Povećaj kartu',
  'map.move.out': 'Smanji kartu',
  'map.move.left': 'Karta ulijevo',
  'map.move.up': 'Karta prema gore',
  'map.move.down': 'Karta prema dolje',
  'map.move.right': 'Karta udesno',
  'map.move.all': 'Prikaži sve',
  'map.searchArea': 'Traži na ovom području',
  'map.areaNear': 'Središte karte blizu: {city}',
  'map.help': 'Strelice pomiču kartu, + i − mijenjaju veličinu, tipka Home prikazuje sve.',
  'map.helpMarkers': 'Tipkom Tab dolazite do ponuda.',
  'map.here':
    '{count, plural, one {# ponuda na ovom mjestu} few {# ponude na ovom mjestu} other {# ponuda na ovom mjestu}}',
  'map.source': 'Obrisi: Natural Earth. Mjesta: GeoNames, CC BY 4.0.',
} satisfies Partial<Messages<'map'>>;
