import type { Messages } from '../../parts.ts';

export const messages = {
  'map.label': '{count, plural, one {Map with # offer} other {Map with # offers}}',
  'map.labelPlace': 'Map: {place}',
  'map.controls': 'Move the map',
  'map.move.in': 'Zoom in',
  'map.move.out': 'Zoom out',
  'map.move.left': 'Move map left',
  'map.move.up': 'Move map up',
  'map.move.down': 'Move map down',
  'map.move.right': 'Move map right',
  'map.move.all': 'Show all',
  'map.searchArea': 'Search this area',
  'map.areaNear': 'middle of the map, near {city}',
  'map.help': 'Arrow keys move the map, + and − zoom, Home shows everything.',
  'map.helpMarkers': 'Tab goes on to the offers.',
  'map.here': '{count, plural, one {# offer at this place} other {# offers at this place}}',
  'map.source': 'Outlines: Natural Earth. Places: GeoNames, CC BY 4.0.',
} satisfies Messages<'map'>;
