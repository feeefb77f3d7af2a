import type { Messages } from '../../parts.ts';

export const messages = {
  'map.label': '{count, plural, one {Térkép # ajánlattal} other {Térkép # ajánlattal}}',
  'map.labelPlace': 'Térkép: {place}',
  'map.controls': 'Térkép mozgatása',
  'map.move.in': 'Térkép nagyítása',
  'map.move.out': 'Térkép kicsinyítése',
  'map.move.left': 'Térkép balra',
  'map.move.up': 'Térkép felfelé',
  'map.move.down': 'Térkép lefelé',
  'map.move.right': 'Térkép jobbra',
  'map.move.all': 'Minden látszik',
  'map.searchArea': 'Keresés ezen a területen',
  'map.areaNear': 'A térkép közepe: {city} környéke',
  'map.help':
    'A nyílbillentyűk mozgatják a térképet, a + és a − méretezi, a Home mindent megmutat.',
  'map.helpMarkers': 'A Tab billentyű az ajánlatokhoz visz.',
  'map.here': '{count, plural, one {# ajánlat ezen a helyen} other {# ajánlat ezen a helyen}}',
  'map.source': 'Körvonalak: Natural Earth. Települések: GeoNames, CC BY 4.0.',
} satisfies Partial<Messages<'map'>>;
