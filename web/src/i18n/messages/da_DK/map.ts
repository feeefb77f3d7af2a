import type { Messages } from '../../parts.ts';

export const messages = {
  'map.label': '{count, plural, one {Kort med # tilbud} other {Kort med # tilbud}}',
  'map.labelPlace': 'Kort: {place}',
  'map.controls': 'Flyt kortet',
  'map.move.in': 'Zoom ind',
  'map.move.out': 'Zoom ud',
  'map.move.left': 'Flyt kortet til venstre',
  'map.move.up': 'Flyt kortet op',
  'map.move.down': 'Flyt kortet ned',
  'map.move.right': 'Flyt kortet til højre',
  'map.move.all': 'Vis alt',
  'map.searchArea': 'Søg i dette område',
  'map.areaNear': 'Kortets midte ved {city}',
  'map.help': 'Piletasterne flytter kortet, + og − zoomer, Home viser alt.',
  'map.helpMarkers': 'Tab fører til tilbuddene.',
  'map.here': '{count, plural, one {# tilbud her} other {# tilbud her}}',
  'map.source': 'Omrids: Natural Earth. Byer: GeoNames, CC BY 4.0.',
} satisfies Partial<Messages<'map'>>;
