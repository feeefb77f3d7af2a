import type { Messages } from '../../parts.ts';

export const messages = {
  'map.label': '{count, plural, one {Mapa con # oferta} other {Mapa con # ofertas}}',
  'map.labelPlace': 'Mapa: {place}',
  'map.controls': 'Mover el mapa',
  'map.move.in': 'Ampliar el mapa',
  'map.move.out': 'Reducir el mapa',
  'map.move.left': 'Mapa hacia la izquierda',
  'map.move.up': 'Mapa hacia arriba',
  'map.move.down': 'Mapa hacia abajo',
  'map.move.right': 'Mapa hacia la derecha',
  'map.move.all': 'Ver todo',
  'map.searchArea': 'Buscar en esta zona',
  'map.areaNear': 'Centro del mapa cerca de {city}',
  'map.help': 'Las flechas mueven el mapa, + y − cambian el tamaño e Inicio lo muestra todo.',
  'map.helpMarkers': 'Con el tabulador se pasa a las ofertas.',
  'map.here': '{count, plural, one {# oferta en este punto} other {# ofertas en este punto}}',
  'map.source': 'Contornos: Natural Earth. Localidades: GeoNames, CC BY 4.0.',
} satisfies Partial<Messages<'map'>>;
