import type { Messages } from '../../parts.ts';

export const messages = {
  'map.label':
    '{count, plural, one {Žemėlapis su # pasiūlymu} few {Žemėlapis su # pasiūlymais} many {Žemėlapis su # pasiūlymo} other {Žemėlapis su # pasiūlymų}}',
  'map.labelPlace': 'Žemėlapis: {place}',
  'map.controls': 'Judinti žemėlapį',
  'map.move.in': 'Priartinti žemėlapį',
  'map.move.out': 'Nutolinti žemėlapį',
  'map.move.left': 'Žemėlapis į kairę',
  'map.move.up': 'Žemėlapis aukštyn',
  'map.move.down': 'Žemėlapis žemyn',
  'map.move.right': 'Žemėlapis į dešinę',
  'map.move.all': 'Rodyti viską',
  'map.searchArea': 'Ieškoti šioje srityje',
  'map.areaNear': 'Žemėlapio vidurys netoli: {city}',
  'map.help': 'Rodyklių klavišai judina žemėlapį, + ir − keičia mastelį, „Home“ rodo viską.',
  'map.helpMarkers': 'Tab klavišu pereisite prie pasiūlymų.',
  'map.here':
    '{count, plural, one {# pasiūlymas šioje vietoje} few {# pasiūlymai šioje vietoje} many {# pasiūlymo šioje vietoje} other {# pasiūlymų šioje vietoje}}',
  'map.source': 'Kontūrai: Natural Earth. Vietovės: GeoNames, CC BY 4.0.',
} satisfies Partial<Messages<'map'>>;
