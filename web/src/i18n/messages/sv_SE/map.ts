import type { Messages } from '../../parts.ts';

export const messages = {
  'map.label': '{count, plural, one {Karta med # annons} other {Karta med # annonser}}',
  'map.labelPlace': 'Karta: {place}',
  'map.controls': 'Flytta kartan',
  'map.move.in': 'Zooma in',
  'map.move.out': 'Zooma ut',
  'map.move.left': 'Kartan åt vänster',
  'map.move.up': 'Kartan uppåt',
  'map.move.down': 'Kartan nedåt',
  'map.move.right': 'Kartan åt höger',
  'map.move.all': 'Visa allt',
  'map.searchArea': 'Sök i det här området',
  'map.areaNear': 'Kartans mitt nära {city}',
  'map.help': 'Piltangenterna flyttar kartan, + och − zoomar, Home visar allt.',
  'map.helpMarkers': 'Med Tab kommer du till annonserna.',
  'map.here':
    '{count, plural, one {# annons på det här stället} other {# annonser på det här stället}}',
  'map.source': 'Konturer: Natural Earth. Orter: GeoNames, CC BY 4.0.',
} satisfies Partial<Messages<'map'>>;
