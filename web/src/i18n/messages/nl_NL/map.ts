import type { Messages } from '../../parts.ts';

export const messages = {
  'map.label': '{count, plural, one {Kaart met # aanbieding} other {Kaart met # aanbiedingen}}',
  'map.labelPlace': 'Kaart: {place}',
  'map.controls': 'Kaart verplaatsen',
  'map.move.in': 'Kaart inzoomen',
  'map.move.out': 'Kaart uitzoomen',
  'map.move.left': 'Kaart naar links',
  'map.move.up': 'Kaart omhoog',
  'map.move.down': 'Kaart omlaag',
  'map.move.right': 'Kaart naar rechts',
  'map.move.all': 'Alles tonen',
  'map.searchArea': 'In dit gebied zoeken',
  'map.areaNear': 'Midden van de kaart bij {city}',
  'map.help': 'De pijltjestoetsen verplaatsen de kaart, + en − zoomen in en uit, Home toont alles.',
  'map.helpMarkers': 'Met Tab gaat u naar de aanbiedingen.',
  'map.here':
    '{count, plural, one {# aanbieding op deze plek} other {# aanbiedingen op deze plek}}',
  'map.source': 'Omtrekken: Natural Earth. Plaatsen: GeoNames, CC BY 4.0.',
} satisfies Partial<Messages<'map'>>;
